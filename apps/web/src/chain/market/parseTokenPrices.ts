import type { MarketHead, TokenPricesReply } from '@love/protocol/market/marketReplies'
import { isDecimal } from './isDecimal.ts'
import { candlesInOrder } from './parseCandles.ts'
import { isTime, marketFieldsOf, parseHead } from './parseHead.ts'

type Prices = TokenPricesReply['prices']
export type TokenPrices = MarketHead & { readonly prices: Prices }

export function parseTokenPrices(body: unknown): TokenPrices | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  if (!head || !Array.isArray(fields.prices)) return undefined
  return { ...head, prices: candlesInOrder(fields.prices.flatMap(parsePrice)) }
}

function parsePrice(body: unknown): Prices {
  if (!Array.isArray(body)) return []
  const [start, priceUsd]: readonly unknown[] = body
  return isTime(start) && isDecimal(priceUsd) ? [[start, priceUsd]] : []
}
