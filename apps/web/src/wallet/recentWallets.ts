import { stored } from '../storage/stored.ts'
import { walletKey } from './walletKey.ts'

const most = 3

/** Ids of the last three used wallets, the newest first. */
export function recentWalletsOf(value: unknown): readonly string[] {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  return [...new Set(ids)].slice(0, most)
}

const recentWallets = stored(walletKey('love.recentWallets'), recentWalletsOf)

export const readRecentWallets: () => readonly string[] = recentWallets.get

export function rememberWallet(walletId: string): void {
  recentWallets.update((recent) => recentWalletsOf([walletId, ...recent]))
}
