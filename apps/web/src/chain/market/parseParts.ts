import type { HistoryPrices } from '@love/protocol/history/historyReply'
import { isDecimal } from './isDecimal.ts'
import { type MarketFields, marketFieldsOf } from './parseHead.ts'

/** A list of which a part cannot be read is none: somebody would take the rest for all. */
export function parseAll<Item>(
  list: unknown,
  parse: (fields: MarketFields) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(list)) return undefined
  const parsed = list.map((item) => parse(marketFieldsOf(item)))
  return parsed.every((item) => item !== undefined) ? parsed : undefined
}

/** Prices that make no sense are missing, as if there were none. */
export function parsePrices(body: unknown): HistoryPrices {
  return Object.fromEntries(
    Object.entries(marketFieldsOf(body)).flatMap(([symbol, price]) =>
      isDecimal(price) && !price.startsWith('-') ? [[symbol, price] as const] : [],
    ),
  )
}

/** A whole number as text, of a length that a chain can have. */
export function isWhole(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d{1,120}$/.test(value)
}
