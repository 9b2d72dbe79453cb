import { sql } from 'kysely'
import type { Address, Client } from 'viem'
import { bytesOf, createByteCache } from '../../createByteCache.ts'
import { isOutOfRoom } from '../../store/isDatabaseFailure.ts'
import type { SafeFollowed } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import type { SafeStates } from '../state/createSafeStates.ts'
import { checkSafe } from './checkSafe.ts'
import type { FollowSafe } from './createFollowSafe.ts'
import { SafeIndexError } from './followedSafes.ts'
import { readFollowed } from './progress.ts'

export type LookDeps = {
  db: Database
  client: Client
  states: Pick<SafeStates, 'read'>
  followSafe: FollowSafe
  now: () => number
  /** How long after the first look another one has the Safe followed. */
  returnMs: number
}

/** First looks that are remembered: whoever crowds them out only makes others look once more. */
const MOST_BYTES = 4 * 1024 * 1024

/** A Safe that was looked at is not noted again for so long: which one is forgotten first needs no more than that. */
const NOTED_MS = 10_000

/**
 * What somebody's look at a Safe does. Anybody can look at any number of Safes, so a look alone stores nothing: a Safe
 * is followed where an owner is signed in, where owners have signed something here, or where somebody came back.
 * Throws `SafeIndexError` for what is no Safe.
 */
export function createLook(deps: LookDeps): (address: Address) => Promise<void> {
  const { db, client, followSafe, now, returnMs } = deps
  const firstLooks = createByteCache<{ at: number }>({ mostBytes: MOST_BYTES })
  const noted = createByteCache<{ at: number }>({ mostBytes: MOST_BYTES })

  const reasonFor = async (given: Address): Promise<SafeFollowed['reason'] | undefined> => {
    const safe = given.toLowerCase()
    if ((await hasSignedInOwner(deps, given)) || (await hasSigned(db, safe))) return 'owned'
    const first = firstLooks.get(safe) ?? { at: now() }
    firstLooks.set(safe, first, bytesOf(first))
    return now() - first.at >= returnMs ? 'visited' : undefined
  }

  return async (given) => {
    const safe = given.toLowerCase()
    const at = now()
    const last = noted.get(safe)
    if (last && at - last.at < NOTED_MS) return
    const known = await readFollowed(db, safe)
    if (known && known.reason !== 'created') {
      const note = { at }
      noted.set(safe, note, bytesOf(note))
      return use(db, safe, at)
    }
    const reason = await reasonFor(given)
    if (!reason) {
      if (!known) await checkSafe(client, given)
      return
    }
    // Where there is no room, here or on the disk, it is still answered from the chain.
    await followSafe(given, reason).catch((error: unknown) => {
      if (!isOutOfRoom(error) && !(error instanceof SafeIndexError && error.code === 'full')) throw error
    })
  }
}

/** The Safe itself may be signed in, too. Without anybody signed in the chain is not asked who owns it. */
async function hasSignedInOwner({ db, states, now }: LookDeps, safe: Address): Promise<boolean> {
  const sessions = db.selectFrom('sign_in_sessions').select('id').where('expires_at', '>', now()).limit(1)
  if (!(await sessions.executeTakeFirst())) return false
  const { owners } = await states.read(safe)
  const names = [safe, ...owners].map((address) => address.toLowerCase())
  const found = await sessions.where(sql<string>`lower(address)`, 'in', names).executeTakeFirst()
  return found !== undefined
}

async function hasSigned(db: Database, safe: string): Promise<boolean> {
  for (const table of ['safe_proposals', 'safe_messages'] as const) {
    const row = await db.selectFrom(table).select('safe').where('safe', '=', safe).limit(1).executeTakeFirst()
    if (row) return true
  }
  return false
}

/** Nothing depends on it but which Safe is forgotten first, so nobody waits for it in vain. */
async function use(db: Database, safe: string, now: number): Promise<void> {
  await db
    .insertInto('safe_uses')
    .values({ safe, used_at: now })
    .onConflict((conflict) => conflict.column('safe').doUpdateSet({ used_at: now }))
    .execute()
    .catch(() => {})
}
