import { useEffect, useState } from 'react'
import { type Address, getAddress } from 'viem'
import { createStore } from '../storage/createStore.ts'
import { onStoredChange, readStored } from '../storage/storage.ts'
import { useStore } from '../storage/useStore.ts'
import { storageKey } from './owner.ts'

/** Set when this tab has sent its first transaction. */
export const hasSent = createStore(false)

/** Whether there is anything to follow: only then is the code that follows it loaded. */
export function useHasTransactions(address: Address | undefined, chainId: number): boolean {
  const sent = useStore(hasSent)
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    if (!address) return setStored(false)
    const key = storageKey({ address: getAddress(address), chainId })
    setStored(readStored(key) !== null)
    return onStoredChange(key, (text) => setStored(text !== null))
  }, [address, chainId])
  return sent || isStored
}
