import { type Address, getAddress } from 'viem'
import { config } from '../../../config.ts'
import { address, listOf } from '../../../storage/schema.ts'
import { stored } from '../../../storage/stored.ts'

const most = 8

/** Newest first. */
export function recentSafesOf(value: unknown): readonly Address[] {
  return [...new Set(listOf(address)(value).map((safe) => getAddress(safe)))].slice(0, most)
}

export const recentSafes = stored(`love.recent-safes.${config.network}`, recentSafesOf)

export function rememberSafe(safe: Address): void {
  recentSafes.update((safes) => recentSafesOf([safe, ...safes]))
}
