import { type Address, getAddress } from 'viem'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { safesOfOwner } from '../index/safesOfOwner.ts'
import { createOtherGateway } from './createOtherGateway.ts'

/** Whoever asks for somebody's Safes will look at some of them. */
const MOST_BEGUN = 10

/** The Safes of an owner that we know, and those that the other gateway knows. */
export function createOwnedSafes(parts: GatewayParts): (owner: Address) => Promise<readonly Address[]> {
  const { db, followSafe } = parts
  const otherGateway = createOtherGateway(parts)

  return async (owner) => {
    const [known, others] = await Promise.all([safesOfOwner(db, owner.toLowerCase()), otherGateway(owner)])
    const own = known.map(({ safe }) => getAddress(safe))
    const unfollowed = known.filter(({ isFollowed }) => !isFollowed).slice(0, MOST_BEGUN)
    // Their past is read meanwhile. Where that cannot be, they are still named.
    for (const { safe } of unfollowed) followSafe(getAddress(safe), 'owned').catch(() => {})
    return [...new Set([...own, ...others])]
  }
}
