import type { Database } from '../../store/openStore.ts'
import { readSafeVersion } from '../index/safeVersions.ts'

export type SafeVersions = {
  /** Of the address in lower case. Grows with every change of what is stored about that Safe. */
  read(safe: string): Promise<number>
  /** Something was written here: what was read before is not the newest any more. */
  forget(): void
}

/** What other servers and the follower store is seen that late at most. */
const FRESH_MS = 100
const MOST_KEPT = 10_000

/**
 * A page is asked for thousands of times a second and changes a few times a day. Versions are therefore kept for a
 * moment: the database answers ten questions a second for each Safe, however many ask.
 */
export function createSafeVersions({ db, now }: { db: Database; now: () => number }): SafeVersions {
  const kept = new Map<string, { at: number; version: Promise<number> }>()

  return {
    read(safe) {
      const at = now()
      const known = kept.get(safe)
      if (known && at - known.at < FRESH_MS) return known.version
      // The question is kept, not its answer: one that was asked before a write must not come back after it.
      const entry = { at, version: readSafeVersion(db, safe) }
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(safe, entry)
      entry.version.catch(() => {
        if (kept.get(safe) === entry) kept.delete(safe)
      })
      return entry.version
    },
    forget: () => kept.clear(),
  }
}
