import { jsonAnswer } from '../answers/jsonAnswer.ts'
import { deploymentOn } from '../chain/deploymentOn.ts'
import type { Config } from '../config.ts'
import { defaultCallGas } from '../rpc/methods/callRequest.ts'
import { createRateLimit } from '../rpc/rateLimit.ts'
import { readCapped } from '../rpc/readCapped.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import { byOverride } from './byOverride.ts'
import { bySimulateV1 } from './bySimulateV1.ts'
import { createSimulator } from './createSimulator.ts'
import { parseSimulation } from './parseSimulation.ts'

export type SimulateDeps = {
  config: Pick<Config, 'chainId' | 'rpcLimits' | 'simulateLimits'>
  upstreams: Pick<Upstreams, 'monitor'>
  now: () => number
}

const MOST_BYTES = 256 * 1024

/** `POST /simulate`: what a list of calls would do, without doing it. */
export function createSimulate({ config, upstreams, now }: SimulateDeps) {
  const { simulateLimits: limits, rpcLimits } = config
  const rateLimit = createRateLimit({ limits, now })
  const transactionGas = Number(defaultCallGas(rpcLimits.callGas))
  const { multicall3 } = deploymentOn(config.chainId)
  const simulate = createSimulator({
    methods: [
      bySimulateV1({ multicall3, gas: rpcLimits.callGas, transactionGas }),
      byOverride({ gas: transactionGas }),
    ],
    nodes: upstreams.monitor.order,
    timeoutMs: limits.timeoutMs,
    now,
  })
  let running = 0

  /** The cheap checks first. */
  return async (request: Request, client: string): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, 'Send a POST request.', { allow: 'POST' })
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'Send application/json.')
    }
    const wait = rateLimit.take(client)
    if (wait > 0) {
      return refusal(429, 'Too many simulations. Try again later.', { 'retry-after': String(wait) })
    }
    const text = await readCapped(request, MOST_BYTES)
    if (text === undefined) return refusal(413, `The body is above ${MOST_BYTES} bytes.`)
    const parsed = parseSimulation(text)
    if ('refused' in parsed) return refusal(parsed.refused.status, parsed.refused.error)
    if (running >= limits.atOnce) {
      return refusal(503, 'Too many simulations run at the moment. Try again in a second.', {
        'retry-after': '1',
      })
    }
    running++
    try {
      return jsonAnswer(200, await simulate(parsed.request))
    } finally {
      running--
    }
  }
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return jsonAnswer(status, { error }, headers)
}
