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
  preparing: { busy: 'Preparing…', label: 'Preparing the message…' },
  signing: { busy: 'Waiting…', label: 'Confirm in your wallet…' },
  verifying: { busy: 'Verifying…', label: 'Verifying the signature…' },
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
      {'message' in step && <SignedText label="Message to sign" text={step.message} />}
      <p role="status">{step.kind === 'ready' && step.notice}</p>
    </VerifyDialog>
  )
}

function Explanation() {
  const { isSafe } = useConnection()
  return (
    <>
      <p>Sign a message to prove that you own this account. No transaction, no network fee.</p>
      <p>
        Signing in syncs your address book, Safe transaction notes and settings across your devices. What is
        in this browser is added to your account. Everything else works without signing in.
      </p>
      {isSafe && <p>This account is a Safe: as many owners must sign this message as sign a transaction.</p>}
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
            ? 'No response yet. The request may be behind this window, or your wallet may be locked. '
            : 'No response yet. '}
          <Button compact onClick={onAgain}>
            Retry
          </Button>
        </p>
      )}
    </>
  )
}
