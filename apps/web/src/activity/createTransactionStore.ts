import type { BrowserStorage } from '../storage/storage.ts'
import { type Owner, storageKey } from './owner.ts'
import { parseTransactions, stringifyTransactions } from './storedTransactions.ts'
import type { Transactions } from './transaction.ts'
import { mergeTransactions } from './transactions.ts'

type Listener = (before: Transactions, after: Transactions) => void

export type TransactionStore = {
  /** Gives the same object until something changes. */
  readonly get: (owner: Owner) => Transactions
  readonly update: (owner: Owner, change: (transactions: Transactions) => Transactions) => void
  readonly subscribe: (listener: Listener) => () => void
}

/** What this tab knows, and the stored text it knows it from. */
type Known = { readonly text: string | null; readonly transactions: Transactions }

export function createTransactionStore(
  stored: Pick<BrowserStorage, 'readStored' | 'writeStored' | 'onStoredChange'>,
): TransactionStore {
  const lists = new Map<string, Known>()
  const listeners = new Set<Listener>()

  function open(owner: Owner): Known {
    const key = storageKey(owner)
    const known = lists.get(key)
    if (known) return known
    const text = stored.readStored(key)
    const first = { text, transactions: parseTransactions(text, owner) }
    lists.set(key, first)
    stored.onStoredChange(key, () => hear(owner))
    return first
  }

  function put(owner: Owner, next: Known) {
    const before = open(owner).transactions
    lists.set(storageKey(owner), next)
    for (const listener of [...listeners]) listener(before, next.transactions)
  }

  function write(owner: Owner, transactions: Transactions) {
    const text = stringifyTransactions(transactions)
    stored.writeStored(storageKey(owner), text)
    put(owner, { text, transactions })
  }

  /**
   * Takes over what other tabs have stored, and stores again what they did not know. What storage holds now counts, not
   * what the news said: news travel on two roads and may arrive out of order.
   */
  function hear(owner: Owner) {
    const mine = open(owner)
    const text = stored.readStored(storageKey(owner))
    if (text === mine.text) return
    const theirs = parseTransactions(text, owner)
    const transactions = mergeTransactions(mine.transactions, theirs)
    if (transactions.length === theirs.length) put(owner, { text, transactions })
    else write(owner, transactions)
  }

  return {
    get: (owner) => open(owner).transactions,
    update(owner, change) {
      hear(owner)
      const before = open(owner).transactions
      const after = change(before)
      if (after !== before) write(owner, after)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
