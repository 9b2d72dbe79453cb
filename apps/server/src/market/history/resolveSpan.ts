import { type CandleInterval, candleSpans } from '@love/protocol/market/marketReplies'
import { spanStart } from '../ingest/candle.ts'
import { MarketQueryError } from './MarketQueryError.ts'
import { type AskedSpan, type Span, spanCount } from './span.ts'

const DAY = 86_400
const usualLength: Readonly<Record<CandleInterval, number>> = { '5m': DAY, '1h': 30 * DAY, '1d': 365 * DAY }
const MOST_CANDLES = 1_500

/** From the span that holds `from` to the one that holds `to`; nothing is known after the newest block. */
export function resolveSpan({ interval, from, to }: AskedSpan, head: { timestamp: number }): Span {
  const seconds = candleSpans[interval]
  const end = to ?? Math.max(head.timestamp, from ?? 0)
  const begin = from ?? Math.max(0, end - usualLength[interval])
  if (begin > end) throw new MarketQueryError('The parameter from must not be after the parameter to.')
  const first = spanStart(begin, seconds)
  const span = { seconds, first, last: spanStart(Math.min(end, head.timestamp), seconds) }
  if (spanCount(span) <= MOST_CANDLES) return span
  throw new MarketQueryError(
    `From the parameter from to the parameter to there may be at most ${MOST_CANDLES} candles of ${interval}: ask for a shorter time, or a longer interval.`,
  )
}
