import { useEffect, useState } from 'react'
import { type Address, getAddress } from 'viem'
import type { UnfinishedRun } from './unfinishedRun.ts'
import { unfinishedStore } from './unfinishedStore.ts'

/** Newest first; none without an address. */
export function useUnfinished(address: Address | undefined, chainId: number): readonly UnfinishedRun[] {
  const [runs, setRuns] = useState<readonly UnfinishedRun[]>([])
  useEffect(() => {
    if (!address) return setRuns([])
    const owner = { address: getAddress(address), chainId }
    const look = () => setRuns(unfinishedStore.list(owner))
    look()
    return unfinishedStore.subscribe(owner, look)
  }, [address, chainId])
  return runs
}
