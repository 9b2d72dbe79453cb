import type { Hash } from 'viem'
import type { TransactionStore } from '../../activity/createTransactionStore.ts'
import type { Owner } from '../../activity/owner.ts'
import { hasDeparted, type Mined, type Transaction } from '../../activity/transaction.ts'

export type TransactionOutcome =
  | { readonly isSuccess: true; readonly mined: Mined }
  /** In the state it ended in; `undefined` when it is no longer listed, in this tab or another. */
  | { readonly isSuccess: false; readonly transaction: Transaction | undefined }

/** Until it is in a block or can no longer get there. The store does the looking; a replacement counts as itself. */
export function waitForTransaction(
  store: Pick<TransactionStore, 'get' | 'subscribe'>,
  owner: Owner,
  hash: Hash,
): Promise<TransactionOutcome> {
  return new Promise((resolve) => {
    function look(): boolean {
      const transaction = store.get(owner).find((known) => known.hash === hash)
      const outcome = transaction ? outcomeOf(transaction) : ({ isSuccess: false, transaction } as const)
      if (outcome) resolve(outcome)
      return outcome !== undefined
    }
    if (look()) return
    const stop = store.subscribe(() => {
      if (look()) stop()
    })
  })
}

function outcomeOf(transaction: Transaction): TransactionOutcome | undefined {
  const { state } = transaction
  const mined = 'mined' in state ? state.mined : undefined
  // Only in a block: until then the wallet may still take it back.
  if (mined && hasDeparted(transaction)) return { isSuccess: false, transaction }
  if (mined?.result === 'success') return { isSuccess: true, mined }
  return mined || state.status === 'failed' ? { isSuccess: false, transaction } : undefined
}
