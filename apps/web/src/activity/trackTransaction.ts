import { type Address, getAddress } from 'viem'
import { transactionSetup } from './transactionSetup.ts'
import { addTransaction, type NewTransaction, newTransaction } from './transactions.ts'
import { hasSent } from './useHasTransactions.ts'

export type TrackTransactionParameters = NewTransaction & {
  readonly address: Address
  readonly chainId: number
}

/** From now on the person is told what becomes of it, also after a reload and in other tabs. */
export function trackTransaction({ address, chainId, ...sent }: TrackTransactionParameters): void {
  const { store, watcher } = transactionSetup()
  const owner = { address: getAddress(address), chainId }
  store.update(owner, (transactions) => addTransaction(transactions, newTransaction(owner, sent, Date.now())))
  hasSent.set(true)
  void watcher.poll(owner)
}
