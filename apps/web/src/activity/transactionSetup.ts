import { once } from '@love/protocol/once'
import { chainSetup } from '../chain/chainSetup.ts'
import { explorerUrl } from '../chain/explorerUrl.ts'
import { network } from '../chain/network.ts'
import { readConfirmations } from '../chain/readConfirmations.ts'
import { createStore, type Store } from '../storage/createStore.ts'
import { browserStorage } from '../storage/storage.ts'
import { showToast } from '../toasts/toasts.ts'
import { announceTransactions } from './announceTransactions.ts'
import { createTransactionStore, type TransactionStore } from './createTransactionStore.ts'
import { createWatcher, type Watcher } from './createWatcher.ts'
import { refreshHoldings } from './refreshHoldings.ts'

export type TransactionSetup = {
  readonly store: TransactionStore
  readonly watcher: Watcher
  readonly confirmations: Pick<Store<number>, 'get' | 'subscribe'>
}

/** One for the page, made when the first transaction or window asks. */
export const transactionSetup = once((): TransactionSetup => {
  const store = createTransactionStore(browserStorage)
  const confirmations = createStore(network.confirmations)
  const askServer = once(async () => {
    confirmations.set(await readConfirmations(() => fetch('/health'), network.confirmations))
    return confirmations.get()
  })
  const { access, queryClient } = chainSetup()
  const { client } = access
  const watcher = createWatcher({
    client,
    store,
    now: Date.now,
    confirmations: askServer,
    async observeProposal(transaction, head) {
      const [{ observeProposal }, { pageProposalReader }] = await Promise.all([
        import('./observeProposal.ts'),
        import('../wallet/safe/proposals/pageProposalReader.ts'),
      ])
      return observeProposal({ client, proposals: pageProposalReader }, transaction, head)
    },
  })
  announceTransactions({
    store,
    show: showToast,
    confirmations: confirmations.get,
    linkTo: (hash) => explorerUrl('tx', hash),
  })
  refreshHoldings({ store, queryClient })
  return { store, watcher, confirmations }
})
