import type { SafeMessageReply } from '@love/safe/api/replies/messages'
import type { SafeIdentity } from '@love/safe/safeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { readSignedMessage } from '@love/safe/write/readSignedMessage'
import { verifySafeMessage } from '@love/safe/write/verifySafeMessage'
import { CopyButton } from '@love/ui98/CopyButton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Address, Hash } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeGateway } from '../../../wallet/safe/gateway/safeGateway.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { useWho } from '../known/useWho.ts'
import { messageText } from '../review/parts/messageText.ts'
import { momentWords } from '../words/timeWords.ts'
import { OwnerKeys } from '../workspace/OwnerKeys.tsx'

type MessageCardProps = {
  message: SafeMessageReply
  identity: SafeIdentity
  owners: readonly Address[]
  /** What can be done with it; asked for only while it matches. */
  actions: (message: SafeMessageReply) => ReactNode
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

/** Put together here from the signatures that count: what a gateway prepared could be anything. */
function PreparedSignature({ safe, hash }: { safe: Address; hash: Hash }) {
  const { client, deployment } = useChain()
  const { data, error } = useQuery({
    queryKey: safeKey(safe, 'signed message', hash),
    queryFn: async () => {
      const facts = await readSafeFacts(client, { deployment, safe })
      return readSignedMessage({ gateway: safeGateway(), client }, { facts, hash })
    },
    meta: { isKept: false },
  })
  if (error)
    return <span className="error-text">Could not load the signature: {gatewayErrorText(error)}</span>
  if (!data) return <span className="muted-text">Checking signatures…</span>
  if (data.signature === '0x')
    return (
      <span className="error-text">
        Only {data.signed} of {data.required} signatures are valid.
      </span>
    )
  return (
    <span className="icon-text">
      Combined signature
      <CopyButton text={data.signature} label="Copy combined signature" />
    </span>
  )
}
