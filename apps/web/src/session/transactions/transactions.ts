import { applyObservation, type Observation, type ObservationContext } from './applyObservation.ts'
import type { Transaction, Transactions } from './transaction.ts'

/** Of each address and chain; the specification's figure. Those that wait are all kept. */
export const mostFinished = 10

/** Newest first. One that is known already stays as it is: to track it twice changes nothing. */
export function addTransaction(transactions: Transactions, transaction: Transaction): Transactions {
  if (transactions.some(({ hash }) => hash === transaction.hash)) return transactions
  return tidy([transaction, ...transactions])
}

export type Sighting = {
  readonly observation: Observation
  /** What the node told about the transaction itself. */
  readonly seen: Partial<Pick<Transaction, 'nonce' | 'fingerprint' | 'firstBlock' | 'arrived'>>
}

export function noteSighting(
  transactions: Transactions,
  hash: Transaction['hash'],
  { observation, seen }: Sighting,
  context: ObservationContext,
): Transactions {
  const known = transactions.find((transaction) => transaction.hash === hash)
  if (!known) return transactions
  const isNews = Object.entries(seen).some(([name, value]) => known[name as keyof typeof seen] !== value)
  const next = applyObservation(isNews ? { ...known, ...seen } : known, observation, context)
  if (next === known) return transactions
  return tidy(transactions.map((transaction) => (transaction === known ? next : transaction)))
}

export function clearFinished(transactions: Transactions): Transactions {
  return transactions.filter(isPending)
}

/**
 * Two tabs wrote at a time. What they wrote counts, but nothing that waits is lost: only a transaction that both have
 * seen finished may be gone from their list.
 */
export function mergeTransactions(mine: Transactions, theirs: Transactions): Transactions {
  const known = new Set(theirs.map(({ hash }) => hash))
  return tidy([
    ...theirs,
    ...mine.filter((transaction) => isPending(transaction) && !known.has(transaction.hash)),
  ])
}

export function isPending({ state }: Transaction): boolean {
  return state.status === 'pending'
}

function finishedAt({ state }: Transaction): number {
  return state.status === 'pending' ? Number.POSITIVE_INFINITY : state.at
}

/** Those that finished first go first: what has just finished is never the one that goes. */
function tidy(transactions: Transactions): Transactions {
  const finished = transactions.filter((transaction) => !isPending(transaction))
  const kept = new Set(finished.sort((a, b) => finishedAt(b) - finishedAt(a)).slice(0, mostFinished))
  return transactions
    .filter((transaction) => isPending(transaction) || kept.has(transaction))
    .sort((a, b) => b.sentAt - a.sentAt)
}
