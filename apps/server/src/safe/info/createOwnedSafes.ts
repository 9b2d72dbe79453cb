import { type Address, getAddress } from 'viem'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { safesOfOwner } from '../index/safesOfOwner.ts'

/** Whoever asks for somebody's Safes will look at some of them: that counts as a look. */
const MOST_BEGUN = 10

/** The Safes of an owner that we know. */
export function createOwnedSafes(
  parts: Pick<GatewayParts, 'db' | 'follow'>,
): (owner: Address) => Promise<readonly Address[]> {
  const { db, follow } = parts

  return async (owner) => {
    const known = await safesOfOwner(db, owner.toLowerCase())
    const unfollowed = known.filter(({ isFollowed }) => !isFollowed).slice(0, MOST_BEGUN)
    // Where they are followed their past is read meanwhile. Where that cannot be, they are still named.
    for (const { safe } of unfollowed) follow(getAddress(safe)).catch(() => {})
    return known.map(({ safe }) => getAddress(safe))
  }
}
