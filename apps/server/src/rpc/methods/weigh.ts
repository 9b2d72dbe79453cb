import { z } from 'zod'
import { hash, quantity } from './hex.ts'

/** What a call may cost the node that answers it, in gas, as most of them run contracts. */
export type Weigh = (params: readonly unknown[]) => number

/** One look into the database of a node. */
export const LIGHT_GAS = 20_000
/** To look through one block: its index of logs, or its fees. */
const BLOCK_GAS = 1_000
/** A block with all of its transactions, which is about half a megabyte. */
const FULL_BLOCK_GAS = 1_000_000

const withGas = z.object({ gas: quantity })
const oneBlock = z.object({ blockHash: hash })
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
