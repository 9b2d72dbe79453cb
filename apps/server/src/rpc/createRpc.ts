import type { Config } from '../config.ts'
import { createRpcCache } from './cache.ts'
import { createAnswerer } from './createAnswerer.ts'
import { createRpcHandler } from './createRpcHandler.ts'
import { rpcMethods } from './methods/rpcMethods.ts'
import { createRateLimit } from './rateLimit.ts'
import type { Upstreams } from './upstreams/createUpstreams.ts'

export type RpcDeps = {
  config: Pick<Config, 'chainId' | 'rpcLimits' | 'rpcQuorum'>
  upstreams: Upstreams
  now: () => number
}

/** The JSON-RPC proxy: `(request, client) => response`. */
export function createRpc({ config, upstreams, now }: RpcDeps) {
  const { chainId, rpcLimits: limits, rpcQuorum: quorum } = config
  const { monitor } = upstreams
  const head = () => {
    const heads = monitor.healthy().map(({ head: { number } }) => number)
    return heads.length > 0 ? Math.min(...heads) : undefined
  }
  const chain = { chainId, head }
  const cache = createRpcCache({ now })
  monitor.onReorganised(() => cache.clear())

  return createRpcHandler({
    limits,
    methods: rpcMethods(limits, chain),
    rateLimit: createRateLimit({ limits, now }),
    answer: createAnswerer({ upstreams, cache, chain, quorum }),
  })
}
