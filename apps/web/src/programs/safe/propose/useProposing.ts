import type { Address } from 'viem'
import { writeNote } from '../../../book/notes/noteStore.ts'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import type { SafeReviewCall } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { safePath } from '../safePlace.ts'

export type Proposing = {
  readonly title: string
  readonly calls: readonly SafeReviewCall[]
  readonly nonce?: bigint | undefined
  /** For the person alone: the other owners do not see it. */
  readonly privateNote?: string | undefined
  /** For all owners: it goes with the proposal. */
  readonly note?: string | undefined
}

/** Opens the review. Answers whether it was signed; then the queue is shown, with the new one in it. */
export function useProposing(safe: Address): (proposing: Proposing) => Promise<boolean> {
  const { navigate } = useProgramWindow()
  return async ({ title, calls, nonce, note, privateNote }) => {
    const result = await requestSafeReview({ kind: 'propose', safe, title, calls, nonce, note })
    if (result.status !== 'signed') return false
    if (privateNote?.trim()) writeNote(result.safeTxHash, privateNote)
    navigate(safePath(safe, 'queue'))
    return true
  }
}
