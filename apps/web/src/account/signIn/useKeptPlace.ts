import { useSyncExternalStore } from 'react'
import { type SyncState, syncStore } from './sync/syncStore.ts'

export type KeptPlace = 'In this browser' | 'In this browser and with your account'

const off: SyncState = { status: 'off' }

/** Where names, notes and settings are kept. Light: it needs no code for signing in. */
export function useKeptPlace(): KeptPlace {
  const { status } = useSyncExternalStore(syncStore.subscribe, syncStore.get, () => off)
  return status === 'kept' ? 'In this browser and with your account' : 'In this browser'
}
