import { confirmSafeMessage } from '@love/safe/write/confirmSafeMessage'
import { confirmSafeTx } from '@love/safe/write/confirmSafeTx'
import { proposeSafeMessage } from '@love/safe/write/proposeSafeMessage'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { rejectSafeTx } from '@love/safe/write/rejectSafeTx'
import { signSafeTx } from '@love/safe/write/signSafeTx'
import type { SafeReviewRequest, SafeReviewResult } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { type DeleteToBinDeps, deleteToBin } from '../recycleBin/deleteToBin.ts'
import { type ExecuteDeps, executeSafeTx } from './executeSafeTx.ts'
import type { ReviewSubject } from './reviewSubject.ts'

export type PerformDeps = ExecuteDeps & DeleteToBinDeps

type Shown = Exclude<ReviewSubject, { kind: 'mismatch' }>

/** Does what was reviewed, with the very fields that were shown. What does not match has no way in here. */
export async function performReview(
  deps: PerformDeps,
  request: SafeReviewRequest,
  subject: Shown,
): Promise<SafeReviewResult> {
  const { safe } = request
  switch (request.kind) {
    case 'propose':
    case 'proposeTx': {
      const { tx } = txOf(subject)
      const { origin } = request
      return { status: 'signed', ...(await proposeSafeTx(deps, { safe, tx, origin })) }
    }
    case 'reject':
      return { status: 'signed', ...(await rejectSafeTx(deps, request)) }
    case 'confirm':
      return { status: 'signed', ...(await confirmSafeTx(deps, request)) }
    case 'sign':
      return { status: 'signature', ...(await signSafeTx(deps, request)) }
    case 'execute':
      return { status: 'executed', ...(await executeSafeTx(deps, request)) }
    case 'delete':
      return { status: 'deleted', ...(await deleteToBin(deps, request)) }
    case 'message':
      return { status: 'message', ...(await proposeSafeMessage(deps, request)) }
    case 'confirmMessage':
      return { status: 'message', ...(await confirmSafeMessage(deps, request)) }
    default:
      return request satisfies never
  }
}

function txOf(subject: Shown): Extract<Shown, { kind: 'tx' }> {
  if (subject.kind !== 'tx') throw new Error('A message is not a transaction.')
  return subject
}
