import { z } from 'zod'
import { address, data, hash } from '../rpc/methods/hex.ts'
import { wholeQuantity } from './blockHeader.ts'
import { type ChainLog, inOrder, logKey } from './chainLog.ts'
import { FollowError } from './FollowError.ts'
import { answersTo, type LogQuestion } from './logQuestion.ts'

const nodeLogs = z.array(
  z.object({
    address,
    topics: z.array(hash),
    data,
    blockNumber: wholeQuantity,
    blockHash: hash,
    logIndex: wholeQuantity,
    transactionHash: hash,
    removed: z.boolean().optional(),
  }),
)

/** More than the chain has. */
const MOST_TOPICS = 4

/** What answers the question, once each and in order: nodes also send what nobody asked for. */
export function parseLogs(result: unknown, question: LogQuestion): ChainLog[] {
  const { data: found } = nodeLogs.safeParse(result)
  if (!found) throw new FollowError('not-believed', 'A node gave something else than logs.')
  const isAsked = answersTo(question)
  const logs = new Map<string, ChainLog>()
  for (const { blockNumber: block, removed, ...rest } of found) {
    const log = { ...rest, block }
    if (removed || log.topics.length > MOST_TOPICS || !isAsked(log)) continue
    logs.set(logKey(log), log)
  }
  return inOrder([...logs.values()])
}
