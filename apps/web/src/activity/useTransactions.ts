import { useMemo, useSyncExternalStore } from 'react'
import { type Address, getAddress } from 'viem'
import type { Transactions } from './transaction.ts'
import { transactionSetup } from './transactionSetup.ts'

const none: Transactions = []
const subscribe = (listener: () => void) => transactionSetup().store.subscribe(listener)

/** Newest first; none without an address. */
export function useTransactions(address: Address | undefined, chainId: number): Transactions {
  const owner = useMemo(() => address && { address: getAddress(address), chainId }, [address, chainId])
  return useSyncExternalStore(
    subscribe,
    () => (owner ? transactionSetup().store.get(owner) : none),
    () => none,
  )
}
