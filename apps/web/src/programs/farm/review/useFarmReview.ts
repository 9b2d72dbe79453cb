import type { Farm } from '@love/protocol/farm/farm'
import { type MadeReviewing, useMadeReview } from '../../../review/made/useMadeReview.ts'
import type { FarmReview } from './farmReview.ts'

export type FarmReviewing = MadeReviewing<Farm, FarmReview>

export function useFarmReview(readNow: () => Promise<Farm>): FarmReviewing {
  return useMadeReview(readNow)
}
