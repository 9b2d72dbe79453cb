import { safeContracts } from '@love/contracts/deployments/safe'
import { rejection, safeTxOf } from '@love/safe/build/safeTxOf'
import { type SafeMessage, safeMessageHashes } from '@love/safe/messageHash'
import { type SafeHashes, type SafeIdentity, type SafeTx, safeTxHashes } from '@love/safe/safeTx'
import { signedTypedData } from '@love/safe/signedTypedData'
import { verifySafeMessage } from '@love/safe/write/verifySafeMessage'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { errorText } from '../../../chain/errorText.ts'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'

/** What is signed if the person says yes, with the hashes of exactly that. */
export type ReviewSubject =
  | { readonly kind: 'tx'; readonly tx: SafeTx; readonly hashes: SafeHashes }
  | { readonly kind: 'message'; readonly message: SafeMessage; readonly hashes: SafeHashes }
  /** Nothing that could be signed: there is no button then. */
  | { readonly kind: 'mismatch'; readonly words: string }

/** Always computed from the fields that are shown. `nonce`: what the person chose for a new proposal. */
export function reviewSubject(
  request: SafeReviewRequest,
  identity: SafeIdentity,
  nonce: bigint,
): ReviewSubject {
  try {
    return subjectOf(request, identity, nonce)
  } catch (error) {
    return { kind: 'mismatch', words: errorText(error) }
  }
}

function subjectOf(request: SafeReviewRequest, identity: SafeIdentity, nonce: bigint): ReviewSubject {
  const ofTx = (tx: SafeTx): ReviewSubject => ({ kind: 'tx', tx, hashes: safeTxHashes({ ...identity, tx }) })
  switch (request.kind) {
    case 'propose': {
      const { calls, safeTxGas = 0n } = request
      const { multiSendCallOnly } = safeContracts
      return ofTx({ ...safeTxOf({ calls, nonce, multiSendCallOnly }), safeTxGas })
    }
    case 'proposeTx':
      return ofTx(request.tx)
    case 'reject':
      return ofTx(rejection(identity.safe, request.nonce))
    case 'confirm':
    case 'sign':
    case 'execute':
    case 'delete': {
      const verified = verifySafeTx(request.details, identity)
      return verified.matches
        ? { kind: 'tx', tx: verified.tx, hashes: verified.hashes }
        : { kind: 'mismatch', words: verified.words }
    }
    case 'message': {
      const { message: given } = request
      // What the hash says nothing of is not shown either.
      const message = typeof given === 'string' ? given : signedTypedData(given)
      return { kind: 'message', message, hashes: safeMessageHashes({ ...identity, message }) }
    }
    case 'confirmMessage': {
      const verified = verifySafeMessage(request.asked, identity)
      return verified.matches
        ? { kind: 'message', message: verified.message, hashes: verified.hashes }
        : { kind: 'mismatch', words: verified.words }
    }
    default:
      return request satisfies never
  }
}
