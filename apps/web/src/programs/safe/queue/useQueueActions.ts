import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import type { Address } from 'viem'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { requestSafeReview } from '../../../wallet/safe/review/requestSafeReview.ts'
import { safePath } from '../safePlace.ts'

export type QueueActionsParameters = {
  readonly safe: Address
  readonly nonce: bigint
  readonly details: TransactionDetails
  /** In words, for the wallet and the list of transactions. */
  readonly title: string
}

/** Each opens the one window in which owners sign; replacing begins with what should be there instead. */
export function useQueueActions({ safe, nonce, details, title }: QueueActionsParameters) {
  const { navigate } = useProgramWindow()
  const review = (kind: 'confirm' | 'execute' | 'delete') => requestSafeReview({ kind, safe, title, details })
  return {
    confirm: () => void review('confirm'),
    execute: () => void review('execute'),
    reject: () => void requestSafeReview({ kind: 'reject', safe, nonce }),
    replace: () => navigate(safePath(safe, 'propose', new URLSearchParams({ nonce: String(nonce) }))),
    async delete() {
      const { status } = await review('delete')
      if (status === 'deleted') navigate(safePath(safe, 'queue'))
    },
  }
}
