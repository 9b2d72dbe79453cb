import type { Config } from '../config.ts'
import type { FairGate } from '../createFairGate.ts'
import { createCors } from '../headers/createCors.ts'
import { type SecurityHeadersConfig, securityHeaders } from '../headers/securityHeaders.ts'
import { createRpcCache } from './cache.ts'
import { createAnswerer } from './createAnswerer.ts'
import { createNodeRoutes } from './createNodeRoutes.ts'
import { createRpcHandler } from './createRpcHandler.ts'
import { createFairLimit } from './fairLimit.ts'
import { FINAL_DEPTH } from './methods/keep.ts'
import { rpcMethods } from './methods/rpcMethods.ts'
import { createNewestBlock } from './newest/createNewestBlock.ts'
import { createRateLimit } from './rateLimit.ts'
import type { Upstreams } from './upstreams/createUpstreams.ts'
import { lastSeen } from './upstreams/judgeNodes.ts'

export type RpcDeps = {
  config: Pick<
    Config,
    'appUrl' | 'chainId' | 'confirmations' | 'rpcLimits' | 'rpcQuorum' | 'rpcTrustMs' | 'safeHosts'
  > &
    SecurityHeadersConfig
  upstreams: Upstreams
  /** In front of the nodes, for all that strangers have them do. */
  gate: FairGate
  now: () => number
}

/** The JSON-RPC proxy: `(request, client) => response`. */
export function createRpc({ config, upstreams, gate, now }: RpcDeps) {
  const { chainId, rpcLimits: limits, rpcQuorum: quorum, rpcTrustMs: trustMs } = config
  const { monitor } = upstreams
  const { hosts } = limits

  /** Also of nodes that are silent now: the block is still there. */
  const newestBlock = () => {
    const seen = monitor.states().map(({ observation }) => lastSeen(observation))
    const numbers = seen.flatMap((one) => (one?.chainId === chainId ? [one.head.number] : []))
    return numbers.length > 0 ? Math.max(...numbers) : undefined
  }
  const heads = () => monitor.healthy().map(({ head }) => head.number)
  const lowestHead = () => (heads().length > 0 ? Math.min(...heads()) : undefined)
  const finalDepth = Math.max(FINAL_DEPTH, config.confirmations)
  const chain = { chainId, head: lowestHead, finalDepth }
  const cache = createRpcCache({ now })
  monitor.onReorganised(() => cache.clear())
  const routes = createNodeRoutes({ upstreams, quorum, asksBlock: trustMs > 0 })
  const newest = createNewestBlock({ ask: routes.askBlock, trustMs, now })
  if (heads().length > 0) newest.restart(Math.max(...heads()))
  monitor.onHead(({ number }) => newest.restart(Math.max(number, ...heads())))

  return createRpcHandler({
    limits,
    methods: rpcMethods({ limits, newestBlock }),
    own: {
      rateLimit: createFairLimit({ limits, now }),
      gasLimit: createRateLimit({ limits: limits.gas, now }),
    },
    hosts: {
      rateLimit: createFairLimit({ limits: { ...limits, totalPerSecond: hosts.totalPerSecond }, now }),
      gasLimit: createRateLimit({ limits: { ...limits.gas, totalPerSecond: hosts.gasPerSecond }, now }),
    },
    // Our own page needs no leave, and is nobody's guest, also where somebody has listed it.
    cors: createCors(config.safeHosts.filter((host) => host !== config.appUrl)),
    secure: securityHeaders(config),
    answer: createAnswerer({ routes, newest, gate, cache, chain }),
  })
}
