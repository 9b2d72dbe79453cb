import { useChain } from '../chainContext.ts'
import { useReading } from '../useReading.ts'
import { type HoldingsParameters, holdingsQuery } from './holdingsQuery.ts'

/** Balances and what the router may take of them; nothing without an account. */
export function useHoldings(parameters: HoldingsParameters) {
  return useReading(holdingsQuery(useChain(), parameters))
}
