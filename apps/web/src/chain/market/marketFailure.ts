import { MarketError } from './MarketError.ts'

/** Why there is no history, in words for a table cell; undefined while nothing has failed. */
export function marketFailure(failureReason: unknown): string | undefined {
  if (!failureReason) return undefined
  return failureReason instanceof MarketError ? failureReason.message : 'price history could not be loaded'
}
