import type { SafeIdentity } from '@love/protocol/safe/safeDomain'
import type { SafeMessage } from '@love/safe-api/replies/safeMessage'
import { CopyButton } from '@love/ui98/CopyButton'
import { type ReactNode, useMemo } from 'react'
import type { Address } from 'viem'
import { useWho } from '../../../session/safe/known/useWho.ts'
import { messageText } from '../../../session/safe/review/parts/messageText.ts'
import { verifySafeMessage } from '../../../session/safe/write/verifySafeMessage.ts'
import { momentWords } from '../words/timeWords.ts'
import { OwnerKeys } from '../workspace/OwnerKeys.tsx'
import { PreparedSignature } from './PreparedSignature.tsx'

type MessageCardProps = {
  message: SafeMessage
  identity: SafeIdentity
  owners: readonly Address[]
  /** What can be done with it; asked for only while it matches. */
  actions: (message: SafeMessage) => ReactNode
}

/** Of a longer message the review shows the rest. */
const mostCharacters = 4_000

/** A message with its hash computed here from what is shown. */
export function MessageCard({ message, identity, owners, actions }: MessageCardProps) {
  const { who } = useWho()
  const { safe, chainId, version } = identity
  const verified = useMemo(
    () => verifySafeMessage(message, { safe, chainId, version }),
    [message, safe, chainId, version],
  )
  const signed = message.confirmations.map(({ owner }) => owner.value)
  const missing = owners.filter((owner) => !signed.includes(owner))
  const isDone = message.status === 'CONFIRMED'
  return (
    <li className="sunken-panel safe-message">
      {verified.matches ? (
        <pre>{messageText(verified.message, mostCharacters)}</pre>
      ) : (
        <p role="alert" className="error-text">
          <strong>Does not match.</strong> {verified.words}
        </p>
      )}
      <p>
        {isDone ? 'Signed' : 'Needs more signatures'}: {message.confirmationsSubmitted} of{' '}
        {message.confirmationsRequired} <OwnerKeys owners={owners} signed={signed} />
        {!isDone && missing.length > 0 && (
          <span className="muted-text safe-line">missing: {missing.map(who).join(', ')}</span>
        )}
      </p>
      <p className="muted-text">
        Proposed by {who(message.proposedBy.value)}, {momentWords(message.creationTimestamp)}
      </p>
      {verified.matches && (
        <div className="button-row">
          <span className="icon-text">
            Message hash
            <CopyButton text={verified.hashes.hash} label="Copy message hash" />
          </span>
          {isDone && <PreparedSignature safe={safe} hash={verified.hashes.hash} />}
          {!isDone && actions(message)}
        </div>
      )}
    </li>
  )
}
