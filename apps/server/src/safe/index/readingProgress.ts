import { readCursor } from '../../follow/followTables.ts'
import type { Database } from '../../store/openStore.ts'
import { SAFE_SOURCE } from './createSafeSource.ts'
import { readFollowed } from './readFollowed.ts'

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
