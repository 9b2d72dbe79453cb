import { getAddress } from 'viem'
import { transactionSetup } from '../../activity/transactionSetup.ts'
import { network } from '../../chain/network.ts'
import type { Finding } from '../alert.ts'
import { judgeTransactions, transactionsKept } from '../kinds/judgeTransactions.ts'
import type { AccountLook } from '../look.ts'

/** Of the account, and of the key behind it. A page that is seen follows them by itself. */
export async function lookAtTransactions({ address, signer, isHidden }: AccountLook): Promise<Finding> {
  const { store, watcher, confirmations } = transactionSetup()
  const owners = [...new Set([address, signer])].map((one) => ({
    address: getAddress(one),
    chainId: network.chain.id,
  }))
  if (isHidden) await Promise.all(owners.map(watcher.poll))
  const transactions = owners.flatMap((owner) => store.get(owner))
  return (kept) =>
    judgeTransactions(transactionsKept(kept), { transactions, confirmations: confirmations.get() })
}
