import type { Address, Client } from 'viem'
import type { SafeFollowed } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { checkSafe } from './checkSafe.ts'
import { addFollowed, countFollowed } from './followedSafes.ts'
import { forgetLeastUsed } from './forgetSafe.ts'
import { type FollowedSafe, readFollowed } from './readFollowed.ts'
import { SafeIndexError } from './SafeIndexError.ts'
import { raiseSafeVersions } from './safeVersions.ts'

export type FollowSafeDeps = {
  db: Database
  client: Client
  now: () => number
  /** How many Safes are followed at most. */
  limit: number
}

export type FollowSafe = (address: Address, reason: SafeFollowed['reason']) => Promise<FollowedSafe>

/**
 * Follows a Safe from now on, on any server; the one that follows the chain reads its past. Throws `SafeIndexError`
 * for what is no Safe, and when there are too many of which none can be forgotten.
 */
export function createFollowSafe({ db, client, now, limit }: FollowSafeDeps): FollowSafe {
  return async (given, reason) => {
    const address = given.toLowerCase()
    const known = await readFollowed(db, address)
    if (known && (known.reason !== 'created' || reason === 'created')) return known
    if (known) {
      // Somebody asks for it now: it no longer counts among those that nobody asked for.
      await db.updateTable('safe_followed').set({ reason }).where('address', '=', address).execute()
      return { ...known, reason }
    }
    await checkSafe(client, given)
    await db.transaction().execute(async (transaction) => {
      const isFull = (await countFollowed(transaction)) >= limit
      const forgotten = isFull ? await forgetLeastUsed(transaction, now()) : undefined
      if (isFull && !forgotten)
        throw new SafeIndexError(
          'full',
          `This server follows as many Safes as it may (${limit}), and all of them are in use. Its operator can allow more.`,
        )
      const isNew = await addFollowed(transaction, { address, reason, added_at: now() })
      await raiseSafeVersions(transaction, [...(isNew ? [address] : []), ...(forgotten ? [forgotten] : [])])
    })
    const followed = await readFollowed(db, address)
    if (!followed) throw new SafeIndexError('no-answer', 'The Safe could not be stored. Try again later.')
    return followed
  }
}
