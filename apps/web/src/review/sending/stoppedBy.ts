import { hasDeparted, minedOf, type Transaction } from '../../activity/transaction.ts'
import { transactionWords } from '../../activity/transactionWords.ts'
import type { SendingEvent } from './sending.ts'
import type { TransactionOutcome } from './waitForTransaction.ts'

type Failure = Extract<TransactionOutcome, { isSuccess: false }>

/** A transaction is not going to do what it was sent for, and why. */
export function stoppedBy({ transaction }: Failure): SendingEvent {
  const isAlarm = transaction !== undefined && hasDeparted(transaction)
  return { type: 'stopped', words: outcomeWords(transaction), ...(isAlarm && { isAlarm }) }
}

function outcomeWords(transaction: Transaction | undefined): string {
  if (!transaction) return 'This transaction is no longer listed. Check its status in your wallet.'
  const mined = minedOf(transaction)
  // How many more blocks it takes to be final does not matter here.
  const isOver = mined && mined.result !== 'success'
  const state = isOver
    ? ({ status: 'failed', detail: mined.result, mined, at: transaction.sentAt } as const)
    : transaction.state
  return transactionWords({ ...transaction, state }, 1).text
}
