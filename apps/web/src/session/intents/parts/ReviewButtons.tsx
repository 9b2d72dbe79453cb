import { Button } from '@love/ui98/Button'
import { openWallet } from '../../walletCommands.ts'
import type { Obstacle } from '../findObstacle.ts'
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
  return (
    <>
      {obstacle?.remedy === 'connect' && (
        <Button onClick={() => openWallet('connect')}>Connect wallet</Button>
      )}
      {obstacle?.remedy === 'switch' && <Button onClick={() => openWallet('switch')}>Switch networks</Button>}
      <Button
        primary
        data-autofocus
        busy={busy}
        aria-disabled={obstacle !== undefined}
        aria-describedby={obstacle ? reasonId : undefined}
        onClick={obstacle ? undefined : onClick}
      >
        {label}
      </Button>
      {isAsking(sending) && <Button onClick={onCancel}>Cancel</Button>}
      {sending.phase !== 'finished' && (
        <Button onClick={onClose}>{sending.phase === 'reviewing' ? 'Cancel' : 'Close'}</Button>
      )}
    </>
  )
}

/** The wallet has the word. */
function isAsking(sending: Sending): boolean {
  return (
    sending.phase === 'working' &&
    sending.run.steps.some(({ state }) => ['asking', 'signing'].includes(state.status))
  )
}

type Actions = Pick<ReviewButtonsProps, 'onConfirm' | 'onTryAgain' | 'onClose'>

function mainAction(sending: Sending, { onConfirm, onTryAgain, onClose }: Actions) {
  switch (sending.phase) {
    case 'reviewing':
      return { label: 'Confirm in wallet', onClick: onConfirm }
    case 'working': {
      return {
        label: 'Working',
        busy: isAsking(sending) ? 'Answer in your wallet…' : 'Waiting for the chain…',
      }
    }
    case 'stopped':
      return { label: sending.isLeft ? 'Continue' : 'Try again', onClick: onTryAgain }
    case 'finished':
      return { label: 'Close', onClick: onClose }
    default:
      return sending satisfies never
  }
}
