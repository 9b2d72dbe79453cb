import type { RpcCall } from '../rpc/upstreams/rpcNode.ts'
import type { ChainLog } from './chainLog.ts'

/** Any of the contracts, and any of the events by their first topic. All in lower case. */
export type LogFilter = { readonly addresses: readonly string[]; readonly topics: readonly string[] }

export type LogQuestion = LogFilter & { readonly from: number; readonly to: number }

export function logsCall({ from, to, addresses, topics }: LogQuestion): RpcCall {
  const [fromBlock, toBlock] = [from, to].map((block) => `0x${block.toString(16)}`)
  return { method: 'eth_getLogs', params: [{ fromBlock, toBlock, address: addresses, topics: [topics] }] }
}

/** Whether a log is an answer to the question. */
export function answersTo({ from, to, addresses, topics }: LogQuestion): (log: ChainLog) => boolean {
  const [contracts, events] = [new Set(addresses), new Set(topics)]
  return ({ address, block, topics: [event = ''] }) =>
    block >= from && block <= to && contracts.has(address) && events.has(event)
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
  const { addresses, topics } = question
  if (topics.length > 1) return halves(topics).map((half) => ({ ...question, topics: half }))
  if (addresses.length > 1) return halves(addresses).map((half) => ({ ...question, addresses: half }))
  return []
}

function halves<T>(list: readonly T[]): readonly T[][] {
  const middle = list.length >> 1
  return [list.slice(0, middle), list.slice(middle)]
}
