import { readCursor } from '../../follow/followTables.ts'
import type { SafeCreations, SafeFollowed } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { fillName } from './createSafeFill.ts'
import { SAFE_SOURCE } from './followedSafes.ts'

export type FollowedSafe = SafeFollowed & {
  /** The last block up to which everything of it is stored; null before the first. */
  readTo: number | null
}

/** Undefined for a Safe that is not followed. */
export async function readFollowed(db: Database, safe: string): Promise<FollowedSafe | undefined> {
  const row = await db.selectFrom('safe_followed').selectAll().where('address', '=', safe).executeTakeFirst()
  if (!row) return undefined
  const cursor =
    row.state === 'new'
      ? undefined
      : await readCursor(db, row.state === 'live' ? SAFE_SOURCE : fillName(safe))
  return { ...row, readTo: cursor?.block ?? null }
}

/** How a Safe came to be, where that was seen; also of those that are only known. */
export async function readCreation(db: Database, safe: string): Promise<SafeCreations | undefined> {
  return db.selectFrom('safe_creations').selectAll().where('safe', '=', safe).executeTakeFirst()
}

/** How much of the past of a Safe is stored; null before its first block is known. */
export type ReadingProgress = { readonly percent: number | null }

/** Of the address in lower case. Undefined once all of it is stored, and for a Safe that is not followed. */
export async function readingProgress(db: Database, safe: string): Promise<ReadingProgress | undefined> {
  const followed = await readFollowed(db, safe)
  if (!followed || followed.state === 'live') return undefined
  const { first_block: first, readTo } = followed
  const all = await readCursor(db, SAFE_SOURCE)
  if (first === null || !all || all.block < first) return { percent: null }
  const read = readTo === null ? 0 : readTo - first + 1
  return { percent: Math.min(99, Math.floor((read * 100) / (all.block - first + 1))) }
}
