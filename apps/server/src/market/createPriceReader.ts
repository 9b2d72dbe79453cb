import { withTimeLimit } from '@love/http/withTimeLimit'
import { type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { love } from '@love/protocol/tokens/love'
import { createChainClient } from '../chain/createChainClient.ts'
import { deploymentOn } from '../chain/deploymentOn.ts'
import type { Config } from '../config.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'
import { createDayAgo } from './createDayAgo.ts'
import { priceChange } from './priceChange.ts'
import { priceText, ratioText } from './priceText.ts'
import { readLovePrice } from './readLovePrice.ts'

export type Price = {
  symbol: string
  usd: string | null
  /** Why there is no price. */
  reason?: string
  /** As a part: 0.0123 is 1.23 % more than a day ago. */
  change24h: string | null
  block: number
  /** Seconds since 1970 by the chain's clock. */
  timestamp: number
  /** How many are there to read it from. */
  nodes: number
}

export type PriceReaderDeps = {
  config: Pick<Config, 'chainId' | 'rpcQuorum' | 'rpcUrls'>
  upstreams: Upstreams
  now: () => number
}

/** A price without its change is better than one that comes late. */
const CHANGE_MS = 3_000

export function createPriceReader({ config, upstreams, now }: PriceReaderDeps): () => Promise<Price> {
  const deployment = deploymentOn(config.chainId)
  const clientAt = (block?: bigint) =>
    createChainClient({
      upstreams,
      deployment,
      quorum: config.rpcQuorum,
      ...(block !== undefined && { block }),
    })
  const client = clientAt()
  const priceAt = async (block: bigint) => (await readLovePrice(clientAt(block), { deployment })).usd
  const dayAgo = createDayAgo({ client, priceAt, now })

  return async () => {
    const { usd, block, timestamp } = await readLovePrice(client, { deployment })
    const before = await withTimeLimit(() => dayAgo({ block, timestamp }), { timeoutMs: CHANGE_MS }).catch(
      (): Figure => unavailable('the change is still looked up'),
    )
    const change = priceChange(before, usd)
    return {
      symbol: love.symbol,
      ...(isAvailable(usd) ? { usd: priceText(usd) } : { usd: null, reason: usd.unavailable }),
      change24h: isAvailable(change) ? ratioText(change) : null,
      block: Number(block),
      timestamp: Number(timestamp),
      nodes: config.rpcUrls.length,
    }
  }
}
