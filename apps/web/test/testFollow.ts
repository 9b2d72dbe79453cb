import type { Address, Client, Hash } from 'viem'
import { expect } from 'vitest'
import { createTransactionStore } from '../src/activity/createTransactionStore.ts'
import { createWatcher } from '../src/activity/createWatcher.ts'
import type { Transaction, TxState } from '../src/activity/transaction.ts'
import { addTransaction } from '../src/activity/transactions.ts'
import { transactionWords } from '../src/activity/transactionWords.ts'
import { testBrowser } from './testBrowser.ts'

/** For tests: a tab with one transaction in it and a clock of its own. */
export function testFollow(
  devnet: { client: Client; roles: { demo: readonly [Address, ...Address[]] } },
  hash: Hash,
  { confirmations, more = {} }: { confirmations: number; more?: Partial<Transaction> },
) {
  const { address = devnet.roles.demo[0] } = more
  const owner = { address, chainId: 1337 }
  const store = createTransactionStore(testBrowser().openTab())
  let now = 1_000_000
  const watcher = createWatcher({
    client: devnet.client,
    store,
    now: () => now,
    confirmations: async () => confirmations,
    observeProposal: () => Promise.reject(new Error('No proposal is expected here.')),
  })
  const sent = {
    ...owner,
    hash,
    title: 'Test',
    sentAt: now,
    state: { status: 'pending', detail: 'sent' },
    ...more,
  } as const
  store.update(owner, (all) => addTransaction(all, sent))
  const current = () => {
    const [transaction] = store.get(owner)
    if (!transaction) throw new Error('The transaction is gone.')
    return transaction
  }
  return {
    watcher,
    current,
    words: () => transactionWords(current(), confirmations),
    /** What the next poll shows. */
    async poll(afterMs = 4_000): Promise<TxState> {
      now += afterMs
      await watcher.poll(owner)
      expect(watcher.failure.get()).toBeUndefined()
      return current().state
    },
  }
}
