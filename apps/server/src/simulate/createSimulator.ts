import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import type { NodeReply, RpcNode } from '../rpc/upstreams/rpcNode.ts'
import { askInTurn, type Failure, nonsense, reasons, resultOf } from './askInTurn.ts'
import { createOffers } from './createOffers.ts'
import type { DoneSimulation, SimulationMethod } from './simulationMethod.ts'

export type SimulatorDeps = {
  /** In order of preference. */
  methods: readonly SimulationMethod[]
  /** In the order in which to ask them. */
  nodes: () => readonly RpcNode[]
  timeoutMs: number
  now: () => number
}

const noWay = 'The node offers neither eth_simulateV1 nor eth_call with overrides.'

/** Calls are run by the first node that can. */
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

  return (request: SimulationRequest): Promise<SimulationReply> =>
    askInTurn({ nodes, timeoutMs, ask: (node, signal) => askNode(node, request, signal) })
}

function readReply(
  method: SimulationMethod,
  request: SimulationRequest,
  reply: NodeReply,
): DoneSimulation | Failure {
  const answered = resultOf(reply)
  if ('reason' in answered) return answered
  try {
    return method.read(request, answered.result)
  } catch {
    return { reason: nonsense }
  }
}
