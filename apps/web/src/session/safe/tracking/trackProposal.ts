import { type Address, getAddress, type Hash } from 'viem'
import { cleanText } from '../../../chain/cleanText.ts'
import { transactionSetup } from '../../transactions/transactionSetup.ts'
import { addTransaction } from '../../transactions/transactions.ts'
import { hasSent } from '../../transactions/useHasTransactions.ts'

export type TrackProposalParameters = {
  readonly safeTxHash: Hash
  readonly safe: Address
  readonly chainId: number
  /** What it does, in words. */
  readonly title: string
}

/** From now on the person is told how many have signed and what became of it. Nobody waits for its receipt: it has none. */
export function trackProposal({ safeTxHash, safe, chainId, title }: TrackProposalParameters): void {
  const { store, watcher } = transactionSetup()
  const owner = { address: getAddress(safe), chainId }
  store.update(owner, (transactions) =>
    addTransaction(transactions, {
      ...owner,
      hash: safeTxHash,
      isProposal: true,
      title: cleanText(title, 200),
      sentAt: Date.now(),
      state: { status: 'pending', detail: 'proposed' },
    }),
  )
  hasSent.set(true)
  void watcher.poll(owner)
}
