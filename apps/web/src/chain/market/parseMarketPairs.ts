import type { MarketPair, MarketPairsReply } from '@love/protocol/market/marketReplies'
import { decimalOrNull } from './isDecimal.ts'
import { marketFieldsOf, parseHead } from './parseHead.ts'

export function parseMarketPairs(body: unknown): MarketPairsReply | undefined {
  const fields = marketFieldsOf(body)
  const head = parseHead(fields)
  if (!head || !Array.isArray(fields.pairs)) return undefined
  return { ...head, pairs: fields.pairs.flatMap(parsePair) }
}

function parsePair(body: unknown): readonly MarketPair[] {
  const { name, swaps24h, ...fields } = marketFieldsOf(body)
  if (typeof name !== 'string') return []
  return [
    {
      name,
      price: decimalOrNull(fields.price),
      change24h: decimalOrNull(fields.change24h),
      volumeUsd24h: decimalOrNull(fields.volumeUsd24h),
      feesUsd24h: decimalOrNull(fields.feesUsd24h),
      liquidityUsd: decimalOrNull(fields.liquidityUsd),
      swaps24h: typeof swaps24h === 'number' && Number.isSafeInteger(swaps24h) ? swaps24h : 0,
    },
  ]
}
