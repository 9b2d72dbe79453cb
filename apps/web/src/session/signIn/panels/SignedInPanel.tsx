import { Button } from '@love/ui98/Button'
import { momentText } from '../../momentText.ts'
import { useStore } from '../../wallet/useStore.ts'
import type { SignInState } from '../signInState.ts'
import { type SyncState, syncStore } from '../sync/syncStore.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

type SignedInPanelProps = {
  state: Extract<SignInState, { status: 'connected' }>
  onSignOut: () => void
}

export function SignedInPanel({ state: { address, since, until, notice }, onSignOut }: SignedInPanelProps) {
  const sync = useStore(syncStore)
  return (
    <VerifyDialog icon="check" closes buttons={<Button onClick={onSignOut}>Sign out</Button>}>
      <p>You have proved that this account is yours.</p>
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
        <dt>Opens</dt>
        <dd>Your address book, notes on transactions of Safes, and settings on every device</dd>
        <dt>Kept</dt>
        <dd>
          <span role="status" className={sync.status === 'failed' ? 'error-text' : ''}>
            {keptWords(sync)}
          </span>
        </dd>
      </dl>
      <p>It ends when you sign out, disconnect or change the account. What is in this browser stays here.</p>
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
      return 'Comparing this browser with your account…'
    case 'kept':
      return 'In this browser and with your account'
    case 'failed':
      return `In this browser; not everything with your account yet: ${sync.text}`
    default:
      return sync satisfies never
  }
}
