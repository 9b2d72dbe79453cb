import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { useIsLate } from '@love/ui98/useIsLate'
import type { WalletOption } from '../listWallets.ts'
import { WalletIcon } from './WalletIcon.tsx'

export type DialingProps = { option: WalletOption; text: string; onRedial: () => void; onCancel: () => void }

/** This machine, the line, and the wallet at the other end. */
export function Dialing({ option, text, onRedial, onCancel }: DialingProps) {
  const isLate = useIsLate()
  return (
    <Dialog
      title={`Connecting to ${option.name}`}
      icon="modem"
      className="wallet-window"
      onClose={onCancel}
      buttons={
        <>
          {isLate && <Button onClick={onRedial}>Dial again</Button>}
          <Button onClick={onCancel} data-autofocus>
            Cancel
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className="dial-picture" aria-hidden="true">
          <Icon name="my-computer" size={32} />
          <span className="dial-line" />
          <WalletIcon icon={option.icon} iconAccent={option.iconAccent} />
        </div>
        <div role="status">
          <ProgressBar label={text} />
        </div>
        <p className="muted-text">
          {isLate
            ? 'No response yet. The request may be behind this window, or your wallet may be locked.'
            : 'Confirm in your wallet. If it does not open by itself, open it.'}
        </p>
      </div>
    </Dialog>
  )
}
