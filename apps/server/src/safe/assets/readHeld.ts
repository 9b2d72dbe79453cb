import type { Deployment } from '@love/contracts/deployments/deployment'
import { readBalances } from '@love/protocol/actions/readBalances'
import { knownContracts } from '@love/protocol/calls/knownContracts'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { type Address, type Client, erc20Abi, getAddress } from 'viem'
import { multicall } from 'viem/actions'
import { nodeFailure, withGas } from '../../chain/createChainClient.ts'
import type { Database } from '../../store/openStore.ts'
import type { ReadToken } from '../decode/describeDeps.ts'

export type Held = {
  readonly address: Address | 'ETH'
  readonly raw: bigint
  readonly token: Pick<Token, 'symbol' | 'name' | 'decimals'>
  /** One of ours, which alone have prices. */
  readonly listed: Token | undefined
}

export type HeldDeps = { db: Database; client: Client; deployment: Deployment; readToken: ReadToken }

/** Anybody can send anything: the strangers that came last. */
const MOST_STRANGERS = 100
/** For each of them, as much as any that means well needs. */
const BALANCE_GAS = 150_000

/** Ether first, even if there is none, then what there is of listed tokens, then of those that somebody sent. */
export async function readHeld(
  deps: HeldDeps,
  safe: Address,
  { trusted }: { trusted: boolean },
): Promise<Held[]> {
  const { client, deployment } = deps
  const listed = knownContracts(deployment).flatMap(({ address, token }) =>
    token ? [{ address, token }] : [],
  )
  const strangers = trusted
    ? []
    : await readStrangers(deps, safe, new Set(listed.map(({ address }) => address)))
  const [balances, strange] = await Promise.all([
    readBalances(client, {
      deployment,
      account: safe,
      tokens: ['ETH', ...listed.map(({ address }) => address)],
    }),
    readStrangeBalances(
      client,
      safe,
      strangers.map(({ address }) => address),
    ),
  ])
  const [ether = 0n, ...amounts] = balances
  return [
    { address: 'ETH', raw: ether, token: eth, listed: eth },
    ...listed.flatMap(({ address, token }, at) => held(address, amounts[at], token, token)),
    ...strangers.flatMap(({ address, token }, at) => held(address, strange[at], token, undefined)),
  ]
}

function held(
  address: Address,
  raw: bigint | undefined,
  token: Held['token'],
  listed: Token | undefined,
): Held[] {
  return raw === undefined || raw === 0n ? [] : [{ address, raw, token, listed }]
}

async function readStrangers({ db, readToken }: HeldDeps, safe: Address, known: ReadonlySet<string>) {
  const rows = await db
    .selectFrom('safe_transfers')
    .select(({ fn }) => ['token', fn.max('block').as('last')])
    .where('safe', '=', safe.toLowerCase())
    .where('kind', '=', 'erc20')
    .where('token', 'is not', null)
    .groupBy('token')
    .orderBy('last', 'desc')
    .limit(MOST_STRANGERS + known.size)
    .execute()
  const addresses = rows.flatMap(({ token }) => (token ? [getAddress(token)] : []))
  const strangers = addresses.filter((address) => !known.has(address)).slice(0, MOST_STRANGERS)
  const facts = await Promise.all(strangers.map(readToken))
  return facts.flatMap((one) =>
    one?.kind === 'erc20' && one.decimals !== undefined
      ? [{ address: one.address, token: { symbol: one.symbol, name: one.name, decimals: one.decimals } }]
      : [],
  )
}

/** Undefined for those that do not tell. */
async function readStrangeBalances(
  client: Client,
  safe: Address,
  addresses: readonly Address[],
): Promise<readonly (bigint | undefined)[]> {
  if (addresses.length === 0) return []
  const answers = await multicall(withGas(client, addresses.length * BALANCE_GAS), {
    batchSize: 0,
    contracts: addresses.map(
      (address) => ({ abi: erc20Abi, address, functionName: 'balanceOf', args: [safe] }) as const,
    ),
  })
  // One that burns all gas spoils the question for the others: then each by itself.
  if (addresses.length > 1 && answers.every(({ error }) => nodeFailure(error))) {
    const alone = await Promise.all(addresses.map((address) => readStrangeBalances(client, safe, [address])))
    return alone.flat()
  }
  return answers.map(({ result }) => result)
}
