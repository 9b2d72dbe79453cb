import type { Hash } from 'viem'
import { hasDeparted, minedOf, type Transaction, type Transactions } from '../../activity/transaction.ts'
import { transactionWords } from '../../activity/transactionWords.ts'
import { fieldsOf, hash, oneOf } from '../../storage/schema.ts'
import type { Judged } from '../alert.ts'

const phases = [
  'waiting',
  'success',
  'reverted',
  'cancelled',
  'replaced',
  'dropped',
  'outvoted',
  'withdrawn',
  'departed',
] as const

type Phase = (typeof phases)[number]

/** How far each was at the last look; undefined before the first. */
export type TransactionsKept = Readonly<Record<Hash, Phase>> | undefined

const phaseSchema = oneOf(...phases)

export function transactionsKept(value: unknown): TransactionsKept {
  if (value === undefined) return undefined
  const known = Object.entries(fieldsOf(value)).flatMap(([name, phase]) => {
    const [of, at] = [hash(name), phaseSchema(phase)]
    return of && at ? [[of, at] as const] : []
  })
  return Object.fromEntries(known)
}

export type TransactionFacts = { readonly transactions: Transactions; readonly confirmations: number }

/**
 * A transaction is told when it is in a block, failed or was replaced, and again when a reorg takes that back. That it is
 * final is no news. What was there before the first look is none either.
 */
export function judgeTransactions(
  kept: TransactionsKept,
  { transactions, confirmations }: TransactionFacts,
): Judged<TransactionsKept> {
  const news = kept
    ? transactions.filter((transaction) => phaseOf(transaction) !== (kept[transaction.hash] ?? 'waiting'))
    : []
  return {
    kept: Object.fromEntries(transactions.map((one) => [one.hash, phaseOf(one)])),
    alerts: news.map((transaction) => {
      const { label, text } = transactionWords(transaction, confirmations)
      return {
        id: `transaction ${transaction.hash}`,
        kind: 'transactions',
        title: `${label}: ${transaction.title}`,
        text,
        path: '/activity',
      }
    }),
  }
}

function phaseOf(transaction: Transaction): Phase {
  if (hasDeparted(transaction)) return 'departed'
  const { status, detail } = transaction.state
  const mined = minedOf(transaction)
  if (mined) return mined.result
  return status === 'failed' && phaseSchema(detail) ? (phaseSchema(detail) ?? 'waiting') : 'waiting'
}
