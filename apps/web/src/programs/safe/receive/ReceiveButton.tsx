import { Button } from '@love/ui98/Button'
import { lazy, useState } from 'react'
import type { Address } from 'viem'
import { LateWindow } from '../../../wallet/LateWindow.tsx'

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
      {isOpen && (
        <LateWindow title="Receive" icon="wallet" onClose={close}>
          <ReceiveWindow safe={safe} onClose={close} />
        </LateWindow>
      )}
    </>
  )
}
