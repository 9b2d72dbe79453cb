import type { Toast } from '../toasts/toasts.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import { chainHashOf, hasDeparted, minedOf, type Transaction } from './transaction.ts'
import { transactionWords } from './transactionWords.ts'

export type AnnounceDeps = {
  readonly store: Pick<TransactionStore, 'subscribe'>
  readonly show: (toast: Toast) => void
  readonly confirmations: () => number
  readonly linkTo: (hash: string) => string | undefined
}

/** Says every change of a transaction, in this tab or another, in words. Answers with the way to stop. */
export function announceTransactions({ store, show, confirmations, linkTo }: AnnounceDeps): () => void {
  return store.subscribe((before, after) => {
    const known = new Map(before.map((transaction) => [transaction.hash, phaseOf(transaction)]))
    for (const transaction of after) {
      if (phaseOf(transaction) === known.get(transaction.hash)) continue
      const { label, text, tone } = transactionWords(transaction, confirmations())
      const hash = chainHashOf(transaction)
      const href = hash && linkTo(hash)
      show({
        id: transaction.hash,
        kind: tone,
        title: `${label}: ${transaction.title}`,
        text,
        link: href ? { href, label: 'View in the explorer' } : undefined,
      })
    }
  })
}

/** What is worth a word: not every further block, and not that a node is slow to hear of it. */
function phaseOf(transaction: Transaction): string {
  const { state } = transaction
  const { status, detail } = state
  const mined = minedOf(transaction)
  const signed = detail === 'proposed' ? `${state.signed} of ${state.required}` : undefined
  return [
    status,
    detail === 'missing' ? 'sent' : detail,
    signed,
    mined?.result,
    mined?.blockHash,
    hasDeparted(transaction),
  ].join(' ')
}
