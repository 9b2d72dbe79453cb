import type { QueryClient } from '@tanstack/react-query'
import { holdingsKey } from '../chain/holdings/holdingsKey.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import { minedOf } from './transaction.ts'

export type RefreshDeps = {
  readonly store: Pick<TransactionStore, 'subscribe'>
  readonly queryClient: Pick<QueryClient, 'invalidateQueries' | 'refetchQueries'>
}

/** Transactions of one batch are seen within moments: one reading after the last of them, not one for each. */
const settleMs = 60

/** What an account holds is read again as soon as one of its transactions is in a block, or no longer is. */
export function refreshHoldings({ store, queryClient }: RefreshDeps): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function readSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated })
    }, settleMs)
  }

  return store.subscribe((before, after) => {
    const known = new Map(before.map((transaction) => [transaction.hash, minedOf(transaction)?.blockHash]))
    for (const transaction of after) {
      const { hash, chainId, address } = transaction
      if (!known.has(hash) || known.get(hash) === minedOf(transaction)?.blockHash) continue
      void queryClient.invalidateQueries({ queryKey: holdingsKey(chainId, address), refetchType: 'none' })
      readSoon()
      return
    }
  })
}
