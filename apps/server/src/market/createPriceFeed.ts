import { withTimeLimit } from '@love/http/withTimeLimit'
import type { Log } from '../log.ts'
import type { Price } from './createPriceReader.ts'

export type PriceFeedDeps = { read: () => Promise<Price>; now: () => number; log: Log }

/** Undefined when there is none, not even an old one. */
export type PriceFeed = () => Promise<{ price: Price; staleSeconds?: number } | undefined>

/** As often as pages ask. */
export const KEEP_MS = 4_000
/** An older price is no price. */
const STALE_MS = 60_000
/** How long a new price is waited for while an old one would do. */
const PATIENCE_MS = 2_000
/** After a failure the nodes are left alone for that long. */
const RETRY_MS = 1_000

/** Reads the price once for all who ask at a time, and holds on to the last one while the nodes are away. */
export function createPriceFeed({ read, now, log }: PriceFeedDeps): PriceFeed {
  let last: { price: Price; at: number } | undefined
  let reading: Promise<Price | undefined> | undefined
  let failedAt: number | undefined

  const age = () => (last ? now() - last.at : Number.POSITIVE_INFINITY)
  const refresh = async (): Promise<Price | undefined> => {
    try {
      const price = await read()
      last = { price, at: now() }
      failedAt = undefined
      return price
    } catch (error) {
      // Once: the nodes themselves are watched, and told of, elsewhere.
      if (failedAt === undefined)
        log.warn('the price cannot be read', { error: String(error).split('\n')[0] })
      failedAt = now()
      return undefined
    }
  }
  const readOnce = () => {
    reading ??= refresh().finally(() => {
      reading = undefined
    })
    return reading
  }
  const patiently = () =>
    withTimeLimit(readOnce, { timeoutMs: PATIENCE_MS }).catch((): undefined => undefined)

  return async () => {
    if (last && age() < KEEP_MS) return { price: last.price }
    if (failedAt === undefined || now() - failedAt >= RETRY_MS) {
      const price = await (age() <= STALE_MS ? patiently() : readOnce())
      if (price) return { price }
    }
    if (!last || age() > STALE_MS) return undefined
    return { price: last.price, staleSeconds: Math.floor(age() / 1000) }
  }
}
