import { readPairs } from '@love/protocol/actions/readPair'
import { pricePairs } from '@love/protocol/pairs/pairs'
import { queryOptions } from '@tanstack/react-query'
import { type ChainAccess, useChain } from './chainContext.ts'
import { chainDefaults } from './chainDefaults.ts'
import { type ReadingOptions, useReading } from './useReading.ts'

export function usePairs(options?: ReadingOptions) {
  return useReading(pairsQuery(useChain()), options)
}

/** One for all programs: the pairs people see, those that only routes and prices need, and their block. */
export function pairsQuery({ client, deployment }: ChainAccess) {
  return queryOptions({
    queryKey: ['pairs', deployment.chainId],
    queryFn: () => readPairs(client, { deployment, pairs: pricePairs }),
    refetchInterval: chainDefaults.pollingMs,
  })
}
