import { Button } from '@love/ui98/Button'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { useIsLate } from '@love/ui98/useIsLate'
import { useConnection } from '../../../wallet/connection.ts'
import { SignedText } from '../../../wallet/SignedText.tsx'
import type { SignInStep } from '../signInState.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

type SignInPanelProps = {
  step: Extract<SignInStep, { kind: 'ready' | 'preparing' | 'signing' | 'verifying' }>
  onSignIn: () => void
  onCancel: () => void
}

const working = {
  preparing: { busy: 'Preparing…', label: 'Asking the server for the text…' },
  signing: { busy: 'Waiting…', label: 'Waiting for your wallet…' },
  verifying: { busy: 'Verifying…', label: 'The server checks the signature…' },
} as const satisfies Record<Exclude<SignInStep['kind'], 'ready' | 'pending' | 'failed'>, object>

/** From the explanation to the signature: one window, whose button keeps the focus. */
export function SignInPanel({ step, onSignIn, onCancel }: SignInPanelProps) {
  const words = step.kind === 'ready' ? undefined : working[step.kind]
  return (
    <VerifyDialog
      icon="key"
      onCancel={words && onCancel}
      buttons={
        <Button primary data-autofocus busy={words?.busy} onClick={onSignIn}>
          Sign in
        </Button>
      }
    >
      {step.kind === 'ready' ? (
        <Explanation />
      ) : (
        <Working key={step.kind} step={step.kind} onAgain={onSignIn} />
      )}
      {'message' in step && <SignedText label="The text that is signed" text={step.message} />}
      <p role="status">{step.kind === 'ready' && step.notice}</p>
    </VerifyDialog>
  )
}

function Explanation() {
  const { isSafe } = useConnection()
  return (
    <>
      <p>
        To prove that this account is yours, you sign a short text with it. That costs nothing and sends
        nothing to the chain.
      </p>
      <p>
        Signed in, your address book, your notes on transactions of Safes and your settings are kept with your
        account too, and are there wherever you sign in. What is in this browser now is added to it.
        Everything else works without.
      </p>
      {isSafe && (
        <p>This account is a Safe: as many of its owners sign the text as have to sign a transaction.</p>
      )}
    </>
  )
}

function Working({ step, onAgain }: { step: keyof typeof working; onAgain: () => void }) {
  const isLate = useIsLate()
  return (
    <>
      <div role="status">
        <ProgressBar label={working[step].label} />
      </div>
      {isLate && (
        <p>
          {step === 'signing'
            ? 'No answer yet. The request may lie behind this window, or wait in the wallet until you unlock it. '
            : 'No answer yet. '}
          <Button compact onClick={onAgain}>
            Retry
          </Button>
        </p>
      )}
    </>
  )
}
