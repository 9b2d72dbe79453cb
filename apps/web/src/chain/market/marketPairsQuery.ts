import { queryOptions } from '@tanstack/react-query'
import { marketDefaults } from './marketDefaults.ts'
import { parseMarketPairs } from './parseMarketPairs.ts'
import { readMarket } from './readMarket.ts'

export function marketPairsQuery() {
  return queryOptions({
    queryKey: ['market', 'pairs'],
    queryFn: ({ signal }) => readMarket({ path: 'pairs', parse: parseMarketPairs, signal }),
    ...marketDefaults,
  })
}
