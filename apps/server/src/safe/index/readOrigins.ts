import { z } from 'zod'
import type { Read } from '../../follow/anchor.ts'
import type { ChainLog } from '../../follow/chainLog.ts'
import { FollowError } from '../../follow/FollowError.ts'
import { readMany } from '../../follow/readMany.ts'
import { address, data, hash, quantity } from '../../rpc/methods/hex.ts'
import { proxyCreationTopic } from './proxyCreation.ts'
import { safeEventName } from './safeEvents.ts'

const transaction = z.object({ blockHash: hash, from: address, to: address.nullable(), input: data })
const receipt = z.object({
  blockHash: hash,
  from: address,
  logs: z.array(z.object({ address, topics: z.array(hash), data, logIndex: quantity.transform(Number) })),
})

export type ChainTransaction = z.infer<typeof transaction>
export type ChainReceipt = z.infer<typeof receipt>

/** The transactions that logs come from, by hash. One that is too large to be read is missing. */
export type Origins = {
  transactions: ReadonlyMap<string, ChainTransaction>
  receipts: ReadonlyMap<string, ChainReceipt>
}

/** What is not in the logs themselves: who sent it and what was called, and what else the creation of a Safe told. */
export async function readOrigins(read: Read, logs: readonly ChainLog[]): Promise<Origins> {
  const executed: ChainLog[] = []
  const created: ChainLog[] = []
  for (const log of logs) {
    const name = safeEventName(log.topics[0])
    if (name === 'success' || name === 'failure') executed.push(log)
    if (name === 'setup' || log.topics[0] === proxyCreationTopic) created.push(log)
  }
  return {
    transactions: await readByHash(read, executed, {
      method: 'eth_getTransactionByHash',
      shape: transaction,
    }),
    receipts: await readByHash(read, created, { method: 'eth_getTransactionReceipt', shape: receipt }),
  }
}

async function readByHash<T extends { blockHash: string }>(
  read: Read,
  logs: readonly ChainLog[],
  { method, shape }: { method: string; shape: z.ZodType<T> },
): Promise<Map<string, T>> {
  const blocks = new Map(logs.map(({ transactionHash, blockHash }) => [transactionHash, blockHash]))
  const hashes = [...blocks.keys()]
  const results = await readMany(
    read,
    hashes.map((one) => ({ method, params: [one] })),
  )
  const found = new Map<string, T>()
  for (const [at, one] of hashes.entries()) {
    if (results[at] === undefined) continue
    const { data: parsed } = shape.safeParse(results[at])
    if (parsed?.blockHash !== blocks.get(one)) {
      throw new FollowError('not-believed', `A node does not have transaction ${one} where its logs are.`)
    }
    if (parsed) found.set(one, parsed)
  }
  return found
}
