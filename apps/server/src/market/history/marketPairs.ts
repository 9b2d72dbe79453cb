import type { MarketPair } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { pairs } from '@love/protocol/pairs/pairs'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Database } from '../../store/openStore.ts'
import { createUsdPrice, usdText, usdValue } from './createUsdPrice.ts'
import type { FollowedHead } from './head.ts'
import { basePrice, type MarketReserves } from './marketQuery.ts'
import { type Day, readDay, volumeOfDay } from './readDay.ts'
import { percentChangeText, significantText } from './significantText.ts'

/** In the order of the list. A pair that does not exist has its row too, without figures. */
export async function marketPairs(
  db: Database,
  head: Pick<FollowedHead, 'timestamp'>,
): Promise<MarketPair[]> {
  const day = await readDay(db, head)
  return pairs.map((pair) => marketPair(day, pair))
}

function marketPair(day: Day, pair: PairDefinition): MarketPair {
  const base = createUsdPrice(pair.base)
  const usd = { base: base.at(day.now), other: createUsdPrice(pair.other).at(day.now) }
  const [held, before] = [day.now(pair), day.dayAgo(pair)]
  const price = held && basePrice(pair, held)
  const volume = volumeOfDay(day, pair, base)
  return {
    name: pair.name,
    price: price ? significantText(price) : null,
    change24h: percentChangeText(before && basePrice(pair, before), price),
    volumeUsd24h: usdText(volume),
    feesUsd24h: usdText(volume === undefined ? undefined : (volume * 3n) / 1000n),
    liquidityUsd: usdText(liquidityValue(pair, held, usd)),
    swaps24h: day.candles(pair).reduce((total, { swaps }) => total + swaps, 0),
  }
}

/** What one whole of each side costs in USD. */
type SidePrices = { readonly base: Fraction | undefined; readonly other: Fraction | undefined }

/** Of both sides; undefined where one has no price. */
export function liquidityValue(
  pair: PairDefinition,
  held: MarketReserves | undefined,
  { base, other }: SidePrices,
): bigint | undefined {
  if (!held || !base || !other) return undefined
  return usdValue(held.base, pair.base, base) + usdValue(held.other, pair.other, other)
}
