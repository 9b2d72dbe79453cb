import type { RpcAnswer } from '../rpcAnswer.ts'

export type RpcCall = { method: string; params: readonly unknown[] }

export type NodeReply =
  /** In the order of the calls; undefined where the node forgot one. */
  | { kind: 'answers'; answers: readonly (RpcAnswer | undefined)[] }
  | { kind: 'too-large' }
  /** Status 429, with what the node says about when to return. */
  | { kind: 'busy'; retryAfter: string | null }
  /** Nothing of an answer arrived: the node may not even have heard the question. */
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  | { kind: 'broken' }

export type RpcNode = {
  /** "node 1": all that anybody outside learns of it. */
  name: string
  /** Only for the operator at start. */
  host: string
  post(calls: readonly RpcCall[], signal: AbortSignal): Promise<NodeReply>
}

/** Milliseconds. Tests shorten them. */
export type RpcTimings = {
  /** How long one node may keep silent before the next is asked as well. */
  hedgeMs: number
  /** For one request of a client, all nodes and retries together. */
  budgetMs: number
  pollMs: number
  pollTimeoutMs: number
}

export const rpcTimings: RpcTimings = {
  hedgeMs: 1_500,
  budgetMs: 10_000,
  pollMs: 4_000,
  pollTimeoutMs: 3_500,
}
