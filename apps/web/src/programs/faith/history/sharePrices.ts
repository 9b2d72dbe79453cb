import type { VaultPricesReply } from '@love/protocol/market/marketReplies'
import type { Figure } from '@love/protocol/prices/figure'
import type { ChartData } from '../../../chain/charts/chartData.ts'
import type { Range } from '../../../chain/market/ranges.ts'
import { rangeStart } from '../../../chain/vault/vaultPricesOf.ts'
import { priceHistory } from './priceHistory.ts'

type SharePricesParameters = {
  reply: VaultPricesReply
  range: Range
  /** Of the vault that the price is of; undefined until it is read. */
  timestamp: bigint | undefined
  price: Figure
}

/** What the vault has told of, and what it says now. */
export function sharePrices({ reply, range, timestamp, price }: SharePricesParameters): ChartData {
  return priceHistory({
    prices: reply.prices,
    now: timestamp === undefined ? undefined : { time: Number(timestamp), price },
    from: rangeStart(range, reply.timestamp * 1_000),
  })
}
