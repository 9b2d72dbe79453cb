import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { AddressText } from '../../../chain/AddressText.tsx'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { useNames } from '../../../chain/names/addressNames.ts'
import { closeWallet } from '../../../wallet/walletCommands.ts'
import type { SignIn } from '../createSignIn.ts'
import type { PendingSignIn } from '../signInState.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

type PendingPanelProps = {
  safe: `0x${string}`
  pending: PendingSignIn
  signIn: Pick<SignIn, 'poll' | 'signOut'>
}

/** A Safe whose other owners still have to sign: who they are, and that nobody has to wait here. */
export function PendingPanel({ safe, pending: { signed, required, missing }, signIn }: PendingPanelProps) {
  const nameOf = useNames()
  usePolling(signIn.poll)
  return (
    <VerifyDialog
      icon="safe"
      closes
      buttons={<Button onClick={() => void signIn.signOut()}>Cancel sign-in</Button>}
    >
      <div role="status">
        <ProgressBar
          label={`${signed} of ${required} owners have signed`}
          value={required > 0 ? Math.min(signed / required, 1) : 0}
          text=""
        />
      </div>
      {missing.length > 0 && (
        <>
          <p id="sign-in-missing">Not signed yet ({left(required - signed)} more needed):</p>
          <ul aria-labelledby="sign-in-missing">
            {missing.map((owner) => (
              <li key={owner}>
                <AddressText address={owner} of={nameOf(owner) ?? shortAddress(owner)} what="Address" />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Owners sign in the{' '}
        <Link href={`/safe/${safe}/messages`} onClick={closeWallet}>
          Safe's messages
        </Link>
        . You can close this page: once enough owners sign within 24 hours, you are signed in when you come
        back.
      </p>
    </VerifyDialog>
  )
}

function left(count: number): string {
  return count === 1 ? 'one' : String(count)
}

/** One question at a time. */
function usePolling(poll: () => Promise<void>): void {
  useEffect(() => {
    let timer = setTimeout(ask, chainDefaults.pollingMs)
    let isOver = false
    async function ask() {
      await poll()
      if (!isOver) timer = setTimeout(ask, chainDefaults.pollingMs)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [poll])
}
