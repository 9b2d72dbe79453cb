import type { PairDefinition } from '@love/protocol/pairs/pair'
import type { UsdPrice } from './createUsdPrice.ts'
import type { Day } from './readDay.ts'
import { usdValue } from './usdValue.ts'

/** Every trade at the price of its time. Undefined for a pair that was never there, and where nothing had a price. */
export function volumeOfDay(day: Day, pair: PairDefinition, basePriceUsd: UsdPrice): bigint | undefined {
  if (!day.now(pair)) return undefined
  const traded = day.candles(pair).filter(({ volumeBase }) => volumeBase > 0n)
  const values = traded.flatMap(({ start, volumeBase }) => {
    const price = basePriceUsd.at(day.closes((start - day.span.first) / day.span.seconds))
    return price ? [usdValue(volumeBase, pair.base, price)] : []
  })
  return traded.length > 0 ? sum(values) : 0n
}

/** Of what is known; undefined when nothing is. */
export function sum(values: readonly (bigint | undefined)[]): bigint | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length > 0 ? known.reduce((total, value) => total + value) : undefined
}
