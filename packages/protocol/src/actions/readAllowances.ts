import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, type Client, type ContractFunctionParameters, erc20Abi } from 'viem'
import { UnreadableError } from '../errors.ts'
import { lpToken } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs } from '../pairs/pairs.ts'
import type { Token } from '../tokens/token.ts'
import { tokenAddress } from '../tokens/tokenAddress.ts'
import { faith, love, tokens, usdt, war3 } from '../tokens/tokens.ts'
import { multicall } from './multicall.ts'
import { clockAbi } from './readClock.ts'
import { plainAddress } from './readContract.ts'

/** What one of our contracts may take from an account. */
export type Allowance = {
  readonly token: Token
  readonly address: Address
  readonly spender: Spender
  readonly amount: bigint
}

export type Allowances = {
  readonly block: bigint
  /** Seconds since 1970 by the chain's clock. */
  readonly timestamp: bigint
  /** Those above zero. */
  readonly allowances: readonly Allowance[]
  /** Tokens whose contract does not answer: what may be taken of them is not known. */
  readonly silent: readonly Token[]
}

export type ReadAllowancesParameters = { readonly deployment: Deployment; readonly account: Address }

type Answer = { readonly result?: unknown; readonly error?: Error | undefined }

/** A single multicall, so that all of it is of one block. */
export async function readAllowances(
  client: Client,
  { deployment, account }: ReadAllowancesParameters,
): Promise<Allowances> {
  const asked = approvable(deployment)
  const clock = { abi: clockAbi, address: deployment.multicall3 }
  const answers: readonly Answer[] = await multicall(client, {
    multicallAddress: deployment.multicall3,
    contracts: [
      { ...clock, functionName: 'getBlockNumber' },
      { ...clock, functionName: 'getCurrentBlockTimestamp' },
      ...asked.map(
        ({ address, spender }): ContractFunctionParameters => ({
          address: plainAddress(address),
          abi: erc20Abi,
          functionName: 'allowance',
          args: [account, spender.address],
        }),
      ),
    ],
  })
  const [block, timestamp, ...amounts] = answers.map(({ result }) => result as bigint | undefined)
  if (block === undefined || timestamp === undefined)
    throw answers[0]?.error ?? new UnreadableError('The node did not report its block.')
  return {
    block,
    timestamp,
    allowances: asked.flatMap(({ isPair: _, ...allowance }, index) => {
      const amount = amounts[index] ?? 0n
      return amount > 0n ? [{ ...allowance, amount }] : []
    }),
    // A pair that does not exist has nothing to take.
    silent: [
      ...new Set(
        asked.filter(({ isPair }, at) => !isPair && amounts[at] === undefined).map(({ token }) => token),
      ),
    ],
  }
}

/** Of these every allowance is looked for, whether it has a use or not. */
const common: readonly Token[] = [love, war3, faith, usdt]

/**
 * What can be taken by whom: the farm takes LP tokens and the vault LOVE, so that an allowance of another token is of no
 * use to them. To ask for all of those too would double the request.
 */
function approvable(deployment: Deployment) {
  const { router, farm, vault } = spenders(deployment)
  const listed = tokens.flatMap((token) => {
    const address = deployment.tokens[token.symbol]
    const by: readonly Spender[] = common.includes(token) ? [router, farm, vault] : [router]
    return address ? by.map((spender) => ({ token, address, spender, isPair: false })) : []
  })
  const shares = pairs.flatMap((pair) => {
    const address = pairAddress(deployment, pair)
    return [router, farm].map((spender) => ({ token: lpToken(pair), address, spender, isPair: true }))
  })
  return [...listed, ...shares]
}

type Spender = {
  /** As it stands in a sentence: “the router”. */
  readonly name: string
  readonly address: Address
}

/** Our contracts that take tokens of those who let them. */
function spenders(deployment: Deployment) {
  return {
    router: { name: 'the router', address: deployment.router },
    farm: { name: 'the farm', address: deployment.farm },
    vault: { name: 'the FAITH vault', address: tokenAddress(deployment, faith) },
  } as const satisfies Readonly<Record<string, Spender>>
}
