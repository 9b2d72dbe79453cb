import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readConnectedWallet } from './connectedWallet.ts'
import { reviewLayerId, safeReviewLayerId } from './intents/reviewLayer.ts'
import { isFramed } from './isFramed.ts'
import { WalletBoundary } from './WalletBoundary.tsx'
import { closeWallet, useWalletWindow } from './walletCommands.ts'

const WalletRoot = lazy(() =>
  import('./wallet/WalletRoot.tsx').then(({ WalletRoot }) => ({ default: WalletRoot })),
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
