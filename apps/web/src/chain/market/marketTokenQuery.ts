import type { Token } from '@love/protocol/tokens/token'
import { queryOptions } from '@tanstack/react-query'
import { marketDefaults } from './marketDefaults.ts'
import { parseMarketToken } from './parseMarketToken.ts'
import { readMarket } from './readMarket.ts'

export function marketTokenQuery({ symbol }: Token) {
  return queryOptions({
    queryKey: ['market', 'token', symbol],
    queryFn: ({ signal }) => readMarket({ path: `tokens/${symbol}`, parse: parseMarketToken, signal }),
    ...marketDefaults,
  })
}
