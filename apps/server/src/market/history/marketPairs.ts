import type { MarketPair } from '@love/protocol/market/marketReplies'
import { pairs } from '@love/protocol/pairs/index'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { Database } from '../../store/openStore.ts'
import { changeText } from './changeText.ts'
import { createUsdPrice } from './createUsdPrice.ts'
import type { Head } from './head.ts'
import { liquidityValue } from './liquidityValue.ts'
import { type Day, readDay } from './readDay.ts'
import { basePrice } from './reserves.ts'
import { significantText } from './significantText.ts'
import { usdText } from './usdValue.ts'
import { volumeOfDay } from './volumeOfDay.ts'

/** In the order of the list. A pair that does not exist has its row too, without figures. */
export async function marketPairs(db: Database, head: Pick<Head, 'timestamp'>): Promise<MarketPair[]> {
  const day = await readDay(db, head)
  return pairs.map((pair) => marketPair(day, pair))
}

function marketPair(day: Day, pair: PairDefinition): MarketPair {
  const base = createUsdPrice(pair.base)
  const usd = { base: base.at(day.now), token: createUsdPrice(pair.token).at(day.now) }
  const [held, before] = [day.now(pair), day.dayAgo(pair)]
  const price = held && basePrice(pair, held)
  const volume = volumeOfDay(day, pair, base)
  return {
    name: pair.name,
    price: price ? significantText(price) : null,
    change24h: changeText(before && basePrice(pair, before), price),
    volumeUsd24h: usdText(volume),
    feesUsd24h: usdText(volume === undefined ? undefined : (volume * 3n) / 1000n),
    liquidityUsd: usdText(liquidityValue(pair, held, usd)),
    swaps24h: day.candles(pair).reduce((total, { swaps }) => total + swaps, 0),
  }
}
