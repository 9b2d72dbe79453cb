import { createChainClient } from './chain/createChainClient.ts'
import { deploymentOn } from './chain/deploymentOn.ts'
import type { Config } from './config.ts'
import type { FollowSource } from './follow/followSource.ts'
import { createMarketSource } from './market/ingest/createMarketSource.ts'
import type { Upstreams } from './rpc/upstreams/createUpstreams.ts'
import { createVaultSource } from './vault/createVaultSource.ts'

export type FollowSourcesDeps = {
  config: Pick<Config, 'chainId' | 'rpcQuorum' | 'marketDays'>
  upstreams: Pick<Upstreams, 'read' | 'compare' | 'send'>
}

/** Everybody for whom the server follows the chain. */
export function followSources({ config, upstreams }: FollowSourcesDeps): readonly FollowSource[] {
  const deployment = deploymentOn(config.chainId)
  const client = createChainClient({ upstreams, deployment, quorum: config.rpcQuorum })
  const parameters = { client, deployment, days: config.marketDays }
  return [createMarketSource(parameters), createVaultSource(parameters)]
}
