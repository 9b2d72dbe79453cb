import type { Deployment } from '@love/contracts/deployments/deployment'
import { withTimeLimit } from '@love/http/request'
import { readPairs } from '@love/protocol/actions/readPair'
import { loveUsdt } from '@love/protocol/pairs/pairs'
import { combine, type Figure, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { add, type Fraction, fraction, invert, multiply, toDecimal } from '@love/protocol/prices/fraction'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { love } from '@love/protocol/tokens/tokens'
import type { Client } from 'viem'
import { createChainClient } from '../chain/createChainClient.ts'
import { deploymentOn, findBlockAt, type TimedBlock } from '../chain/findBlockAt.ts'
import type { Config } from '../config.ts'
import type { Upstreams } from '../rpc/upstreams/createUpstreams.ts'

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
      (): Figure => unavailable('the change is still loading'),
    )
    const change = priceChange(before, usd)
    return {
      symbol: love.symbol,
      ...(isAvailable(usd) ? { usd: decimalPriceText(usd) } : { usd: null, reason: usd.unavailable }),
      change24h: isAvailable(change) ? ratioText(change) : null,
      block: Number(block),
      timestamp: Number(timestamp),
      nodes: config.rpcUrls.length,
    }
  }
}

/** By the reserves of its own pair, which is all that this price depends on. */
async function readLovePrice(
  client: Client,
  { deployment }: { deployment: Deployment },
): Promise<TimedBlock & { usd: Figure }> {
  const { block, timestamp, pairs } = await readPairs(client, { deployment, pairs: [loveUsdt] })
  return { block, timestamp, usd: usdPrices(pairs)(love) }
}

type DayAgoDeps = {
  client: Client
  /** The price as it was at a block. */
  priceAt: (block: bigint) => Promise<Figure>
  now: () => number
}

const DAY_SECONDS = 86_400n

/** A day ago moves on with the day, and a few minutes of it make no difference. */
const KEEP_MS = 300_000

/** Many nodes hold no state that old: asking at every turn would not change that. */
const RETRY_MS = 60_000

/** The price a day before the given block, found once and kept for a while. */
function createDayAgo({ client, priceAt, now }: DayAgoDeps): (newest: TimedBlock) => Promise<Figure> {
  let found: TimedBlock | undefined
  let kept: { price: Figure; until: number } | undefined
  let searching: Promise<Figure> | undefined

  const search = async (newest: TimedBlock): Promise<Figure> => {
    const timestamp = newest.timestamp - DAY_SECONDS
    found = await findBlockAt(client, { timestamp, newest, oldest: found })
    return found ? priceAt(found.block) : unavailable('the chain is less than a day old')
  }
  const refresh = async (newest: TimedBlock): Promise<Figure> => {
    try {
      const price = await search(newest)
      kept = { price, until: now() + KEEP_MS }
    } catch {
      kept = {
        price: unavailable('the nodes do not have the state of 24 hours ago'),
        until: now() + RETRY_MS,
      }
    }
    return kept.price
  }
  return (newest) => {
    if (kept && now() < kept.until) return Promise.resolve(kept.price)
    searching ??= refresh(newest).finally(() => {
      searching = undefined
    })
    return searching
  }
}

/** Enough for the smallest price two 18-decimals tokens can have. */
const exactDigits = 36

/** Six decimals, and more where the first four significant digits are further down. */
export function decimalPriceText(price: Fraction): string {
  const [whole = '', decimals = ''] = toDecimal(price, exactDigits).split('.')
  const zeros = whole === '0' ? (/^0*/.exec(decimals)?.[0].length ?? 0) : 0
  return toDecimal(price, Math.min(exactDigits, Math.max(6, zeros + 4)))
}

/** A part of one in four decimals, a hundredth of a percent: `-0.0123`. */
export function ratioText(ratio: Fraction): string {
  const text = toDecimal(ratio, 4)
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}

/** As a part of what it was before. A price that is there is positive. */
export function priceChange(before: Figure, now: Figure): Figure {
  return combine([before, now], (old, current) => add(multiply(current, invert(old)), fraction(-1n)))
}
