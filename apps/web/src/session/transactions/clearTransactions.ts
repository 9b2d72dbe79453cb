import { type Address, getAddress } from 'viem'
import { transactionSetup } from './transactionSetup.ts'
import { clearFinished } from './transactions.ts'

/** Forgets what is finished; what waits stays, because someone still has to hear of it. */
export function clearTransactions(address: Address, chainId: number): void {
  transactionSetup().store.update({ address: getAddress(address), chainId }, clearFinished)
}
