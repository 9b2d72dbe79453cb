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
