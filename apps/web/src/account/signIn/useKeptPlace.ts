import { useStore } from '../../storage/useStore.ts'
import { syncStore } from './sync/syncStore.ts'

export type KeptPlace = 'In this browser' | 'In this browser and with your account'

/** Where names, notes and settings are kept. Light: it needs no code for signing in. */
export function useKeptPlace(): KeptPlace {
  const { status } = useStore(syncStore)
  return status === 'kept' ? 'In this browser and with your account' : 'In this browser'
}
