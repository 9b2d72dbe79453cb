import { MessageBox } from '@love/ui98/MessageBox'
import { Component, type ReactNode } from 'react'

type BoundaryProps = { readonly onClose: () => void; readonly children: ReactNode }

/** Code that does not arrive or breaks must not take the program down with it. */
export class ReviewBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
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
          This window could not be loaded or has stopped. Nothing more will be sent. If your wallet shows an
          open request, reject it.
        </p>
      </MessageBox>
    )
  }
}
