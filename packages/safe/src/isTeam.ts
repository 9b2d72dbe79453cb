import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { SENTINEL } from './build/owners.ts'

/** A Safe counts nobody twice, and asks for no more signatures than it has owners. */
export function isTeam(owners: readonly Address[], threshold: bigint): boolean {
  const isReal = owners.every(
    (owner) => !isAddressEqual(owner, zeroAddress) && !isAddressEqual(owner, SENTINEL),
  )
  const different = new Set(owners.map((owner) => owner.toLowerCase()))
  return isReal && different.size === owners.length && threshold > 0n && threshold <= owners.length
}
