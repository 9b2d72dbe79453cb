import { RequestTimeoutError, withTimeLimit } from '@love/http/request'
import type { NodeReply, RpcNode } from '../rpc/upstreams/rpcNode.ts'
import type { BadSimulationReply } from './createOffers.ts'

export type Failure = { reason: string }

export const reasons: Record<BadSimulationReply['kind'], string> = {
  'too-large': 'The answer of the node is too large.',
  busy: 'The node is busy. Try again later.',
  unreachable: 'The node cannot be reached right now.',
  timeout: 'The node did not answer in time.',
  broken: 'The node returned no usable answer.',
}
export const nonsense = 'The node returned an invalid answer.'

export type AskInTurnParameters<T> = {
  /** In the order in which to ask them. */
  nodes: () => readonly RpcNode[]
  timeoutMs: number
  ask(node: RpcNode, signal: AbortSignal): Promise<T | Failure>
}

/**
 * Asks node after node, each for its share of the time. Not as other reads are asked: calls that take long are no sign
 * of a bad node, so nobody is benched for them and no second node runs them at the same time. With `RPC_QUORUM` 2 they
 * are not compared either: a simulation decides nothing, the signed minimum does.
 */
export async function askInTurn<T extends { status: 'done' }>({
  nodes,
  timeoutMs,
  ask,
}: AskInTurnParameters<T>): Promise<T | { status: 'unavailable'; reason: string }> {
  const order = nodes()
  let failure: Failure | undefined
  for (const node of order) {
    const limit = { timeoutMs: timeoutMs / order.length }
    const outcome = await withTimeLimit((signal) => ask(node, signal), limit).catch(asTimeout)
    if ('status' in outcome) return outcome
    failure ??= outcome
  }
  const { reason } = failure ?? { reason: 'No node can be reached right now.' }
  return { status: 'unavailable', reason }
}

/** What a node answered to a single call. */
export function resultOf(reply: NodeReply): { result: unknown } | Failure {
  if (reply.kind !== 'answers') return { reason: reasons[reply.kind] }
  const [answer] = reply.answers
  if (!answer) return { reason: reasons.broken }
  if ('error' in answer)
    return { reason: `The node could not simulate this: ${answer.error.message}`.slice(0, 300) }
  return answer
}

function asTimeout(error: unknown): Failure {
  if (error instanceof RequestTimeoutError) return { reason: reasons.timeout }
  throw error
}
