import { Dialog } from '@love/ui98/Dialog'
import type { IconName } from '@love/ui98/Icon'
import { Opening } from '@love/ui98/Opening'
import { type ReactNode, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { reviewLayer } from './reviewLayer.ts'

type LateWindowProps = {
  title: string
  icon: IconName
  onClose: () => void
  /** The window itself, lazy. */
  children: ReactNode
}

/** A window in front of all programs whose code comes when it opens: until then an empty one stands for it. */
export function LateWindow({ title, icon, onClose, children }: LateWindowProps) {
  return createPortal(
    <Suspense
      fallback={
        <Dialog title={title} icon={icon} onClose={onClose}>
          <Opening />
        </Dialog>
      }
    >
      {children}
    </Suspense>,
    reviewLayer() ?? document.body,
  )
}
