import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon, type IconName } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import { closeWallet, openWallet } from '../../../wallet/walletCommands.ts'

type VerifyDialogProps = {
  icon: Extract<IconName, 'key' | 'check' | 'warning' | 'error' | 'clock' | 'safe'>
  children: ReactNode
  /** Before the ways out. */
  buttons?: ReactNode
  /** Where closing is what one does next. */
  closes?: boolean | undefined
  /** While something is under way there is this instead of the way back. */
  onCancel?: (() => void) | undefined
}

/** What is signed is nobody else's business: the session recorder leaves it out. */
export function VerifyDialog({ icon, children, buttons, closes, onCancel }: VerifyDialogProps) {
  return (
    <Dialog
      title="Verify your account"
      icon="key"
      className="wallet-window"
      onClose={closeWallet}
      buttons={
        <>
          {buttons}
          <Button onClick={onCancel ?? (() => openWallet('account'))}>{onCancel ? 'Cancel' : 'Back'}</Button>
          <Button primary={closes} data-autofocus={closes} onClick={closeWallet}>
            Close
          </Button>
        </>
      }
    >
      <div className="message" data-hj-suppress>
        <Icon name={icon} size={32} />
        <div className="message-text stack">{children}</div>
      </div>
    </Dialog>
  )
}
