import { type Address, getAddress } from 'viem'
import { config } from '../../../config.ts'
import { readStored, writeStored } from '../../../storage/storage.ts'
import { isAddressText } from '../../../storage/storedFields.ts'

const key = `love.recent-safes.${config.network}`
const most = 8

/** Newest first. Stored text is not trusted: each bad one is left out alone. */
export function parseRecentSafes(text: string | null): readonly Address[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    const safes = Array.isArray(stored) ? stored.filter(isAddressText).map((safe) => getAddress(safe)) : []
    return [...new Set(safes)].slice(0, most)
  } catch {
    return []
  }
}

export function readRecentText(): string | null {
  return readStored(key)
}

export function rememberSafe(safe: Address): void {
  const others = parseRecentSafes(readRecentText()).filter((each) => each !== safe)
  writeStored(key, JSON.stringify([safe, ...others].slice(0, most)))
}
