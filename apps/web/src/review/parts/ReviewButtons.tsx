import { Button } from '@love/ui98/Button'
import { useRef } from 'react'
import { openWallet } from '../../wallet/walletCommands.ts'
import type { Obstacle } from '../findObstacle.ts'
import { isAsking } from '../sending/run.ts'
import type { Sending } from '../sending/sending.ts'

type ReviewButtonsProps = {
  sending: Sending
  obstacle: Obstacle | undefined
  /** Of the words beside it that say why it cannot be pressed. */
  reasonId: string
  onConfirm: () => void
  onTryAgain: () => void
  onCancel: () => void
  onClose: () => void
}

/** One main button that stays in its place while its meaning changes, so that it never loses the focus. */
export function ReviewButtons(props: ReviewButtonsProps) {
  const { sending, obstacle, reasonId, onConfirm, onTryAgain, onCancel, onClose } = props
  const { label, busy, onClick } = mainAction(sending, { onConfirm, onTryAgain, onClose })
  const main = useRef<HTMLButtonElement>(null)

  // This button goes with what it cancels: the focus must not go with it.
  function cancel() {
    main.current?.focus()
    onCancel()
  }

  return (
    <>
      {obstacle?.remedy === 'connect' && (
        <Button onClick={() => openWallet('connect')}>Connect wallet</Button>
      )}
      {obstacle?.remedy === 'switch' && <Button onClick={() => openWallet('switch')}>Switch networks</Button>}
      <Button
        ref={main}
        primary
        data-autofocus
        busy={busy}
        aria-disabled={obstacle !== undefined}
        aria-describedby={obstacle ? reasonId : undefined}
        onClick={obstacle ? undefined : onClick}
      >
        {label}
      </Button>
      {sending.phase === 'working' && isAsking(sending.run) && <Button onClick={cancel}>Cancel</Button>}
      {label !== 'Close' && (
        <Button onClick={onClose}>{sending.phase === 'reviewing' ? 'Cancel' : 'Close'}</Button>
      )}
    </>
  )
}

type Actions = Pick<ReviewButtonsProps, 'onConfirm' | 'onTryAgain' | 'onClose'>

function mainAction(sending: Sending, { onConfirm, onTryAgain, onClose }: Actions) {
  switch (sending.phase) {
    case 'reviewing':
      return { label: 'Confirm in wallet', onClick: onConfirm }
    case 'working':
      return {
        label: 'Working',
        busy: isAsking(sending.run) ? 'Answer in your wallet…' : 'Waiting for the chain…',
      }
    case 'stopped':
      if (sending.isAlarm) return { label: 'Close', onClick: onClose }
      return { label: sending.isLeft ? 'Continue' : 'Try again', onClick: onTryAgain }
    case 'finished':
      return { label: 'Close', onClick: onClose }
    default:
      return sending satisfies never
  }
}
