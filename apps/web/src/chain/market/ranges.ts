import { type CandleInterval, candleSpans } from '@love/protocol/market/marketReplies'

export type Range = {
  readonly id: string
  readonly label: string
  readonly interval: CandleInterval
  /** How far back. */
  readonly seconds: number
}

const day = 86_400

/** `All` ends where the server gives no more candles at once: after four years. */
export const ranges = [
  { id: '24h', label: '24 hours', interval: '5m', seconds: day },
  { id: '7d', label: '7 days', interval: '1h', seconds: 7 * day },
  { id: '30d', label: '30 days', interval: '1h', seconds: 30 * day },
  { id: 'all', label: 'All', interval: '1d', seconds: 1_460 * day },
] as const satisfies readonly Range[]

/** What a chart shows before anybody has chosen. */
export const firstRange: Range = ranges[1]

/** The part of an address that asks for a range: whole intervals, so that everybody asks for the same. */
export function rangeSearch({ interval, seconds }: Range, nowMs: number): string {
  const span = candleSpans[interval]
  const from = Math.max(0, Math.floor((nowMs / 1_000 - seconds) / span) * span)
  return `interval=${interval}&from=${from}`
}
