import { deploymentOn } from '../chain/deploymentOn.ts'
import type { Config } from '../config.ts'
import type { FairGate } from '../createFairGate.ts'
import { defaultCallGas } from '../rpc/methods/callRequest.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import { byOverride } from './byOverride.ts'
import { bySimulateV1 } from './bySimulateV1.ts'
import { createLimitedPost } from './createLimitedPost.ts'
import { createSimulator } from './createSimulator.ts'
import { parseQueue, parseSimulation } from './parseSimulation.ts'
import { createQueueRehearser } from './queue/createQueueRehearser.ts'

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
  const runQueue = createQueueRehearser({ gas: transactionGas, ...asked })
  const post = createLimitedPost({ limits, gate, now, onRunning })

  return {
    /** `POST /simulate`: a list of calls by one account. */
    calls: (request: Request, client: string) =>
      post(request, client, { parse: parseSimulation, run: runCalls }),
    /** `POST /simulate/queue`: transactions of a Safe in the order of their nonces. */
    queue: (request: Request, client: string) => post(request, client, { parse: parseQueue, run: runQueue }),
  }
}
