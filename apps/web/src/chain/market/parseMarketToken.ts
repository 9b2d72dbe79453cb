import type { MarketTokenReply } from '@love/protocol/market/marketReplies'
import { decimalOrNull } from './isDecimal.ts'
import { marketFieldsOf, parseHead } from './parseHead.ts'

export function parseMarketToken(body: unknown): MarketTokenReply | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  if (!head || typeof fields.symbol !== 'string') return undefined
  return {
    ...head,
    symbol: fields.symbol,
    priceUsd: decimalOrNull(fields.priceUsd),
    change24h: decimalOrNull(fields.change24h),
    low24h: decimalOrNull(fields.low24h),
    high24h: decimalOrNull(fields.high24h),
    volumeUsd24h: decimalOrNull(fields.volumeUsd24h),
    liquidityUsd: decimalOrNull(fields.liquidityUsd),
  }
}
