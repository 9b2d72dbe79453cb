import { createSafeReviews } from './createSafeReviews.ts'

/** Of this page. */
export const safeReviews = createSafeReviews()
