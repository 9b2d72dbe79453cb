import { sql } from 'kysely'
import type { Address, Client } from 'viem'
import { dropCursor } from '../../follow/followTables.ts'
import type { SafeFollowed } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { checkSafe } from './checkSafe.ts'
import { fillName } from './createSafeFill.ts'
import { addFollowed, countFollowed, SafeIndexError } from './followedSafes.ts'
import { type FollowedSafe, readFollowed } from './progress.ts'
import { eventTables } from './safeEvents.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { storeOwners } from './storeOwners.ts'

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
          `This server has reached its limit of tracked Safes (${limit}). Its operator can raise LIMIT_SAFES.`,
        )
      const isNew = await addFollowed(transaction, { address, reason, added_at: now() })
      await raiseSafeVersions(transaction, [...(isNew ? [address] : []), ...(forgotten ? [forgotten] : [])])
    })
    const followed = await readFollowed(db, address)
    if (!followed) throw new SafeIndexError('no-answer', 'The Safe could not be saved. Try again later.')
    return followed
  }
}

/**
 * Gives the place of one Safe to another: of the one that nobody has looked at for longest. One with proposals or
 * messages is never forgotten, as they are nowhere else, nor one with an owner who is signed in. Answers with its
 * address, whose version the caller raises; undefined where there is no other.
 */
async function forgetLeastUsed(transaction: Database, now: number): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('safe_followed')
    .leftJoin('safe_uses', 'safe_uses.safe', 'safe_followed.address')
    .select('safe_followed.address')
    .where('safe_followed.address', 'not in', (query) => query.selectFrom('safe_proposals').select('safe'))
    .where('safe_followed.address', 'not in', (query) => query.selectFrom('safe_messages').select('safe'))
    .where('safe_followed.address', 'not in', (query) =>
      query.selectFrom('sign_in_sessions').select(lowerAddress).where('expires_at', '>', now),
    )
    .where('safe_followed.address', 'not in', (query) =>
      query
        .selectFrom('safe_owners')
        .select('safe')
        .where('until_block', 'is', null)
        .where('owner', 'in', (signedIn) =>
          signedIn.selectFrom('sign_in_sessions').select(lowerAddress).where('expires_at', '>', now),
        ),
    )
    // Until its past is read, who owns it is not stored: an owner was signed in when it was added.
    .where((eb) => eb.or([eb('reason', '<>', 'owned'), eb('state', '=', 'live')]))
    .orderBy(sql`coalesce(safe_uses.used_at, safe_followed.added_at)`)
    .orderBy('safe_followed.address')
    .limit(1)
    .executeTakeFirst()
  if (row) await forgetSafe(transaction, row.address)
  return row?.address
}

const lowerAddress = sql<string>`lower(sign_in_sessions.address)`.as('address')

/** What is left is what is known of every Safe: that it was made, and for whom. */
async function forgetSafe(transaction: Database, safe: string): Promise<void> {
  for (const table of eventTables) {
    if (table !== 'safe_creations') await transaction.deleteFrom(table).where('safe', '=', safe).execute()
  }
  await transaction.deleteFrom('safe_owners').where('safe', '=', safe).execute()
  await transaction.deleteFrom('safe_ether').where('safe', '=', safe).execute()
  const creations = await transaction
    .selectFrom('safe_creations')
    .selectAll()
    .where('safe', '=', safe)
    .execute()
  await storeOwners(transaction, { creations, settings: [] })
  await dropCursor(transaction, fillName(safe))
  await transaction.deleteFrom('safe_uses').where('safe', '=', safe).execute()
  await transaction.deleteFrom('safe_followed').where('address', '=', safe).execute()
}
