import { type Address, getAddress } from 'viem'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { safesOfOwner } from '../index/safesOfOwner.ts'

/** Whoever asks for somebody's Safes will look at some of them. */
const MOST_BEGUN = 10

/** The Safes of an owner that we know. */
export function createOwnedSafes(
  parts: Pick<GatewayParts, 'db' | 'followSafe'>,
): (owner: Address) => Promise<readonly Address[]> {
  const { db, followSafe } = parts

  return async (owner) => {
    const known = await safesOfOwner(db, owner.toLowerCase())
    const unfollowed = known.filter(({ isFollowed }) => !isFollowed).slice(0, MOST_BEGUN)
    // Their past is read meanwhile. Where that cannot be, they are still named.
    for (const { safe } of unfollowed) followSafe(getAddress(safe), 'owned').catch(() => {})
    return known.map(({ safe }) => getAddress(safe))
  }
}
