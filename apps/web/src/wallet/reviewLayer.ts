/** The element in front of all programs and behind all wallet windows. */
export const reviewLayerId = 'reviews'

/** In front of that: where owners sign what a program asks of a Safe. */
export const safeReviewLayerId = 'safe-reviews'

/** Where reviews are drawn. Not inside the program's own window: that one lies in a stack with the others. */
export function reviewLayer(): HTMLElement | null {
  return document.getElementById(reviewLayerId)
}
