import { RequestTimeoutError } from '@love/http/RequestTimeoutError'
import { withTimeLimit } from '@love/http/withTimeLimit'
import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import type { NodeReply, RpcNode } from '../rpc/upstreams/rpcNode.ts'
import { type BadReply, createOffers } from './createOffers.ts'
import type { DoneSimulation, SimulationMethod } from './simulationMethod.ts'

export type SimulatorDeps = {
  /** In order of preference. */
  methods: readonly SimulationMethod[]
  /** In the order in which to ask them. */
  nodes: () => readonly RpcNode[]
  timeoutMs: number
  now: () => number
}

type Failure = { reason: string }

const reasons: Record<BadReply['kind'], string> = {
  'too-large': 'The answer of the node is too large.',
  busy: 'The node is busy. Try again later.',
  unreachable: 'The node cannot be reached at the moment.',
  timeout: 'The node did not answer in time.',
  broken: 'The node gave no usable answer.',
}
const noWay = 'The node offers neither eth_simulateV1 nor eth_call with overrides.'
const nonsense = 'The node gave an answer that makes no sense.'

/**
 * Asks node after node, each for its share of the time. Not as other reads are asked: calls that take long are no sign
 * of a bad node, so nobody is benched for them and no second node runs them at the same time. With `RPC_QUORUM` 2 they
 * are not compared either: a rehearsal decides nothing, the signed minimum does.
 */
export function createSimulator({ methods, nodes, timeoutMs, now }: SimulatorDeps) {
  const offers = createOffers({ methods, now })

  const askNode = async (node: RpcNode, request: SimulationRequest, signal: AbortSignal) => {
    const offered = await offers.of(node, signal)
    if ('kind' in offered) return { reason: reasons[offered.kind] }
    let failure: Failure = { reason: noWay }
    for (const method of offered) {
      const reason = method.refuses?.(request)
      const outcome = reason
        ? { reason }
        : readReply(method, request, await node.post([method.callFor(request)], signal))
      if ('status' in outcome) return outcome
      failure = outcome
    }
    if (offered.length > 0) offers.forget(node)
    return failure
  }

  return async (request: SimulationRequest): Promise<SimulationReply> => {
    const order = nodes()
    let failure: Failure | undefined
    for (const node of order) {
      const ask = (signal: AbortSignal) => askNode(node, request, signal)
      const outcome = await withTimeLimit(ask, { timeoutMs: timeoutMs / order.length }).catch(asTimeout)
      if ('status' in outcome) return outcome
      failure ??= outcome
    }
    const { reason } = failure ?? { reason: 'No node can be reached at the moment.' }
    return { status: 'unavailable', reason }
  }
}

function readReply(
  method: SimulationMethod,
  request: SimulationRequest,
  reply: NodeReply,
): DoneSimulation | Failure {
  if (reply.kind !== 'answers') return { reason: reasons[reply.kind] }
  const [answer] = reply.answers
  if (!answer) return { reason: reasons.broken }
  if ('error' in answer) return { reason: `The node could not run it: ${answer.error.message}`.slice(0, 300) }
  try {
    return method.read(request, answer.result)
  } catch {
    return { reason: nonsense }
  }
}

function asTimeout(error: unknown): Failure {
  if (error instanceof RequestTimeoutError) return { reason: reasons.timeout }
  throw error
}
