import { useSyncExternalStore } from 'react'
import { createStore } from './createStore.ts'

export type WalletWindow = 'connect' | 'get' | 'account' | 'switch' | 'verify'

/** The wallet window that is asked for; its code may still be on the way. */
const walletWindowStore = createStore<WalletWindow | undefined>(undefined)

export function openWallet(window: WalletWindow): void {
  walletWindowStore.set(window)
}

export function closeWallet(): void {
  walletWindowStore.set(undefined)
}

export function useWalletWindow(): WalletWindow | undefined {
  return useSyncExternalStore(walletWindowStore.subscribe, walletWindowStore.get, () => undefined)
}
