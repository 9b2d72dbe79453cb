import { onStoredChange, readStored, removeStored, writeStored } from '../storage/storage.ts'
import { walletKey } from './walletKey.ts'

/** The wallet to call again at the next visit. Light: the shell reads it to know whether wallet code is needed at all. */
const key = walletKey('love.connectedWallet')

export function readConnectedWallet(): string | null {
  return readStored(key)
}

export function writeConnectedWallet(walletId: string): void {
  writeStored(key, walletId)
}

export function removeConnectedWallet(): void {
  removeStored(key)
}

/** Another tab has disconnected. */
export function onOtherTabDisconnected(listener: () => void): () => void {
  return onStoredChange(key, (value) => value === null && listener())
}
