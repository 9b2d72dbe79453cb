import type { Candle, MarketHead } from '@love/protocol/market/marketReplies'
import { decimalOrNull, isDecimal } from './isDecimal.ts'
import { isTime, marketFieldsOf, parseHead } from './parseHead.ts'

export type Candles = MarketHead & { readonly candles: readonly Candle[] }

/** In the order of time, each time once: a chart takes nothing else. */
export function parseCandles(body: unknown): Candles | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  if (!head || !Array.isArray(fields.candles)) return undefined
  return { ...head, candles: candlesInOrder(fields.candles.flatMap(parseCandle)) }
}

function parseCandle(body: unknown): readonly Candle[] {
  if (!Array.isArray(body)) return []
  const [start, open, high, low, close, volumeUsd, liquidityUsd]: readonly unknown[] = body
  if (!isTime(start) || !isDecimal(open) || !isDecimal(high) || !isDecimal(low) || !isDecimal(close))
    return []
  return [[start, open, high, low, close, decimalOrNull(volumeUsd), decimalOrNull(liquidityUsd)]]
}

export function candlesInOrder<Entry extends readonly [start: number, ...rest: unknown[]]>(
  entries: readonly Entry[],
): readonly Entry[] {
  const byTime = new Map(entries.map((entry) => [entry[0], entry]))
  return [...byTime.values()].sort(([a], [b]) => a - b)
}
