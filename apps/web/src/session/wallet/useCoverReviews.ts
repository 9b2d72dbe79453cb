import { useEffect } from 'react'
import { reviewLayer } from '../intents/reviewLayer.ts'

/** How many windows lie over the reviews. */
let covers = 0

/**
 * What waits under this window cannot be reached until it is gone. Call it above the dialog: it comes after the dialog
 * has taken the focus, and is undone before the dialog gives the focus back.
 */
export function useCoverReviews(): void {
  useEffect(() => {
    covers += 1
    reviewLayer()?.toggleAttribute('inert', true)
    return () => {
      covers -= 1
      reviewLayer()?.toggleAttribute('inert', covers > 0)
    }
  }, [])
}
