import { Dialog } from '@love/ui98/Dialog'
import { Opening } from '@love/ui98/Opening'
import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { reviewLayer } from '../wallet/reviewLayer.ts'
import { ReviewBoundary } from './ReviewBoundary.tsx'
import type { ReviewWindowProps } from './reviewWindowProps.ts'

const ReviewWindow = /*#__PURE__*/ lazy(() =>
  import('./ReviewWindow.tsx').then(({ ReviewWindow }) => ({ default: ReviewWindow })),
)

/** The door to the review window: its code comes when something is reviewed. The session recorder leaves it out. */
export function Review(props: ReviewWindowProps) {
  const { intent, onClose } = props
  return createPortal(
    <div data-hj-suppress>
      <ReviewBoundary onClose={onClose}>
        <Suspense
          fallback={
            <Dialog title={intent.title} icon="paper" onClose={onClose}>
              <Opening />
            </Dialog>
          }
        >
          <ReviewWindow {...props} />
        </Suspense>
      </ReviewBoundary>
    </div>,
    reviewLayer() ?? document.body,
  )
}
