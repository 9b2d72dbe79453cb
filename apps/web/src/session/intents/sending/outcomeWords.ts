import { minedOf } from '../../transactions/transaction.ts'
import { transactionWords } from '../../transactions/transactionWords.ts'
import type { TransactionOutcome } from './waitForTransaction.ts'

/** Why a transaction is not going to do what it was sent for. */
export function outcomeWords({ transaction }: Extract<TransactionOutcome, { isSuccess: false }>): string {
  if (!transaction)
    return 'It is no longer in the list of transactions. Look in your wallet what became of it.'
  const mined = minedOf(transaction)
  // How many more blocks it takes to be final does not matter here.
  const isOver = mined && mined.result !== 'success'
  const state = isOver
    ? ({ status: 'failed', detail: mined.result, mined, at: transaction.sentAt } as const)
    : transaction.state
  return transactionWords({ ...transaction, state }, 1).text
}
