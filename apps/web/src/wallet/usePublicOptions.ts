import type { PublicOptions } from '../chain/readings/reading.ts'
import { isWithoutReading } from '../chain/snapshot/publicReading.ts'
import { useSnapshotState } from '../chain/snapshot/useSnapshotState.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { useConnection } from './connection.ts'
import { useAwaitsWallet } from './useAwaitsWallet.ts'

/**
 * Visitors see what the server has read for all of them. Whoever has something here reads the chain by themselves, and so
 * does whoever chose to in the Control Panel; and everybody when there is no snapshot.
 */
export function usePublicOptions(): PublicOptions {
  const { isConnected } = useConnection()
  const { readsItself } = usePreferences()
  const isWithout = isWithoutReading(useSnapshotState())
  return {
    readsItself: isConnected || readsItself || isWithout,
    takesGiven: !readsItself,
    isHeld: useAwaitsWallet(),
  }
}
