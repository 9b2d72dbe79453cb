import { useSyncExternalStore } from 'react'
import { createStore } from './createStore.ts'

export type Connection = {
  readonly address: `0x${string}` | undefined
  readonly isConnected: boolean
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  readonly chainId: number | undefined
  /** Whether the wallet is on the chain of this build; only then may anything be sent. */
  readonly isSupported: boolean
  readonly walletId: string | undefined
  readonly walletName: string | undefined
}

export const disconnected: Connection = {
  address: undefined,
  isConnected: false,
  status: 'disconnected',
  chainId: undefined,
  isSupported: false,
  walletId: undefined,
  walletName: undefined,
}

export const connectionStore = createStore(disconnected)

export function useConnection(): Connection {
  return useSyncExternalStore(connectionStore.subscribe, connectionStore.get, () => disconnected)
}
