import { z } from 'zod'
import { data, rpcAddress, rpcHash } from '../rpc/methods/callRequest.ts'
import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import { wholeQuantity } from './chain.ts'
import { type ChainLog, inOrder, logKey } from './chainLog.ts'
import { FollowError } from './FollowError.ts'

/** Any of the events by their first topic, and any of the contracts. All in lower case. */
export type LogFilter = {
  /** None at all: nothing is asked. */
  readonly addresses: readonly string[] | 'any'
  readonly topics: readonly string[]
  /** Whom the events are about: the topic at this place is one of these words of 32 bytes. */
  readonly about?: LogSubjects
  /** Anybody can cause such events: more of them in one block than an answer holds stop nobody, and are left out. */
  readonly isUntrusted?: boolean
}

type LogSubjects = { readonly place: 1 | 2 | 3; readonly words: readonly string[] }

export type LogQuestion = LogFilter & { readonly from: number; readonly to: number }

export function logsCall({ from, to, addresses, topics, about }: LogQuestion): RpcCall {
  const [fromBlock, toBlock] = [from, to].map((block) => `0x${block.toString(16)}`)
  const contracts = addresses === 'any' ? {} : { address: addresses }
  const subjects = about ? [...Array<null>(about.place - 1).fill(null), about.words] : []
  return {
    method: 'eth_getLogs',
    params: [{ fromBlock, toBlock, ...contracts, topics: [topics, ...subjects] }],
  }
}

/** Whether a log is an answer to the question. */
export function answersTo({ from, to, addresses, topics, about }: LogQuestion): (log: ChainLog) => boolean {
  const contracts = addresses === 'any' ? undefined : new Set(addresses)
  const [events, subjects] = [new Set(topics), about && new Set(about.words)]
  return ({ address, block, topics: words }) =>
    block >= from &&
    block <= to &&
    (contracts?.has(address) ?? true) &&
    events.has(words[0] ?? '') &&
    (about === undefined || subjects?.has(words[about.place] ?? '') === true)
}

/** The same in two parts; none when it cannot be parted. */
export function halvesOf(question: LogQuestion): readonly LogQuestion[] {
  const { from, to } = question
  if (from === to) return halvesOfFilter(question)
  const middle = Math.floor((from + to) / 2)
  return [
    { ...question, to: middle },
    { ...question, from: middle + 1 },
  ]
}

export function halvesOfFilter(question: LogQuestion): readonly LogQuestion[] {
  const { addresses, topics, about } = question
  if (topics.length > 1) return halves(topics).map((half) => ({ ...question, topics: half }))
  if (addresses !== 'any' && addresses.length > 1)
    return halves(addresses).map((half) => ({ ...question, addresses: half }))
  if (about && about.words.length > 1)
    return halves(about.words).map((words) => ({ ...question, about: { ...about, words } }))
  return []
}

function halves<T>(list: readonly T[]): readonly T[][] {
  const middle = list.length >> 1
  return [list.slice(0, middle), list.slice(middle)]
}

const nodeLogs = z.array(
  z.object({
    address: rpcAddress,
    topics: z.array(rpcHash),
    data,
    blockNumber: wholeQuantity,
    blockHash: rpcHash,
    logIndex: wholeQuantity,
    transactionHash: rpcHash,
    removed: z.boolean().optional(),
  }),
)

/** More than the chain has. */
const MOST_TOPICS = 4

/** What answers the question, once each and in order: nodes also send what nobody asked for. */
export function parseLogs(result: unknown, question: LogQuestion): ChainLog[] {
  const { data: found } = nodeLogs.safeParse(result)
  if (!found) throw new FollowError('not-believed', 'A node returned something other than logs.')
  const isAsked = answersTo(question)
  const logs = new Map<string, ChainLog>()
  for (const { blockNumber: block, removed, ...rest } of found) {
    const log = { ...rest, block }
    if (removed || log.topics.length > MOST_TOPICS || !isAsked(log)) continue
    const same = logs.get(logKey(log))
    if (same && same.block !== block)
      throw new FollowError(
        'not-believed',
        `A node puts one block's logs into blocks ${same.block} and ${block}.`,
      )
    logs.set(logKey(log), log)
  }
  return inOrder([...logs.values()])
}
