import '../wallet/wallet.css'
import { Dialog } from '@love/ui98/Dialog'
import { Opening } from '@love/ui98/Opening'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useSignIn } from '../account/signIn/signInStore.ts'
import { TermsGate } from '../account/terms/TermsGate.tsx'
import { useHasTransactions } from '../activity/useHasTransactions.ts'
import { watchOutsideLinks } from '../browser/outsideLinks.ts'
import { network } from '../chain/network.ts'
import { config } from '../config.ts'
import { lazyComponent } from '../desktop/lazyComponent.tsx'
import { useWasLeft } from '../review/unfinished/useWasLeft.ts'
import { useStore } from '../storage/useStore.ts'
import { onOtherTabDisconnected } from '../wallet/connectedWallet.ts'
import { useConnection } from '../wallet/connection.ts'
import { approvals } from '../wallet/demo/approvals.ts'
import { disconnectWallet } from '../wallet/disconnectWallet.ts'
import { reconnectWallet } from '../wallet/reconnectWallet.ts'
import { executionView } from '../wallet/safe/executionView.ts'
import { safeReviews } from '../wallet/safe/review/safeReviews.ts'
import { useCoverReviews } from '../wallet/useCoverReviews.ts'
import { closeWallet, needsAccount, useWalletWindow, type WalletWindow } from '../wallet/walletCommands.ts'
import { ConnectWindow } from '../wallet/windows/ConnectWindow.tsx'
import { GetWindow } from '../wallet/windows/GetWindow.tsx'
import { SwitchWindow } from '../wallet/windows/SwitchWindow.tsx'

// None of these is needed to connect.
const VerifyWindow = lazyComponent('Verify your account', () =>
  import('../account/windows/VerifyWindow.tsx').then(({ VerifyWindow }) => VerifyWindow),
)

const AccountWindow = lazyComponent('Account', () =>
  import('../account/windows/AccountWindow.tsx').then(({ AccountWindow }) => AccountWindow),
)

const TransactionWatcher = lazy(() =>
  import('../activity/TransactionWatcher.tsx').then(({ TransactionWatcher }) => ({
    default: TransactionWatcher,
  })),
)

const WorthKeeper = lazy(() =>
  import('../account/worth/WorthKeeper.tsx').then(
    ({ WorthKeeper }) => ({ default: WorthKeeper }),
    // Wallets do without what the taskbar says of them.
    () => ({ default: () => null }),
  ),
)

const SafeReviewHost = lazy(() =>
  import('../programs/safe/review/SafeReviewHost.tsx').then(({ SafeReviewHost }) => ({
    default: SafeReviewHost,
  })),
)

const UnfinishedPrompt = lazy(() =>
  import('../review/unfinished/UnfinishedPrompt.tsx').then(({ UnfinishedPrompt }) => ({
    default: UnfinishedPrompt,
  })),
)

// Only those who execute for a Safe need what reads its transactions.
const ExecutedCall = lazy(() =>
  import('../programs/safe/executions/ExecutedCall.tsx').then(({ ExecutedCall }) => ({
    default: ExecutedCall,
  })),
)

/** Everything about wallets that needs code of its own, from the first wallet window or reconnection on. */
export function WalletRoot() {
  const asked = useWalletWindow()
  const windows = useRef<HTMLDivElement>(null)
  const { isConnected, address } = useConnection()
  const hasTransactions = useHasTransactions(address, network.chain.id)
  const reviews = useStore(safeReviews)
  const wasLeft = useWasLeft(address, network.chain.id)
  useEffect(() => {
    void reconnectWallet()
    return onOtherTabDisconnected(disconnectWallet)
  }, [])
  useEffect(watchOutsideLinks, [])
  useEffect(() => executionView.set(ExecutedCall), [])
  useEffect(() => {
    // Nobody is signed in where its code does not arrive; the window that needs it says so.
    if (isConnected)
      import('../account/signIn/pageSignIn.ts').then(({ pageSignIn }) => pageSignIn()).catch(() => {})
  }, [isConnected])
  const isAside = useStandsAside() && asked === 'verify'
  // A wallet that hangs up takes the windows about its account with it.
  const isOrphan = needsAccount(asked) && !isConnected
  useEffect(() => {
    if (isOrphan) closeWallet()
  }, [isOrphan])
  return (
    <>
      <div ref={windows}>{asked && !isOrphan && !isAside && <AskedWindow asked={asked} />}</div>
      {config.network === 'local' && <DemoHost behind={windows} />}
      <TermsGate />
      <Suspense>{reviews.length > 0 && <SafeReviewHost />}</Suspense>
      <Suspense>{address && <WorthKeeper key={address} address={address} />}</Suspense>
      <Suspense>{hasTransactions && <TransactionWatcher />}</Suspense>
      <Suspense>
        {address && wasLeft && (
          <UnfinishedPrompt key={address} address={address} chainId={network.chain.id} />
        )}
      </Suspense>
    </>
  )
}

function AskedWindow({ asked }: { asked: WalletWindow }) {
  useCoverReviews()
  switch (asked) {
    case 'connect':
      return <ConnectWindow />
    case 'get':
      return <GetWindow />
    case 'account':
      return (
        <Suspense fallback={<OpeningWindow title="Account" />}>
          <AccountWindow />
        </Suspense>
      )
    case 'switch':
      return <SwitchWindow />
    case 'verify':
      return (
        <Suspense fallback={<OpeningWindow title="Verify your account" />}>
          <VerifyWindow />
        </Suspense>
      )
    default:
      return asked satisfies never
  }
}

/** While an owner signs for the Safe that they act as, the review of it is in front. */
function useStandsAside(): boolean {
  const { ownerAddress } = useConnection()
  const state = useSignIn()
  return ownerAddress !== undefined && state.status === 'unauthenticated' && state.step.kind === 'signing'
}

/** While the code of a window is on its way. */
function OpeningWindow({ title }: { title: string }) {
  return (
    <Dialog title={title} icon="wallet" className="wallet-window" onClose={closeWallet}>
      <Opening />
    </Dialog>
  )
}

const ApproveWindow = /*#__PURE__*/ lazy(() =>
  import('../wallet/demo/ApproveWindow.tsx').then(({ ApproveWindow }) => ({ default: ApproveWindow })),
)

/** The demo wallet's own window, while it asks something: one question at a time, the oldest first. */
function DemoHost({ behind }: { behind: RefObject<HTMLElement | null> }) {
  const [approval] = useStore(approvals)
  return (
    <Suspense>{approval && <ApproveWindow key={approval.id} approval={approval} behind={behind} />}</Suspense>
  )
}
