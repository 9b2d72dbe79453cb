import type { Stored } from '../createStored.ts'
import { parseTransactions, stringifyTransactions } from './parseTransactions.ts'
import type { Transaction, Transactions } from './transaction.ts'
import { mergeTransactions } from './transactions.ts'

/** Whose transactions: an address, checksummed, on one chain. */
export type Owner = Pick<Transaction, 'address' | 'chainId'>

type Listener = (before: Transactions, after: Transactions) => void

export type TransactionStore = {
  /** Gives the same object until something changes. */
  readonly get: (owner: Owner) => Transactions
  readonly update: (owner: Owner, change: (transactions: Transactions) => Transactions) => void
  readonly subscribe: (listener: Listener) => () => void
}

export function createTransactionStore(
  stored: Pick<Stored, 'readStored' | 'writeStored' | 'onStoredChange'>,
): TransactionStore {
  const lists = new Map<string, Transactions>()
  const listeners = new Set<Listener>()

  function put(key: string, next: Transactions) {
    const before = lists.get(key) ?? []
    lists.set(key, next)
    for (const listener of [...listeners]) listener(before, next)
  }

  /** Answers whether storage lacks something that this tab knows. */
  function hear(key: string, owner: Owner, text: string | null): boolean {
    const theirs = parseTransactions(text, owner)
    const merged = mergeTransactions(get(owner), theirs)
    if (stringifyTransactions(merged) !== stringifyTransactions(get(owner))) put(key, merged)
    return stringifyTransactions(merged) !== stringifyTransactions(theirs)
  }

  function get(owner: Owner): Transactions {
    const key = storageKey(owner)
    const known = lists.get(key)
    if (known) return known
    const first = parseTransactions(stored.readStored(key), owner)
    lists.set(key, first)
    stored.onStoredChange(key, (text) => {
      if (hear(key, owner, text)) stored.writeStored(key, stringifyTransactions(get(owner)))
    })
    return first
  }

  return {
    get,
    update(owner, change) {
      const key = storageKey(owner)
      get(owner)
      hear(key, owner, stored.readStored(key))
      const before = get(owner)
      const after = change(before)
      if (after === before) return
      stored.writeStored(key, stringifyTransactions(after))
      put(key, after)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One key an owner: what is broken or cleared for one is whole for the others. */
function storageKey({ address, chainId }: Owner): string {
  return `${address}-${chainId}-transactions`
}
