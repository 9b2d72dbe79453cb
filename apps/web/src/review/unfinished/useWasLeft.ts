import { useEffect, useState } from 'react'
import { type Address, getAddress } from 'viem'
import { readStored } from '../../storage/storage.ts'
import { unfinishedKey } from './unfinishedRun.ts'

/** Whether an earlier visit has left something half done. What this one begins does not count. */
export function useWasLeft(address: Address | undefined, chainId: number): boolean {
  const [wasLeft, setWasLeft] = useState(false)
  useEffect(() => {
    const owner = address && { address: getAddress(address), chainId }
    setWasLeft(owner !== undefined && readStored(unfinishedKey(owner)) !== null)
  }, [address, chainId])
  return wasLeft
}
