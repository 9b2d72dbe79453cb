import { useStore } from '../../storage/useStore.ts'
import { syncStore } from './sync/syncStore.ts'

export type KeptPlace = 'Stored in this browser' | 'Stored in this browser and synced with your account'

/** Where names, notes and settings are kept. Light: it needs no code for signing in. */
export function useKeptPlace(): KeptPlace {
  const { status } = useStore(syncStore)
  return status === 'kept' ? 'Stored in this browser and synced with your account' : 'Stored in this browser'
}
