import { ProgressBar } from '@love/ui98/ProgressBar'
import { use } from 'react'
import { useConnection } from '../../connection.ts'
import { pageSignIn } from '../../signIn/pageSignIn.ts'
import { FailedPanel } from '../../signIn/panels/FailedPanel.tsx'
import { PendingPanel } from '../../signIn/panels/PendingPanel.tsx'
import { SignedInPanel } from '../../signIn/panels/SignedInPanel.tsx'
import { SignInPanel } from '../../signIn/panels/SignInPanel.tsx'
import { VerifyDialog } from '../../signIn/panels/VerifyDialog.tsx'
import { WrongNetworkPanel } from '../../signIn/panels/WrongNetworkPanel.tsx'
import { useSignIn } from '../../signIn/signInStore.ts'

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
            <ProgressBar label="Asking the server who you are…" />
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
