import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { MessageBox } from '@love/ui98/MessageBox'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isFramed } from '../browser/isFramed.ts'
import { LoadError } from '../desktop/LoadError.ts'
import { lazyComponent } from '../desktop/lazyComponent.tsx'
import { readConnectedWallet } from '../wallet/connectedWallet.ts'
import { reviewLayerId, safeReviewLayerId } from '../wallet/reviewLayer.ts'
import { closeWallet, useWalletWindow } from '../wallet/walletCommands.ts'

const WalletRoot = lazyComponent('Wallet', () =>
  import('./WalletRoot.tsx').then(({ WalletRoot }) => WalletRoot),
)

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

type State = { readonly failure: { readonly error: unknown } | undefined }

/** Wallet code that does not arrive or breaks must not take the desktop down; it speaks when a wallet is asked for. */
class WalletBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { isAsked, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (!isAsked) return null
    const { error } = failure
    const reload = { label: 'Reload', primary: true, onClick: () => location.reload() }
    const retry = (lost: LoadError) => () => {
      lost.retry()
      this.setState({ failure: undefined })
    }
    return (
      <MessageBox
        title="Wallet"
        icon="error"
        onClose={closeWallet}
        actions={[
          error instanceof LoadError && !error.wasChanged
            ? { label: 'Retry', primary: true, onClick: retry(error) }
            : reload,
          { label: 'Close', onClick: closeWallet },
        ]}
      >
        <p>
          {error instanceof LoadError
            ? `${error.message} ${error.advice}`
            : 'The wallet window has stopped. Reload the page. If your wallet shows an open request, reject it.'}
        </p>
      </MessageBox>
    )
  }
}
