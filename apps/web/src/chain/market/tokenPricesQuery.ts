import type { Token } from '@love/protocol/tokens/token'
import { queryOptions } from '@tanstack/react-query'
import type { ServerClock } from '../serverClock.ts'
import { marketDefaults } from './marketDefaults.ts'
import { parseTokenPrices } from './parseTokenPrices.ts'
import { type Range, rangeSearch } from './ranges.ts'
import { readMarket } from './readMarket.ts'

export function tokenPricesQuery({ symbol }: Token, range: Range, clock: ServerClock) {
  return queryOptions({
    queryKey: ['market', 'prices', symbol, range.id],
    queryFn: ({ signal }) =>
      readMarket({
        path: `tokens/${symbol}/prices?${rangeSearch(range, clock.now())}`,
        parse: parseTokenPrices,
        signal,
      }),
    ...marketDefaults,
    meta: { isKept: false },
  })
}
