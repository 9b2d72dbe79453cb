import type { Address } from 'viem'
import { useChain } from '../chainContext.ts'
import { useReading } from '../useReading.ts'
import { lpPositionsQuery } from './lpPositionsQuery.ts'

/** Nothing without an account. */
export function useLpPositions(account: Address | undefined) {
  return useReading(lpPositionsQuery(useChain(), account))
}
