import { unavailable } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { tokens } from '@love/protocol/tokens/tokens'
import { dataAge, isStale } from '../../chain/dataAge.ts'
import { pageClock } from '../../chain/serverClock.ts'
import { readingOf } from '../../chain/snapshot/publicReading.ts'
import { snapshotStore, timeOf } from '../../chain/snapshot/snapshotStore.ts'
import type { Finding } from '../alert.ts'
import type { PriceRule } from '../alertSettings.ts'
import { judgePrices, pricesKept } from '../kinds/judgePrices.ts'
import { LookError } from '../LookError.ts'

/** By the snapshot that every page shows. While nobody sees the page it stands still: then it is asked for here. */
export async function lookAtPrices(rules: readonly PriceRule[], isHidden: boolean): Promise<Finding> {
  if (isHidden) await snapshotStore.look()
  const price = freshPrices()
  if (!price) throw new LookError(noPricesText() ?? 'No prices from the server.')
  return (kept) => judgePrices(pricesKept(kept), { rules, price })
}

/** Why there are none; nothing while they are only on their way. */
export function noPricesText(): string | undefined {
  const { trouble, body, isRestored } = snapshotStore.get()
  return trouble ?? (body && !isRestored ? 'The latest prices are too old.' : undefined)
}

/** In dollars, by symbol; nothing where the latest figures are of an earlier visit or too old. */
export function freshPrices() {
  const state = snapshotStore.get()
  const { body, isRestored } = state
  if (!body || isRestored || isStale(dataAge(timeOf(body), pageClock.now()))) return undefined
  const reading = readingOf(state)
  if (!reading) return undefined
  const priceOf = usdPrices(reading.chain.pairs)
  return (symbol: string) => {
    const token = tokens.find((one) => one.symbol === symbol)
    return token ? priceOf(token) : unavailable('no such token')
  }
}
