import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'
import { feeText } from '../../../../review/feeWords.ts'
import { Message } from '../../../../review/parts/Message.tsx'
import { type Fact, ReviewFactList } from '../../../../review/parts/ReviewFactList.tsx'
import { useConnection } from '../../../../wallet/connection.ts'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { SafeAddress } from '../../known/SafeAddress.tsx'
import { useWho } from '../../known/useWho.ts'
import { reviewSigner } from '../findSafeObstacle.ts'
import type { Headline } from '../headline.ts'
import type { ReviewSubject } from '../reviewSubject.ts'
import type { ExecutionFee } from '../useExecutionFee.ts'

type SubjectFactsProps = { request: SafeReviewRequest; facts: SafeFacts; headline: Headline | undefined }

/** Which Safe, who gets it, and what whoever asked calls it, where that is something else. */
export function SubjectFacts({ request, facts, headline }: SubjectFactsProps) {
  const { recipient, token } = headline?.payment ?? {}
  const isRepeated = !headline || !('title' in request) || headline.repeats(request.title)
  const full = (address: Address, of: string) => <SafeAddress address={address} of={of} full />
  const rows: readonly (Fact | undefined)[] = [
    isRepeated ? undefined : { label: 'Requested as', value: request.title },
    recipient && { label: 'Recipient', value: full(recipient, 'the recipient') },
    token && { label: 'Token', value: full(token, 'the token') },
    { label: 'Safe', value: full(facts.safe, 'the Safe') },
  ]
  return <ReviewFactList facts={rows.filter((row) => row !== undefined)} />
}

type SigningFactsProps = {
  request: SafeReviewRequest
  facts: SafeFacts
  signers: readonly Address[] | undefined
  subject: ReviewSubject
  networkFee: ExecutionFee | 'unknown' | undefined
}

/** How many have signed, and who signs now. */
export function SigningFacts({ request, facts, signers, subject, networkFee }: SigningFactsProps) {
  const connection = useConnection()
  const signer = reviewSigner(connection)
  const { nameOf } = useWho()
  // A name alone could stand for any address.
  const named = (address: Address) => {
    const name = nameOf(address)
    return name ? `${name} (${shortAddress(address)})` : shortAddress(address)
  }
  const { owners, threshold, version, code } = facts
  const kind = code.isVerified ? `Safe ${version}` : `claims to be Safe ${version.slice(0, 20)}`
  const rows: readonly Fact[] = [
    { label: 'Threshold', value: `${threshold} of ${owners.length} owners (${kind})` },
    { label: 'Signed', value: signedText(signers, { threshold, named }) },
    ...(subject.kind === 'tx' && request.kind !== 'propose'
      ? [{ label: 'Nonce', value: nonceText(subject.tx.nonce, facts.nonce) }]
      : []),
    {
      label: request.kind === 'execute' ? 'Executing as' : 'Signing as',
      value: signer ? named(signer) : 'no wallet connected',
    },
    ...(request.kind === 'execute' ? [{ label: 'Network fee', value: networkFeeText(networkFee) }] : []),
  ]
  return (
    <>
      <ReviewFactList facts={rows} />
      {typeof networkFee === 'object' && networkFee.isTooHigh && (
        <Message icon="warning" role="status">
          <p>You may not have enough ETH for the network fee.</p>
        </Message>
      )}
    </>
  )
}

/** Paid by whoever executes it, not by the Safe. */
function networkFeeText(networkFee: SigningFactsProps['networkFee']): string {
  if (networkFee === undefined) return '…'
  if (networkFee === 'unknown') return 'shown in your wallet'
  return `${feeText(networkFee.fee.raw, networkFee.etherPrice)}, paid by you`
}

type SignedTextDeps = { threshold: number; named: (address: Address) => string }

function signedText(signers: readonly Address[] | undefined, { threshold, named }: SignedTextDeps): string {
  if (!signers) return 'checking…'
  const names = signers.map(named).join(', ')
  return `${signers.length} of ${threshold}${names ? `: ${names}` : ''}`
}

function nonceText(nonce: bigint, next: bigint): string {
  return nonce === next ? `${nonce} (next)` : `${nonce} (next to execute: ${next})`
}
