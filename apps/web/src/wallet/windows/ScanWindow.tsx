import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { Dialog } from '@love/ui98/Dialog'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { lazy, Suspense } from 'react'
import type { WalletOption } from '../listWallets.ts'

export type ScanWindowProps = { option: WalletOption; uri: string; onCancel: () => void }

const QrCode = lazy(() => import('../walletConnect/QrCode.tsx').then(({ QrCode }) => ({ default: QrCode })))

/** For a wallet on a phone: scan it from there, or open it on the same phone. */
export function ScanWindow({ option: { name, line }, uri, onCancel }: ScanWindowProps) {
  const link = line.kind === 'walletConnect' ? line.deepLink?.(uri) : undefined
  return (
    <Dialog
      title={`Connecting to ${name}`}
      icon="modem"
      className="wallet-window"
      onClose={onCancel}
      buttons={
        <Button onClick={onCancel} data-autofocus>
          Cancel
        </Button>
      }
    >
      <div className="stack">
        <p>
          Scan this with {link ? name : 'a wallet'} on your phone, or copy the link and paste it into your
          wallet.
        </p>
        <Suspense fallback={<ProgressBar label="Drawing…" />}>
          <QrCode text={uri} label={`QR code to connect ${name}`} />
        </Suspense>
        <div className="button-row">
          {link && (
            <a className="button" data-leaves href={link} target="_blank" rel="noopener noreferrer">
              Open {name} on this device
            </a>
          )}
          <CopyButton text={uri} label="Copy link" hasVisibleLabel />
        </div>
        <div role="status">
          <ProgressBar label="Ringing…" />
        </div>
      </div>
    </Dialog>
  )
}
