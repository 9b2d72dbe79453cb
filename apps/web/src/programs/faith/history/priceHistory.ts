import type { VaultPrice } from '@love/protocol/market/marketReplies'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import { type Fraction, toDecimal } from '@love/protocol/prices/fraction'
import type { ChartData } from '../../../chain/charts/chartData.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import { sharePriceText } from '../sharePriceText.ts'

export type PriceHistoryParameters = {
  prices: readonly VaultPrice[]
  /** The price that the chain says now; its time in seconds since 1970. */
  now: { readonly time: number; readonly price: Figure } | undefined
  /** Where the chart begins, if there are older prices. */
  from: number
}

/** LOVE for one FAITH until then, and from then on, in `unit`s. */
type Point = { readonly time: number; readonly until: bigint; readonly since: bigint }

/** Of what is drawn: hundreds of steps are counted in whole numbers, many times faster than in exact fractions. */
const digits = 18
const unit = 10n ** BigInt(digits)

/** More would be drawn on top of each other. */
const mostSteps = 240

/**
 * People enter and leave at any time, but a chart has equal steps: between two moves they lie on a line, as a share
 * gains the same with each block.
 */
export function priceHistory({ prices, now, from }: PriceHistoryParameters): ChartData {
  const known = knownPoints(prices, now)
  const times = known.length > 0 && prices.length > 0 ? equalSteps(known, from) : []
  let next = 1
  const values = times.map((time) => {
    while (next < known.length - 1 && (known[next]?.time ?? time) < time) next++
    return toDecimal({ numerator: between(known[next - 1], known[next], time), denominator: unit }, digits)
  })
  const price = (decimal: string) => {
    const figure = decimalFigure(decimal, '')
    return isAvailable(figure) ? sharePriceText(figure) : 'n/a'
  }
  return {
    times,
    series: [
      {
        id: 'price',
        label: '1 FAITH',
        kind: 'line',
        gathers: 'last',
        values,
        format: (decimal) => `${price(decimal)} LOVE`,
        formatShort: price,
      },
    ],
  }
}

function knownPoints(prices: readonly VaultPrice[], now: PriceHistoryParameters['now']): readonly Point[] {
  const told = prices.flatMap(([time, price, priceAfter]) => {
    const [until, since] = [decimalFigure(price, ''), decimalFigure(priceAfter, '')]
    return isAvailable(until) && isAvailable(since)
      ? [{ time, until: inUnits(until), since: inUnits(since) }]
      : []
  })
  if (!now || !isAvailable(now.price)) return told
  const { time } = now
  const price = inUnits(now.price)
  return [...told.filter((point) => point.time < time), { time, until: price, since: price }]
}

/** From the first price, or where the chart begins, to the last price; each time once. */
function equalSteps(known: readonly Point[], from: number): number[] {
  const first = known[0]?.time ?? 0
  const last = known.at(-1)?.time ?? first
  const begin = Math.min(Math.max(first, from), last)
  const steps = Math.min(mostSteps, last - begin)
  return Array.from({ length: steps + 1 }, (_, at) =>
    steps === 0 ? last : begin + Math.round(((last - begin) * at) / steps),
  )
}

function between(before: Point | undefined, after: Point | undefined, time: number): bigint {
  if (!before || !after) return (after ?? before)?.since ?? 0n
  if (time >= after.time) return after.since
  const passed = BigInt(Math.max(0, time - before.time))
  return before.since + ((after.until - before.since) * passed) / BigInt(after.time - before.time)
}

function inUnits({ numerator, denominator }: Fraction): bigint {
  return (numerator * unit) / denominator
}
