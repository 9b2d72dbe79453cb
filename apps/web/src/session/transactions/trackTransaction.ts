import { type Address, getAddress, type Hash } from 'viem'
import { cleanText } from '../../chain/cleanText.ts'
import { fingerprint, type Request } from './fingerprint.ts'
import { reviewedCall } from './sentCall.ts'
import { transactionSetup } from './transactionSetup.ts'
import { addTransaction } from './transactions.ts'
import { hasSent } from './useHasTransactions.ts'

export type TrackTransactionParameters = {
  /** Of a transaction that is on its way to the chain. A Safe answers with a hash of its own: not that one. */
  readonly hash: Hash
  readonly address: Address
  readonly chainId: number
  /** What it does, in words. */
  readonly title: string
  readonly nonce?: number | undefined
  /**
   * What was reviewed and asked of the wallet. What arrives in the chain is compared with it, and with it “speed up” is
   * told from “replaced” even if no node ever saw the first one.
   */
  readonly request?: Request | undefined
  /** The network fee that the review has named, in wei. */
  readonly fee?: bigint | undefined
}

/** From now on the person is told what becomes of it, also after a reload and in other tabs. */
export function trackTransaction(parameters: TrackTransactionParameters): void {
  const { hash, chainId, title, nonce, request, fee } = parameters
  const { store, watcher } = transactionSetup()
  const owner = { address: getAddress(parameters.address), chainId }
  store.update(owner, (transactions) =>
    addTransaction(transactions, {
      ...owner,
      hash,
      title: cleanText(title, 200),
      sentAt: Date.now(),
      state: { status: 'pending', detail: 'sent' },
      ...(nonce !== undefined && { nonce }),
      ...(request && { fingerprint: fingerprint(request), reviewed: reviewedCall(request, fee) }),
    }),
  )
  hasSent.set(true)
  void watcher.poll(owner)
}
