import { shortAddress } from '@love/protocol/format/shortAddress'
import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import { isRejection } from '@love/safe/build/safeTxOf'
import type { SafeIdentity } from '@love/safe/safeTx'
import type { Address, Hash } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { callWords } from '../calls/callWords.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { useWho } from '../known/useWho.ts'
import { useChecked } from '../queue/useChecked.ts'
import { safePath } from '../safePlace.ts'
import { rivalsQuery } from './rivalsQuery.ts'

type RejectsProps = {
  identity: SafeIdentity
  /** Of the rejection. */
  nonce: bigint
  /** Its own: the same rejection may have been proposed already. */
  hash: Hash
  /** What has become of the rejection: “Rejects”, “Rejected”. */
  label?: RejectsLabel | undefined
  /** Where something is signed: links leave the window as it is, and names stand beside their addresses. */
  isReview?: boolean | undefined
}

type RejectsLabel = 'Rejects' | 'Rejected' | 'Would have rejected'

/** What an empty transaction makes impossible, by its own bytes: the rest of what has its nonce. */
export function Rejects({ identity, nonce, hash, label = 'Rejects', isReview = false }: RejectsProps) {
  const { data, failureReason } = useGatewayReading(rivalsQuery(identity.safe, nonce))
  if (!data)
    return (
      <p className="muted-text safe-rejects" role="status">
        {label}: {failureReason ? `could not be loaded. ${gatewayErrorText(failureReason)}` : 'Loading…'}
      </p>
    )
  const rivals = data.filter((rival) => !rival.id.toLowerCase().endsWith(hash))
  if (rivals.length === 0) return <p className="safe-rejects">{nothingWords(label, nonce)}</p>
  return (
    <ul className="safe-rejects" aria-label={`${label} (nonce ${nonce})`}>
      {rivals.map((rival) => (
        <Rival key={rival.id} {...{ identity, rival, nonce, label, isReview }} />
      ))}
    </ul>
  )
}

function nothingWords(label: RejectsLabel, nonce: bigint): string {
  const other = label === 'Rejects' ? 'No other proposal has' : 'No other proposal had'
  return `${label}: nothing. ${other} nonce ${nonce}.`
}

type RivalProps = Pick<RejectsProps, 'identity' | 'nonce'> & {
  isReview: boolean
  rival: TransactionSummary
  label: RejectsLabel
}

function Rival({ identity, rival, nonce, label, isReview }: RivalProps) {
  const { nameOf } = useWho()
  const { verified, tree, failureReason } = useChecked({
    identity,
    id: rival.id,
    seen: String(rival.txStatus),
  })
  const named = (address: Address) => {
    const name = nameOf(address)
    return name && isReview ? `${name} (${shortAddress(address)})` : name
  }
  const isAnother = verified?.matches && isRejection(identity.safe, verified.tx)
  const words = tree && callWords(tree, { ...identity, nameOf: named, isExact: isReview })
  const missing =
    verified?.matches === false && !verified.outdated
      ? 'a transaction that does not match its hash'
      : failureReason
        ? 'a transaction that could not be loaded'
        : 'Loading…'
  const shown = isAnother ? 'another on-chain rejection' : (words ?? missing)
  const path = safePath(identity.safe, 'queue', new URLSearchParams({ tx: rival.id }))
  return (
    <li>
      {label}:{' '}
      {isReview ? (
        <a href={path} target="_blank" rel="noopener noreferrer">
          {shown}
        </a>
      ) : (
        <ProgramLink to={path}>{shown}</ProgramLink>
      )}{' '}
      (nonce {String(nonce)})
    </li>
  )
}
