import { shortAddress } from '@love/protocol/format/shortAddress'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'
import { AddressText } from '../../../../chain/AddressText.tsx'
import { type Fact, ReviewFactList } from '../../../../review/parts/ReviewFactList.tsx'
import { useConnection } from '../../../../wallet/connection.ts'
import type { SafeReviewRequest } from '../../../../wallet/safe/review/safeReviewRequest.ts'
import { reviewSigner } from '../findSafeObstacle.ts'
import type { ReviewSubject } from '../reviewSubject.ts'

type SafeReviewFactsProps = {
  request: SafeReviewRequest
  facts: SafeFacts
  signers: readonly Address[] | undefined
  subject: ReviewSubject
}

/** Which Safe, how many have signed, who signs now. */
export function SafeReviewFacts({ request, facts, signers, subject }: SafeReviewFactsProps) {
  const connection = useConnection()
  const signer = reviewSigner(connection)
  const { owners, threshold, version, code } = facts
  const kind = code.isVerified ? `Safe ${version}` : `says that it is Safe ${version.slice(0, 20)}`
  const rows: readonly Fact[] = [
    ...('title' in request ? [{ label: 'What', value: request.title }] : []),
    { label: 'Safe', value: <AddressText address={facts.safe} of="the Safe" what="Address" full /> },
    { label: 'Must sign', value: `${threshold} of ${owners.length} owners (${kind})` },
    { label: 'Signed', value: signedText(signers, threshold) },
    ...(subject.kind === 'tx' && request.kind !== 'propose'
      ? [{ label: 'Nonce', value: nonceText(subject.tx.nonce, facts.nonce) }]
      : []),
    {
      label: request.kind === 'execute' ? 'You send as' : 'You sign as',
      value: signer ? shortAddress(signer) : 'nobody',
    },
  ]
  return <ReviewFactList facts={rows} />
}

function signedText(signers: readonly Address[] | undefined, threshold: number): string {
  if (!signers) return 'checking the signatures…'
  const names = signers.map((signer) => shortAddress(signer)).join(', ')
  return `${signers.length} of ${threshold}${names ? `: ${names}` : ''}`
}

function nonceText(nonce: bigint, next: bigint): string {
  return nonce === next ? `${nonce}, the next one` : `${nonce}; the Safe is at ${next}`
}
