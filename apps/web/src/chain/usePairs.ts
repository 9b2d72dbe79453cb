import { useChain } from './chainContext.ts'
import { pairsQuery } from './pairsQuery.ts'
import { type ReadingOptions, useReading } from './useReading.ts'

export function usePairs(options?: ReadingOptions) {
  return useReading(pairsQuery(useChain()), options)
}
