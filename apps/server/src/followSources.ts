import { createChainClient } from './chain/createChainClient.ts'
import { deploymentOn } from './chain/findBlockAt.ts'
import type { Config } from './config.ts'
import type { FollowSource } from './follow/followSource.ts'
import { createMarketSource } from './market/ingest/createMarketSource.ts'
import { createMovementSource } from './movements/createMovementSource.ts'
import { networks } from './networks.ts'
import type { Upstreams } from './rpc/upstreams/createUpstreams.ts'
import { createSafeSource } from './safe/index/createSafeSource.ts'
import { createVaultSource } from './vault/createVaultSource.ts'

export type FollowSourcesDeps = {
  config: Pick<Config, 'network' | 'chainId' | 'rpcQuorum' | 'marketDays' | 'mostSafes'>
  upstreams: Pick<Upstreams, 'read' | 'compare' | 'send'>
}

/** Everybody for whom the server follows the chain. */
export function followSources({ config, upstreams }: FollowSourcesDeps): readonly FollowSource[] {
  const deployment = deploymentOn(config.chainId)
  const client = createChainClient({ upstreams, deployment, quorum: config.rpcQuorum })
  const parameters = { client, deployment, days: config.marketDays }
  // On a public chain thousands of Safes are made that nobody here will ever ask for: those before today are not read.
  const safeDays = networks[config.network].isPublic ? 0 : config.marketDays
  return [
    createMarketSource(parameters),
    createVaultSource(parameters),
    createMovementSource(parameters),
    createSafeSource({ client, chainId: config.chainId, days: safeDays, limit: config.mostSafes }),
  ]
}
