import { useCallback, useSyncExternalStore } from 'react'
import { type Address, getAddress } from 'viem'
import { useConnection } from '../../wallet/connection.ts'
import { termsSetup } from './termsSetup.ts'

/** The connected address and what is stored for it; without an address there is nothing to agree to. */
export function useTerms(): { address: Address | undefined; agreement: 'true' | 'false' } {
  const { address: connected, isConnected } = useConnection()
  const address = isConnected && connected ? getAddress(connected) : undefined
  const subscribe = useCallback(
    (listener: () => void) => termsSetup().subscribe(address, listener),
    [address],
  )
  const agreement = useSyncExternalStore(
    subscribe,
    () => termsSetup().terms.read(address),
    () => 'false' as const,
  )
  return { address, agreement }
}
