import { z } from 'zod'
import { quantity, rpcHash } from './callRequest.ts'

export type ChainView = {
  chainId: number
  /** The lowest head among the healthy nodes: no single node can make a block look older than it is. */
  head: () => number | undefined
  /** Blocks on top of one before it counts as final. */
  finalDepth: number
}

/** For how many milliseconds an answer may be given again; 0 is never. */
export type Keep = (call: { params: readonly unknown[]; result: unknown }, chain: ChainView) => number

/**
 * At least this, however few `CONFIRMATIONS` are set: with 1 on the devnet or 12 on mainnet a reorganisation would
 * leave lies in the cache. Two epochs are what Ethereum itself calls final; a deeper change empties the cache as
 * soon as it is noticed.
 */
export const FINAL_DEPTH = 64

const HOUR = 3_600_000

const fields = z.record(z.string(), z.unknown())

/** A node that names another chain must not be believed for an hour. */
export const keepChainId: Keep = ({ result }, { chainId }) =>
  result === `0x${chainId.toString(16)}` || result === String(chainId) ? HOUR : 0

/** The state of a numbered block is fixed, but the number may come to mean another block. */
export const keepCall: Keep = ({ params }) => (quantity.safeParse(params[1]).success ? 2_000 : 0)

/** Only if the answer is about what was asked for, and buried deep enough. */
export function keepFinal({ identity, block }: { identity: string; block: string }): Keep {
  return ({ params, result }, { head, finalDepth }) => {
    const { [identity]: name, [block]: number } = fields.safeParse(result).data ?? {}
    const mined = quantity.safeParse(number)
    if (!mined.success || name !== params[0]) return 0
    return (head() ?? 0) - Number(mined.data) >= finalDepth ? Number.POSITIVE_INFINITY : 0
  }
}

/** What a call may cost the node that answers it, in gas, as most of them run contracts. */
export type Weigh = (params: readonly unknown[]) => number

/** One look into the database of a node. */
export const LIGHT_GAS = 20_000

/** To look through one block: its index of logs, or its fees. */
const BLOCK_GAS = 1_000

/** A block with all of its transactions, which is about half a megabyte. */
const FULL_BLOCK_GAS = 1_000_000

const withGas = z.object({ gas: quantity })

const oneBlock = z.object({ blockHash: rpcHash })

const range = z.object({ fromBlock: quantity, toBlock: quantity })

/** All that it is allowed to use: what it will use nobody knows. */
export const weighCall: Weigh = ([request]) => Number(withGas.parse(request).gas)

export const weighBlock: Weigh = ([, isFull]) => (isFull === true ? FULL_BLOCK_GAS : LIGHT_GAS)

export const weighFees: Weigh = ([count]) => LIGHT_GAS + Number(count) * BLOCK_GAS

/** A range with an open end may be as long as one is allowed to be. */
export function weighLogs(mostBlocks: number): Weigh {
  return ([filter]) => {
    if (oneBlock.safeParse(filter).success) return LIGHT_GAS + BLOCK_GAS
    const { data } = range.safeParse(filter)
    const blocks = data ? Number(data.toBlock) - Number(data.fromBlock) + 1 : mostBlocks
    return LIGHT_GAS + Math.max(1, blocks) * BLOCK_GAS
  }
}
