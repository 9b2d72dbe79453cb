import { useEffect } from 'react'
import { reviewLayerId, safeReviewLayerId } from './reviewLayer.ts'

const allLayers: readonly string[] = [reviewLayerId, safeReviewLayerId]
/** How many windows lie over each layer. */
const covers = new Map<string, number>()

/**
 * What waits under this window cannot be reached until it is gone. Call it above the dialog: it comes after the dialog
 * has taken the focus, and is undone before the dialog gives the focus back.
 */
export function useCoverReviews(layers: readonly string[] = allLayers): void {
  useEffect(() => {
    for (const layer of layers) cover(layer, 1)
    return () => {
      for (const layer of layers) cover(layer, -1)
    }
  }, [layers])
}

function cover(layer: string, by: 1 | -1): void {
  const count = (covers.get(layer) ?? 0) + by
  covers.set(layer, count)
  document.getElementById(layer)?.toggleAttribute('inert', count > 0)
}
