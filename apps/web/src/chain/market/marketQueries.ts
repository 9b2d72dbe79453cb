import { queryOptions } from '@tanstack/react-query'
import { marketDefaults } from './marketDefaults.ts'
import { parseMarketPairs } from './parseMarketPairs.ts'
import { parseMarketToken } from './parseMarketToken.ts'
import { readMarket } from './readMarket.ts'

// The day of trading comes with the snapshot. Where there is none, these ask for it alone.

export function marketPairsQuery() {
  return queryOptions({
    queryKey: ['market', 'pairs'],
    queryFn: ({ signal }) => readMarket({ path: 'pairs', parse: parseMarketPairs, signal }),
    ...marketDefaults,
  })
}

export function marketTokensQuery(symbols: readonly string[]) {
  return queryOptions({
    queryKey: ['market', 'tokens', ...symbols],
    queryFn: ({ signal }) =>
      Promise.all(
        symbols.map((symbol) => readMarket({ path: `tokens/${symbol}`, parse: parseMarketToken, signal })),
      ),
    ...marketDefaults,
  })
}
