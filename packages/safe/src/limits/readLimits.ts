import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { multicall } from '@love/protocol/actions/multicall'
import { clockAbi } from '@love/protocol/actions/readClock'
import { UnreadableError } from '@love/protocol/errors'
import type { Address, Client } from 'viem'
import type { Limit } from './limit.ts'

type ReadLimitsParameters = {
  readonly multicall3: Address
  readonly module: Address
  readonly safe: Address
}

export type Limits = {
  /** Everybody who was made a delegate, with or without a limit. */
  readonly delegates: readonly Address[]
  /** Those that are not revoked. */
  readonly limits: readonly Limit[]
  /** Of the block that all of it is of, in seconds since 1970. */
  readonly readAt: number
}

const pageSize = 50
/** A Safe with more than a thousand delegates would take forever to read. */
const mostPages = 20

/** All limits of a Safe in one module, of one block. */
export async function readLimits(
  client: Client,
  { multicall3, module: address, safe }: ReadLimitsParameters,
): Promise<Limits> {
  const module = { abi: allowanceModuleAbi, address } as const
  const clock = { abi: clockAbi, address: multicall3 } as const
  const common = { multicallAddress: multicall3, allowFailure: false } as const
  const [blockNumber, seconds, first] = await multicall(client, {
    ...common,
    contracts: [
      { ...clock, functionName: 'getBlockNumber' },
      { ...clock, functionName: 'getCurrentBlockTimestamp' },
      { ...module, functionName: 'getDelegates', args: [safe, 0, pageSize] },
    ],
  })
  const delegates = [...first[0]]
  for (let next = first[1], page = 1; next !== 0; page++) {
    if (page === mostPages) throw new UnreadableError('This Safe has too many delegates to show.')
    const contracts = [{ ...module, functionName: 'getDelegates', args: [safe, next, pageSize] }] as const
    const [more] = await multicall(client, { ...common, blockNumber, contracts })
    delegates.push(...more[0])
    next = more[1]
  }
  const limits = await readAll(client, { ...common, blockNumber }, { module, safe, delegates })
  return { delegates, limits, readAt: Number(seconds) }
}

type Common = {
  readonly multicallAddress: Address
  readonly allowFailure: false
  readonly blockNumber: bigint
}
type Asked = {
  readonly module: { readonly abi: typeof allowanceModuleAbi; readonly address: Address }
  readonly safe: Address
  readonly delegates: readonly Address[]
}

async function readAll(client: Client, common: Common, { module, safe, delegates }: Asked): Promise<Limit[]> {
  if (delegates.length === 0) return []
  const lists = await multicall(client, {
    ...common,
    contracts: delegates.map(
      (delegate) => ({ ...module, functionName: 'getTokens', args: [safe, delegate] }) as const,
    ),
  })
  const pairs = delegates.flatMap((delegate, at) =>
    (lists[at] ?? []).map((token) => ({ delegate, token }) as const),
  )
  if (pairs.length === 0) return []
  const found = await multicall(client, {
    ...common,
    contracts: pairs.map(
      ({ delegate, token }) =>
        ({ ...module, functionName: 'getTokenAllowance', args: [safe, delegate, token] }) as const,
    ),
  })
  return pairs.flatMap((pair, at) => {
    const [amount = 0n, spent = 0n, resetMinutes = 0n, lastResetMinute = 0n] = found[at] ?? []
    // A revoked limit stays in the module's list of tokens, with nothing in it.
    if (amount === 0n) return []
    return [
      {
        ...pair,
        amount,
        spent,
        resetMinutes: Number(resetMinutes),
        lastResetMinute: Number(lastResetMinute),
      },
    ]
  })
}

/** What a former delegate could spend again as soon as somebody makes them one anew. */
export async function readLeftovers(
  client: Client,
  { multicall3, module: address, safe, delegate }: ReadLimitsParameters & { readonly delegate: Address },
): Promise<readonly Limit[]> {
  const common = { multicallAddress: multicall3, allowFailure: false } as const
  const [blockNumber] = await multicall(client, {
    ...common,
    contracts: [{ abi: clockAbi, address: multicall3, functionName: 'getBlockNumber' }],
  })
  const module = { abi: allowanceModuleAbi, address } as const
  return readAll(client, { ...common, blockNumber }, { module, safe, delegates: [delegate] })
}
