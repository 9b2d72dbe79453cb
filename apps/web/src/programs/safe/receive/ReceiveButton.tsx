import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Opening } from '@love/ui98/Opening'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Address } from 'viem'
import { reviewLayer } from '../../../wallet/reviewLayer.ts'

const ReceiveWindow = /*#__PURE__*/ lazy(() =>
  import('./ReceiveWindow.tsx').then(({ ReceiveWindow }) => ({ default: ReceiveWindow })),
)

/** Opens the address of a Safe for whoever pays it. */
export function ReceiveButton({ safe }: { safe: Address }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon="wallet" onClick={() => setOpen(true)}>
        Receive…
      </Button>
      {isOpen &&
        createPortal(
          <Suspense
            fallback={
              <Dialog title="Receive" icon="wallet" onClose={close}>
                <Opening />
              </Dialog>
            }
          >
            <ReceiveWindow safe={safe} onClose={close} />
          </Suspense>,
          reviewLayer() ?? document.body,
        )}
    </>
  )
}
