import type { Obstacle } from '../findObstacle.ts'
import { isAsking } from '../sending/run.ts'
import type { Sending } from '../sending/sending.ts'
import type { ReviewActions } from './ReviewShell.tsx'

type Handlers = Readonly<Record<'onConfirm' | 'onTryAgain' | 'onCancel' | 'onClose', () => void>>

/** What can be done with a review at each of its stages. */
export function sendingActions(
  sending: Sending,
  obstacle: Obstacle | undefined,
  handlers: Handlers,
): ReviewActions {
  const { phase } = sending
  const main = mainAction(sending, handlers)
  return {
    main,
    obstacle,
    ...(phase === 'working' && isAsking(sending.run) && { onCancel: handlers.onCancel }),
    ...(main.label !== 'Close' && { closeLabel: phase === 'reviewing' ? 'Cancel' : 'Close' }),
  }
}

function mainAction(sending: Sending, { onConfirm, onTryAgain, onClose }: Handlers): ReviewActions['main'] {
  switch (sending.phase) {
    case 'reviewing':
      return { label: 'Confirm in wallet', onClick: onConfirm }
    case 'working':
      return {
        label: 'Working',
        busy: isAsking(sending.run) ? 'Confirm in your wallet…' : 'Waiting for confirmation…',
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
