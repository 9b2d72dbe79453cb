import { readStored, writeStored } from '../storage/storage.ts'
import { walletKey } from './walletKey.ts'

const key = walletKey('love.recentWallets')
const most = 3

/** Ids of the last three used wallets, the newest first. */
export function readRecentWallets(): readonly string[] {
  return parseRecentWallets(readStored(key))
}

export function rememberWallet(walletId: string): void {
  writeStored(key, JSON.stringify(withRecentWallet(readRecentWallets(), walletId)))
}

export function withRecentWallet(recent: readonly string[], walletId: string): readonly string[] {
  return [walletId, ...recent.filter((id) => id !== walletId)].slice(0, most)
}

export function parseRecentWallets(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
    return [...new Set(ids)].slice(0, most)
  } catch {
    return []
  }
}
