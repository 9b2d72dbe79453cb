import './accountWindow.css'
import { formatAmount } from '@love/protocol/amounts/amount'
import { Button } from '@love/ui98/Button'
import { CopyButton } from '@love/ui98/CopyButton'
import { Dialog } from '@love/ui98/Dialog'
import { GroupBox } from '@love/ui98/GroupBox'
import { Icon } from '@love/ui98/Icon'
import { lazy, Suspense } from 'react'
import { RecentTransactions } from '../../activity/RecentTransactions.tsx'
import { wrongNetworkText } from '../../chain/errorText.ts'
import { momentText } from '../../chain/momentText.ts'
import { PrimaryName } from '../../chain/names/PrimaryName.tsx'
import { network } from '../../chain/network.ts'
import { useConnection } from '../../wallet/connection.ts'
import { disconnectWallet } from '../../wallet/disconnectWallet.ts'
import { networkName } from '../../wallet/networkName.ts'
import { type BalanceState, useBalance } from '../../wallet/useBalance.ts'
import { closeWallet, openWallet } from '../../wallet/walletCommands.ts'
import { AddTokens } from '../../wallet/windows/AddTokens.tsx'
import type { SignInState } from '../signIn/signInState.ts'
import { useSignIn } from '../signIn/signInStore.ts'
import { TermsReceipt } from '../terms/TermsReceipt.tsx'
import { WorthBox } from '../worth/WorthBox.tsx'

const ActingAs = lazy(() =>
  import('../../wallet/safe/acting/ActingAs.tsx').then(({ ActingAs }) => ({ default: ActingAs })),
)

const HostBox = lazy(() =>
  import('../../wallet/safe/frame/HostBox.tsx').then(({ HostBox }) => ({ default: HostBox })),
)

export function AccountWindow() {
  const { address, walletName, chainId, isSupported, isSafe, ownerAddress } = useConnection()
  // Inside a Safe host there is nobody else to be.
  const hasKey = !isSafe || ownerAddress !== undefined
  const balance = useBalance(address)
  const signIn = useSignIn()
  return (
    <Dialog
      title="Account"
      icon="wallet"
      className="wallet-window wallet-window-wide account-window"
      onClose={closeWallet}
      buttons={
        <>
          <Button onClick={() => openWallet('verify')}>Verify your account…</Button>
          <Button onClick={() => openWallet('switch')}>Switch networks…</Button>
          <Button onClick={disconnectWallet}>Disconnect</Button>
          <Button primary onClick={closeWallet}>
            Close
          </Button>
        </>
      }
    >
      <div className="stack">
        {!isSupported && (
          <p className="message error-text">
            <Icon name="warning" /> {wrongNetworkText}
          </p>
        )}
        <div className="account-address">
          <code>{address}</code>
          <CopyButton text={address ?? ''} label="Copy address" />
        </div>
        <dl className="facts">
          <dt>ENS name</dt>
          <dd>{address && <PrimaryName address={address} without="–" hasPicture />}</dd>
          <dt>Wallet</dt>
          <dd>{walletName}</dd>
          {ownerAddress && (
            <>
              <dt>Signer</dt>
              <dd>
                <code>{ownerAddress}</code>
              </dd>
            </>
          )}
          <dt>Network</dt>
          <dd>{networkName(chainId)}</dd>
          <dt>Balance</dt>
          <dd>
            {balanceText(balance)}
            {!isSupported && ` on ${network.chain.name}`}
          </dd>
          <dt>Sign-in</dt>
          <dd>{signInWords(signIn)}</dd>
        </dl>
        <WorthBox address={address} />
        {hasKey ? (
          // As high before the Safes are there: nothing below them moves, and the window does not grow.
          <div className="account-acting">
            <Suspense fallback={<p>Loading your Safes…</p>}>
              <ActingAs />
            </Suspense>
          </div>
        ) : (
          <Suspense fallback={<p>Connecting to Safe…</p>}>
            <HostBox />
          </Suspense>
        )}
        <GroupBox legend="Recent transactions">
          <RecentTransactions />
        </GroupBox>
        <GroupBox legend="Terms">
          <TermsReceipt />
        </GroupBox>
        <GroupBox legend="Tokens">
          <AddTokens />
        </GroupBox>
      </div>
    </Dialog>
  )
}

function balanceText(state: BalanceState): string {
  switch (state.status) {
    case 'reading':
      return 'Loading…'
    case 'read':
      return formatAmount(state.balance)
    case 'failed':
      return state.text
    default:
      return state satisfies never
  }
}

/** In a line, for the account. */
function signInWords(state: SignInState): string {
  switch (state.status) {
    case 'disconnected':
    case 'loading':
      return 'Checking sign-in…'
    case 'connected':
      return `Signed in until ${momentText(state.until)}`
    case 'unauthenticated': {
      const { step } = state
      if (step.kind !== 'pending') return 'Not signed in'
      return `${step.pending.signed} of ${step.pending.required} owners have signed`
    }
    default:
      return state satisfies never
  }
}
