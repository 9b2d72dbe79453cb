import type { SafeMessage } from '@love/safe-api/replies/safeMessage'
import { useId } from 'react'
import type { Address } from 'viem'
import { requestSafeReview } from '../../../session/safe/review/requestSafeReview.ts'
import { isListedAddress } from '../../../session/safe/write/isListedAddress.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'

type ConfirmMessageProps = { safe: Address; acting: Acting; message: SafeMessage }

export function ConfirmMessage({ safe, acting, message }: ConfirmMessageProps) {
  const signedId = useId()
  const { you, obstacle, noticeId } = acting
  const signers = message.confirmations.map(({ owner }) => owner.value)
  const hasSigned = you !== undefined && isListedAddress(signers, you)
  return (
    <>
      <ActButton
        icon="key"
        reasonId={obstacle ? noticeId : hasSigned ? signedId : undefined}
        onAct={() =>
          void requestSafeReview({ kind: 'confirmMessage', safe, title: 'Sign a message', asked: message })
        }
      >
        Sign…
      </ActButton>
      {hasSigned && <span id={signedId}>You have signed it.</span>}
    </>
  )
}
