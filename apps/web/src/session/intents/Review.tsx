import { Dialog } from '@love/ui98/Dialog'
import { MessageBox } from '@love/ui98/MessageBox'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { reviewLayer } from './reviewLayer.ts'
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
              <ProgressBar label="Opening…" />
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

type BoundaryProps = { readonly onClose: () => void; readonly children: ReactNode }

/** Code that does not arrive or breaks must not take the program down with it. */
class ReviewBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { onClose, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <MessageBox
        title="Review"
        icon="error"
        onClose={onClose}
        actions={[
          { label: 'Reload', primary: true, onClick: () => location.reload() },
          { label: 'Close', onClick: onClose },
        ]}
      >
        <p>
          The files of this window are missing, have been changed, or have stopped. Nothing more is sent. If
          your wallet shows an open request, reject it.
        </p>
      </MessageBox>
    )
  }
}
