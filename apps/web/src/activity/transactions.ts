import { cleanText } from '@love/protocol/format/cleanText'
import type { Hash } from 'viem'
import { applyObservation, type Observation, type ObservationContext } from './applyObservation.ts'
import { fingerprint } from './fingerprint.ts'
import type { Owner } from './owner.ts'
import { type AskedCall, reviewedCall } from './sentCall.ts'
import { hasDeparted, type Transaction, type Transactions } from './transaction.ts'

/** Of each address and chain; the specification's figure. Those that wait are all kept. */
export const mostFinished = 10

export type NewTransaction = {
  /** Of a transaction that is on its way to the chain. A Safe answers with a hash of its own: not that one. */
  readonly hash: Hash
  /** What it does, in words. */
  readonly title: string
  /**
   * What was reviewed and asked of the wallet: one call, or all calls of a batch that the wallet made one transaction of.
   * What arrives in the chain is compared with it, and with it “speed up” is told from “replaced” even if no node ever saw
   * the first one.
   */
  readonly asked?: readonly AskedCall[] | undefined
  readonly nonce?: number | undefined
}

export function newTransaction(
  owner: Owner,
  { hash, title, asked = [], nonce }: NewTransaction,
  now: number,
): Transaction {
  const [first, ...more] = asked
  return {
    ...owner,
    hash,
    title: cleanText(title, 200),
    sentAt: now,
    state: { status: 'pending', detail: 'sent' },
    ...(nonce !== undefined && { nonce }),
    ...(first && more.length === 0 && { fingerprint: fingerprint(first) }),
    ...(first && { reviewed: asked.map(reviewedCall) }),
  }
}

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

/** Those that finished first go first, and before any alarm: what has just finished is never the one that goes. */
function tidy(transactions: Transactions): Transactions {
  const finished = transactions.filter((transaction) => !isPending(transaction))
  const kept = new Set(finished.sort(byWorth).slice(0, mostFinished))
  return transactions
    .filter((transaction) => isPending(transaction) || kept.has(transaction))
    .sort((a, b) => b.sentAt - a.sentAt)
}

function byWorth(a: Transaction, b: Transaction): number {
  return Number(hasDeparted(b)) - Number(hasDeparted(a)) || finishedAt(b) - finishedAt(a)
}
