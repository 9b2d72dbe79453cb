import type { Client } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { createStore, type Store } from '../storage/createStore.ts'
import type { TransactionStore } from './createTransactionStore.ts'
import { observeTransaction } from './observeTransaction.ts'
import type { Owner } from './owner.ts'
import type { Transaction } from './transaction.ts'
import { noteSighting, type Sighting } from './transactions.ts'

export type WatcherDeps = {
  readonly client: Client
  readonly store: TransactionStore
  readonly now: () => number
  /** Blocks until a transaction counts as confirmed: the operator's figure. */
  readonly confirmations: () => Promise<number>
  /** How far a proposal of a Safe is: its code comes when there is one. */
  readonly observeProposal: (transaction: Transaction, head: bigint) => Promise<Sighting>
}

export type Watcher = {
  /** Looks once at everything that is not settled. Never throws. */
  readonly poll: (owner: Owner) => Promise<void>
  /** What stopped the last look, if anything did. */
  readonly failure: Pick<Store<{ readonly error: unknown } | undefined>, 'get' | 'subscribe'>
}

export function createWatcher(deps: WatcherDeps): Watcher {
  const { client, store, now, confirmations, observeProposal } = deps
  const failure = createStore<{ readonly error: unknown } | undefined>(undefined)

  async function look(owner: Owner): Promise<void> {
    const watched = store.get(owner).filter((transaction) => isWatched(transaction, now()))
    if (watched.length === 0) return
    const [head, needed] = await Promise.all([getBlockNumber(client, { cacheTime: 0 }), confirmations()])
    const looks = watched.map(async (transaction) => {
      const sighting = transaction.isProposal
        ? await observeProposal(transaction, head)
        : await observeTransaction(client, transaction, head)
      const context = { now: now(), confirmations: needed }
      store.update(owner, (transactions) => noteSighting(transactions, transaction.hash, sighting, context))
    })
    const failed = (await Promise.allSettled(looks)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  return {
    failure,
    async poll(owner) {
      try {
        await look(owner)
        failure.set(undefined)
      } catch (error) {
        failure.set({ error })
      }
    },
  }
}

/** Even what is confirmed is looked at for a while: the chain may still take its block back. */
const afterMinedMs = 5 * 60_000

/** A dropped transaction may be found again as long as its nonce is free; wallets send it again and again. */
const afterDroppedMs = 24 * 3_600_000

function isWatched({ state }: Transaction, now: number): boolean {
  if (state.status === 'pending') return true
  return now - state.at < (state.detail === 'dropped' ? afterDroppedMs : afterMinedMs)
}
