import type { CandleInterval } from '@love/protocol/market/marketReplies'

/** A row of spans of equal length, by when the first and the last begin. Seconds since 1970. */
export type Span = { readonly seconds: number; readonly first: number; readonly last: number }

/** None when the last is before the first. */
export function spanCount({ seconds, first, last }: Span): number {
  return Math.max(0, Math.floor((last - first) / seconds) + 1)
}

/** As asked: what is left open ends at the newest block. */
export type AskedSpan = { interval: CandleInterval; from?: number | undefined; to?: number | undefined }
