import type { TransactionDetails } from '../api/replies/transactionDetails.ts'
import { SafeWriteError } from './SafeWriteError.ts'
import type { SafeFacts } from './safeFacts.ts'
import { type VerifiedSafeTx, verifySafeTx } from './verifySafeTx.ts'

/** Throws where the fields do not match their hash, so that nobody gets to the wallet with them. */
export function matchingTx(
  details: TransactionDetails,
  facts: SafeFacts,
): Extract<VerifiedSafeTx, { matches: true }> {
  const verified = verifySafeTx(details, facts)
  if (verified.matches) return verified
  throw new SafeWriteError(
    'does-not-match',
    verified.words,
    'Your wallet was not asked to sign. Warn the other owners.',
  )
}
