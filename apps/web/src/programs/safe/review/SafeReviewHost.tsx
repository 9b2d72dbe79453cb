import { Dialog } from '@love/ui98/Dialog'
import { Opening } from '@love/ui98/Opening'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { ReviewBoundary } from '../../../review/ReviewBoundary.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { safeReviewLayerId } from '../../../wallet/reviewLayer.ts'
import { safeReviews } from '../../../wallet/safe/review/safeReviews.ts'

const SafeReviewWindow = /*#__PURE__*/ lazy(() =>
  import('./SafeReviewWindow.tsx').then(({ SafeReviewWindow }) => ({ default: SafeReviewWindow })),
)

/** Draws the first review that waits; its code comes with it. The session recorder leaves it out. */
export function SafeReviewHost() {
  const [review] = useStore(safeReviews)
  if (!review) return null
  const { id, request, answer, close } = review
  return createPortal(
    <div data-hj-suppress key={id}>
      <ReviewBoundary onClose={close}>
        <Suspense
          fallback={
            <Dialog title="Safe" icon="safe" onClose={close}>
              <Opening />
            </Dialog>
          }
        >
          <SafeReviewWindow asked={request} onResult={answer} onClose={close} />
        </Suspense>
      </ReviewBoundary>
    </div>,
    document.getElementById(safeReviewLayerId) ?? document.body,
  )
}
