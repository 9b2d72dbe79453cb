import { createStore } from '../storage/createStore.ts'
import { useStore } from '../storage/useStore.ts'
import { connectionStore } from './connection.ts'

export type WalletWindow = 'connect' | 'get' | AccountWindowName
export type AccountWindowName = 'account' | 'switch' | 'verify'

/** The wallet window that is asked for; its code may still be on the way. */
const walletWindowStore = createStore<WalletWindow | undefined>(undefined)

/** Without a wallet there is no account to show: then it is the window that dials one. */
export function openWallet(window: WalletWindow): void {
  walletWindowStore.set(needsAccount(window) && !connectionStore.get().isConnected ? 'connect' : window)
}

export function closeWallet(): void {
  walletWindowStore.set(undefined)
}

export function needsAccount(window: WalletWindow | undefined): window is AccountWindowName {
  return window !== undefined && window !== 'connect' && window !== 'get'
}

export function useWalletWindow(): WalletWindow | undefined {
  return useStore(walletWindowStore)
}
