import '../review.css'
import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import type { IconName } from '@love/ui98/Icon'
import { type ReactNode, useId, useRef } from 'react'
import { openWallet } from '../../wallet/walletCommands.ts'
import type { Obstacle } from '../findObstacle.ts'
import { HookedNotice } from './HookedNotice.tsx'

export type ReviewActions = {
  readonly main: {
    readonly label: string
    readonly busy?: string | undefined
    readonly onClick?: (() => void) | undefined
  }
  /** Another thing to do with it than the main one. `isOff`: the reason stands beside the buttons. */
  readonly also?:
    | { readonly label: string; readonly isOff: boolean; readonly onClick: () => void }
    | undefined
  /** While the wallet is asked: it goes with what it cancels. */
  readonly onCancel?: (() => void) | undefined
  /** None where the main button closes. */
  readonly closeLabel?: 'Cancel' | 'Close' | undefined
  /** Why the main button does nothing now. */
  readonly obstacle: Obstacle | undefined
}

type ReviewShellProps = {
  title: string
  icon: IconName
  className?: string
  actions: ReviewActions
  /** What is in the way, in words beside the buttons. */
  reason?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** The frame of every review: what is asked of a wallet is asked by its one main button, and words say why not. */
export function ReviewShell({
  title,
  icon,
  className = '',
  actions,
  reason,
  onClose,
  children,
}: ReviewShellProps) {
  const reasonId = useId()
  return (
    <Dialog
      title={title}
      icon={icon}
      className={`review-window ${className}`.trim()}
      onClose={onClose}
      buttons={<ReviewButtons {...actions} reasonId={reasonId} onClose={onClose} />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not fields, but what is read before it is confirmed; keys scroll it at once */}
      <div className="stack" role="group" aria-label="Review" tabIndex={-1} data-autofocus>
        <HookedNotice />
        {children}
        <p id={reasonId} role="status" className="review-reason">
          {reason}
        </p>
      </div>
    </Dialog>
  )
}

type ReviewButtonsProps = ReviewActions & { reasonId: string; onClose: () => void }

/** One main button that stays in its place while its meaning changes, so that it never loses the focus. */
export function ReviewButtons({
  main,
  also,
  onCancel,
  closeLabel,
  obstacle,
  reasonId,
  onClose,
}: ReviewButtonsProps) {
  const button = useRef<HTMLButtonElement>(null)

  function cancel() {
    // The focus must not go with the button that is pressed.
    button.current?.focus()
    onCancel?.()
  }

  return (
    <>
      {obstacle?.remedy === 'connect' && (
        <Button onClick={() => openWallet('connect')}>Connect wallet</Button>
      )}
      {obstacle?.remedy === 'switch' && <Button onClick={() => openWallet('switch')}>Switch networks</Button>}
      <Button
        ref={button}
        primary
        busy={main.busy}
        aria-disabled={obstacle !== undefined}
        aria-describedby={obstacle ? reasonId : undefined}
        onClick={obstacle ? undefined : main.onClick}
      >
        {main.label}
      </Button>
      {also && (
        <Button
          icon="page"
          aria-disabled={also.isOff}
          aria-describedby={also.isOff ? reasonId : undefined}
          onClick={also.isOff ? undefined : also.onClick}
        >
          {also.label}
        </Button>
      )}
      {onCancel && <Button onClick={cancel}>Cancel</Button>}
      {closeLabel && <Button onClick={onClose}>{closeLabel}</Button>}
    </>
  )
}
