import type { Candle } from '@love/protocol/market/marketReplies'
import { sumOf } from '../../../../chain/charts/chartRows.ts'

/** More could not be told apart on a phone. */
const most = 60

/** So many become one, of which a day or a week is made up. */
const sizes = [1, 2, 3, 4, 6, 12, 24, 48]

/** Fewer and longer candles, which begin where their span does. */
export function joinCandles(candles: readonly Candle[]): readonly Candle[] {
  const [first, second] = candles
  if (!first || !second) return candles
  const seconds = second[0] - first[0]
  const size = sizes.find((one) => candles.length / one <= most) ?? Math.ceil(candles.length / most)
  const spans = Map.groupBy(candles, ([start]) => Math.floor(start / (seconds * size)))
  return [...spans.values()].map(joined)
}

function joined(span: readonly Candle[]): Candle {
  const [first = nothing] = span
  const [, , , , close, , liquidity] = span.at(-1) ?? first
  const volumes = span.map(([, , , , , volume]) => volume).filter((volume) => volume !== null)
  const high = span.map(([, , price]) => price).reduce((a, b) => (Number(b) > Number(a) ? b : a))
  const low = span.map(([, , , price]) => price).reduce((a, b) => (Number(b) < Number(a) ? b : a))
  return [first[0], first[1], high, low, close, volumes.length > 0 ? sumOf(volumes) : null, liquidity]
}

const nothing: Candle = [0, '0', '0', '0', '0', null, null]
