import { useSyncExternalStore } from 'react'
import { network } from '../chain/network.ts'
import { transactionSetup } from './transactionSetup.ts'

const subscribe = (listener: () => void) => transactionSetup().confirmations.subscribe(listener)

/** Blocks until a transaction counts as confirmed here. */
export function useConfirmations(): number {
  return useSyncExternalStore(
    subscribe,
    () => transactionSetup().confirmations.get(),
    () => network.confirmations,
  )
}
