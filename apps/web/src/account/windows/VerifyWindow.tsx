import { Button } from '@love/ui98/Button'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { use } from 'react'
import { wrongNetworkText } from '../../chain/errorText.ts'
import { momentText } from '../../chain/momentText.ts'
import { useStore } from '../../storage/useStore.ts'
import { useConnection } from '../../wallet/connection.ts'
import { disconnectWallet } from '../../wallet/disconnectWallet.ts'
import { openWallet } from '../../wallet/walletCommands.ts'
import { pageSignIn } from '../signIn/pageSignIn.ts'
import { PendingPanel } from '../signIn/panels/PendingPanel.tsx'
import { SignInPanel } from '../signIn/panels/SignInPanel.tsx'
import { VerifyDialog } from '../signIn/panels/VerifyDialog.tsx'
import type { SignInState } from '../signIn/signInState.ts'
import { useSignIn } from '../signIn/signInStore.ts'
import { type SyncState, syncStore } from '../signIn/sync/syncStore.ts'

/** Sign-in, from the explanation to the session and back. */
export function VerifyWindow() {
  const signIn = use(pageSignIn())
  const state = useSignIn()
  const { isSupported } = useConnection()
  switch (state.status) {
    case 'disconnected':
    case 'loading':
      return (
        <VerifyDialog icon="key" closes>
          <div role="status">
            <ProgressBar label="Checking sign-in…" />
          </div>
        </VerifyDialog>
      )
    case 'connected':
      return <SignedInPanel state={state} onSignOut={() => void signIn.signOut()} />
    case 'unauthenticated': {
      const { step, address } = state
      if (!isSupported) return <WrongNetworkPanel />
      if (step.kind === 'pending')
        return <PendingPanel safe={address} {...{ pending: step.pending, signIn }} />
      if (step.kind === 'failed') {
        const onRetry = step.again === 'signIn' ? signIn.start : signIn.ask
        return <FailedPanel text={step.text} hint={step.hint} onRetry={() => void onRetry()} />
      }
      return <SignInPanel step={step} onSignIn={() => void signIn.start()} onCancel={signIn.cancel} />
    }
    default:
      return state satisfies never
  }
}

type FailedPanelProps = { text: string; hint?: string | undefined; onRetry: () => void }

function FailedPanel({ text, hint, onRetry }: FailedPanelProps) {
  return (
    <VerifyDialog
      icon="error"
      buttons={
        <Button primary data-autofocus onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div role="alert">
        <p>{text}</p>
        {hint && <p>{hint}</p>}
      </div>
    </VerifyDialog>
  )
}

function WrongNetworkPanel() {
  return (
    <VerifyDialog
      icon="warning"
      buttons={
        <>
          <Button primary data-autofocus onClick={() => openWallet('switch')}>
            Switch networks…
          </Button>
          <Button onClick={disconnectWallet}>Disconnect</Button>
        </>
      }
    >
      <p role="alert">{wrongNetworkText}</p>
    </VerifyDialog>
  )
}

type SignedInPanelProps = {
  state: Extract<SignInState, { status: 'connected' }>
  onSignOut: () => void
}

function SignedInPanel({ state: { address, since, until, notice }, onSignOut }: SignedInPanelProps) {
  const sync = useStore(syncStore)
  return (
    <VerifyDialog icon="check" closes buttons={<Button onClick={onSignOut}>Sign out</Button>}>
      <p>You have verified that you own this account.</p>
      <dl className="facts">
        <dt>Signed in as</dt>
        <dd>
          <code>{address}</code>
        </dd>
        {since && (
          <>
            <dt>Since</dt>
            <dd>
              <time dateTime={since}>{momentText(since)}</time>
            </dd>
          </>
        )}
        <dt>Until</dt>
        <dd>
          <time dateTime={until}>{momentText(until)}</time>
        </dd>
        <dt>Access</dt>
        <dd>Your address book, Safe transaction notes and settings on every device</dd>
        <dt>Storage</dt>
        <dd>
          <span role="status" className={sync.status === 'failed' ? 'error-text' : ''}>
            {keptWords(sync)}
          </span>
        </dd>
      </dl>
      <p>
        You stay signed in until you sign out, disconnect or switch accounts. Your data in this browser is
        kept.
      </p>
      <p role="status" className="error-text">
        {notice}
      </p>
    </VerifyDialog>
  )
}

function keptWords(sync: SyncState): string {
  switch (sync.status) {
    case 'off':
    case 'working':
      return 'Syncing…'
    case 'kept':
      return 'This browser and your account'
    case 'failed':
      return `This browser; not yet synced with your account: ${sync.text}`
    default:
      return sync satisfies never
  }
}
