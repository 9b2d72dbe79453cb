import { useChain } from '../chainContext.ts'
import { type ReadingOptions, useReading } from '../useReading.ts'
import { poolsQuery } from './poolsQuery.ts'

export function usePools(options?: ReadingOptions) {
  return useReading(poolsQuery(useChain()), options)
}
