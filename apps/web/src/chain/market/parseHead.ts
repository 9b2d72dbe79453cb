import type { MarketHead } from '@love/protocol/market/marketReplies'

export type MarketFields = Readonly<Record<string, unknown>>

export function marketFieldsOf(body: unknown): MarketFields {
  return { ...Object(body) }
}

/** Which block the figures belong to; without one they are no market figures. */
export function parseHead({ block, timestamp }: MarketFields): MarketHead | undefined {
  const isHead = typeof block === 'string' && /^\d{1,20}$/.test(block) && isTime(timestamp)
  return isHead ? { block, timestamp } : undefined
}

/** Seconds since 1970, no later than a calendar can show. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 253_402_300_800
}
