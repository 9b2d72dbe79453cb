import type { SimulationReply, SimulationRequest } from '@love/protocol/simulation/simulation'
import { deploymentOn } from '../chain/findBlockAt.ts'
import type { Config } from '../config.ts'
import type { FairGate } from '../createFairGate.ts'
import { defaultCallGas } from '../rpc/methods/callRequest.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import type { NodeReply, RpcNode } from '../rpc/upstreams/rpcNode.ts'
import { askInTurn, type Failure, nonsense, reasons, resultOf } from './askInTurn.ts'
import { byOverride } from './byOverride.ts'
import { bySimulateV1 } from './bySimulateV1.ts'
import { createLimitedPost } from './createLimitedPost.ts'
import { createOffers, type DoneSimulation, type SimulationMethod } from './createOffers.ts'
import { parseQueue, parseSimulation } from './parseSimulation.ts'
import { createQueueSimulator } from './queue/createQueueSimulator.ts'

export type SimulateDeps = {
  config: Pick<Config, 'chainId' | 'simulateLimits'>
  upstreams: Pick<Upstreams, 'monitor'>
  /** In front of the nodes: its weights are gas. */
  gate: FairGate
  now: () => number
  onRunning?: ((count: number) => void) | undefined
}

/** What would happen, without doing it. */
export function createSimulate({ config, upstreams, gate, now, onRunning }: SimulateDeps) {
  const { simulateLimits: limits } = config
  const transactionGas = Number(defaultCallGas(limits.gas))
  const { multicall3 } = deploymentOn(config.chainId)
  const asked = { nodes: upstreams.monitor.order, timeoutMs: limits.timeoutMs }
  const runCalls = createSimulator({
    methods: [
      bySimulateV1({ multicall3, gas: limits.gas, transactionGas }),
      byOverride({ gas: transactionGas }),
    ],
    ...asked,
    now,
  })
  const runQueue = createQueueSimulator({ gas: transactionGas, ...asked })
  const post = createLimitedPost({ limits, gate, now, onRunning })

  return {
    /** `POST /simulate`: a list of calls by one account. */
    calls: (request: Request, client: string) =>
      post(request, client, { parse: parseSimulation, run: runCalls }),
    /** `POST /simulate/queue`: transactions of a Safe in the order of their nonces. */
    queue: (request: Request, client: string) => post(request, client, { parse: parseQueue, run: runQueue }),
  }
}

type SimulatorDeps = {
  /** In order of preference. */
  methods: readonly SimulationMethod[]
  /** In the order in which to ask them. */
  nodes: () => readonly RpcNode[]
  timeoutMs: number
  now: () => number
}

const noWay = 'The node supports neither eth_simulateV1 nor eth_call with overrides.'

/** Calls are run by the first node that can. */
function createSimulator({ methods, nodes, timeoutMs, now }: SimulatorDeps) {
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
