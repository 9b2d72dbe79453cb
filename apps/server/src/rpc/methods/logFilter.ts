import { z } from 'zod'
import { quantity, rpcAddress, rpcHash } from './callRequest.ts'

const MOST_ADDRESSES = 50

const bound = z.union([quantity, z.enum(['latest', 'earliest'])], 'not a block number, latest or earliest')
const topic = z.union([rpcHash, z.null(), z.array(z.union([rpcHash, z.null()]))], 'not a topic')
const filter = z.strictObject({
  address: z.union(
    [rpcAddress, z.array(rpcAddress).refine(({ length }) => length > 0 && length <= MOST_ADDRESSES)],
    `not 1 to ${MOST_ADDRESSES} addresses`,
  ),
  topics: z
    .array(topic)
    .refine(({ length }) => length <= 4, 'above 4 topics')
    .optional(),
  fromBlock: bound.optional(),
  toBlock: bound.optional(),
  blockHash: rpcHash.optional(),
})

export type LogFilterParameters = {
  mostBlocks: number
  /** What "latest" means at the moment; undefined while no node is known. */
  head: () => number | undefined
}

/** A filter without an address or over the whole chain would read every log there is. */
export function logFilter({ mostBlocks, head }: LogFilterParameters) {
  const blockNumber = (value: string): bigint | undefined => {
    if (value === 'earliest') return 0n
    if (value !== 'latest') return BigInt(value)
    const known = head()
    return known === undefined ? undefined : BigInt(known)
  }
  return filter.superRefine(({ fromBlock, toBlock, blockHash }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (blockHash) {
      if (fromBlock ?? toBlock) refuse('blockHash excludes fromBlock and toBlock')
      return
    }
    const from = blockNumber(fromBlock ?? 'latest')
    const to = blockNumber(toBlock ?? 'latest')
    if (from === undefined || to === undefined) {
      // Both ends open is one block, whichever it is.
      if ((fromBlock ?? 'latest') !== (toBlock ?? 'latest')) refuse('the latest block is not known right now')
    } else if (to - from >= BigInt(mostBlocks)) {
      refuse(`a range above ${mostBlocks} blocks`)
    }
  })
}
