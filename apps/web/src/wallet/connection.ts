import { createStore } from '../storage/createStore.ts'
import { useStore } from '../storage/useStore.ts'

export type Connection = {
  readonly address: `0x${string}` | undefined
  readonly isConnected: boolean
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  readonly chainId: number | undefined
  /** Whether the wallet is on the chain of this build; only then may anything be sent. */
  readonly isSupported: boolean
  readonly walletId: string | undefined
  readonly walletName: string | undefined
  /** `address` is a Safe: what is sent becomes a proposal to its owners. */
  readonly isSafe: boolean
  /** Whose key signs when `address` is a Safe that an owner acts as here; undefined inside a Safe host. */
  readonly ownerAddress: `0x${string}` | undefined
}

export const disconnected: Connection = {
  address: undefined,
  isConnected: false,
  status: 'disconnected',
  chainId: undefined,
  isSupported: false,
  walletId: undefined,
  walletName: undefined,
  isSafe: false,
  ownerAddress: undefined,
}

export const connectionStore = createStore(disconnected)

export function useConnection(): Connection {
  return useStore(connectionStore)
}
