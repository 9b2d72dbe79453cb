import { type Address, getAddress } from 'viem'
import { config } from '../../../config.ts'
import { address, listOf } from '../../../storage/schema.ts'
import { stored } from '../../../storage/stored.ts'

export const mostWatched = 100

/** In the order in which they were added. */
export function watchedSafesOf(value: unknown): readonly Address[] {
  return [...new Set(listOf(address)(value).map((safe) => getAddress(safe)))].slice(0, mostWatched)
}

/** Safes of others that somebody follows here; what is owned needs no entry. */
export const watchedSafes = stored(`love.watched-safes.${config.network}`, watchedSafesOf, {
  write: (safes) => (safes.length === 0 ? null : JSON.stringify(safes)),
})

export function watchSafe(safe: Address): void {
  watchedSafes.update((safes) => watchedSafesOf([...safes, safe]))
}

export function unwatchSafe(safe: Address): void {
  watchedSafes.update((safes) => safes.filter((one) => one !== getAddress(safe)))
}
