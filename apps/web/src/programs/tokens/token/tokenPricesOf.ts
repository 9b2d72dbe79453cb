import type { Token } from '@love/protocol/tokens/token'
import type { HistoryQuery } from '../../../chain/market/history.ts'
import { parseTokenPrices, type TokenPrices } from '../../../chain/market/parseTokenPrices.ts'
import { type Range, rangeSearch } from '../../../chain/market/ranges.ts'
import { pageClock } from '../../../chain/serverClock.ts'

export function tokenPricesOf({ symbol }: Pick<Token, 'symbol'>, range: Range): HistoryQuery<TokenPrices> {
  return {
    name: `prices ${symbol} ${range.id}`,
    path: () => `tokens/${symbol}/prices?${rangeSearch(range, pageClock.now())}`,
    parse: parseTokenPrices,
  }
}
