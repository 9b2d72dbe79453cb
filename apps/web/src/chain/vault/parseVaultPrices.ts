import type { VaultPrice, VaultPricesReply } from '@love/protocol/market/marketReplies'
import { isDecimal } from '../market/isDecimal.ts'
import { candlesInOrder } from '../market/parseCandles.ts'
import { isTime, marketFieldsOf, parseHead } from '../market/parseHead.ts'

export function parseVaultPrices(body: unknown): VaultPricesReply | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  if (!head || !Array.isArray(fields.prices)) return undefined
  return { ...head, prices: candlesInOrder(fields.prices.flatMap(parsePrice)) }
}

function parsePrice(body: unknown): readonly VaultPrice[] {
  if (!Array.isArray(body)) return []
  const [timestamp, price, after]: readonly unknown[] = body
  return isTime(timestamp) && isPrice(price) && isPrice(after) ? [[timestamp, price, after]] : []
}

function isPrice(value: unknown): value is string {
  return isDecimal(value) && /[1-9]/.test(value) && !value.startsWith('-')
}
