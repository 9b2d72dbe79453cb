import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'
import { AddressText } from '../../../../chain/AddressText.tsx'
import { type Fact, ReviewFactList } from '../../../../review/parts/ReviewFactList.tsx'
import { useConnection } from '../../../../wallet/connection.ts'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { reviewSigner } from '../findSafeObstacle.ts'
import type { Headline } from '../headline.ts'
import type { ReviewSubject } from '../reviewSubject.ts'

type SubjectFactsProps = { request: SafeReviewRequest; facts: SafeFacts; headline: Headline | undefined }

/** Which Safe, who gets it, and what whoever asked calls it, where that is something else. */
export function SubjectFacts({ request, facts, headline }: SubjectFactsProps) {
  const { recipient, token } = headline?.payment ?? {}
  const isRepeated = !headline || !('title' in request) || headline.repeats(request.title)
  const full = (address: Address, of: string) => <AddressText address={address} of={of} what="Address" full />
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
}

/** How many have signed, and who signs now. */
export function SigningFacts({ request, facts, signers, subject }: SigningFactsProps) {
  const connection = useConnection()
  const signer = reviewSigner(connection)
  const { owners, threshold, version, code } = facts
  const kind = code.isVerified ? `Safe ${version}` : `claims to be Safe ${version.slice(0, 20)}`
  const rows: readonly Fact[] = [
    { label: 'Threshold', value: `${threshold} of ${owners.length} owners (${kind})` },
    { label: 'Signed', value: signedText(signers, threshold) },
    ...(subject.kind === 'tx' && request.kind !== 'propose'
      ? [{ label: 'Nonce', value: nonceText(subject.tx.nonce, facts.nonce) }]
      : []),
    {
      label: request.kind === 'execute' ? 'Executing as' : 'Signing as',
      value: signer ? shortAddress(signer) : 'no wallet connected',
    },
  ]
  return <ReviewFactList facts={rows} />
}

function signedText(signers: readonly Address[] | undefined, threshold: number): string {
  if (!signers) return 'checking…'
  const names = signers.map((signer) => shortAddress(signer)).join(', ')
  return `${signers.length} of ${threshold}${names ? `: ${names}` : ''}`
}

function nonceText(nonce: bigint, next: bigint): string {
  return nonce === next ? `${nonce} (next)` : `${nonce} (next to execute: ${next})`
}
