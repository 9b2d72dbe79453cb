import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { MessageBox } from '@love/ui98/MessageBox'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isFramed } from '../browser/isFramed.ts'
import { readConnectedWallet } from '../wallet/connectedWallet.ts'
import { reviewLayerId, safeReviewLayerId } from '../wallet/reviewLayer.ts'
import { closeWallet, useWalletWindow } from '../wallet/walletCommands.ts'

const WalletRoot = lazy(() => import('./WalletRoot.tsx').then(({ WalletRoot }) => ({ default: WalletRoot })))

/** Fetches the code of the wallets when somebody asks for it, was connected at the last visit, or looks at us in a Safe. */
export function WalletHost() {
  const asked = useWalletWindow()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (asked || readConnectedWallet() || isFramed()) setWanted(true)
  }, [asked])
  return (
    <>
      <div id={reviewLayerId} />
      <div id={safeReviewLayerId} />
      {isWanted && (
        <WalletBoundary isAsked={asked !== undefined}>
          <Suspense fallback={asked && <WalletLoading />}>
            <WalletRoot />
          </Suspense>
        </WalletBoundary>
      )}
    </>
  )
}

function WalletLoading() {
  return (
    <Dialog
      title="Wallet"
      icon="modem"
      onClose={closeWallet}
      buttons={<Button onClick={closeWallet}>Cancel</Button>}
    >
      <ProgressBar label="Dialing…" />
    </Dialog>
  )
}

type Props = { readonly isAsked: boolean; readonly children: ReactNode }

type State = { readonly hasFailed: boolean }

/** Wallet code that does not arrive or breaks must not take the desktop down; it speaks when a wallet is asked for. */
class WalletBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { isAsked, children } = this.props
    if (!this.state.hasFailed) return children
    if (!isAsked) return null
    return (
      <MessageBox
        title="Wallet"
        icon="error"
        onClose={closeWallet}
        actions={[
          { label: 'Reload', primary: true, onClick: () => location.reload() },
          { label: 'Close', onClick: closeWallet },
        ]}
      >
        <p>
          The wallet window could not be loaded or has stopped. Reload the page. If this keeps happening, do
          not connect a wallet here. If your wallet shows an open request, reject it.
        </p>
      </MessageBox>
    )
  }
}
