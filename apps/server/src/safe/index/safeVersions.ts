import { inChunks } from '../../follow/followTables.ts'
import type { Database } from '../../store/openStore.ts'

/** Says that something about these Safes changed. Belongs into the transaction that changes it. */
export async function raiseSafeVersions(transaction: Database, safes: Iterable<string>): Promise<void> {
  // In one order for everybody, or two transactions might wait for each other.
  const rows = [...new Set(safes)].sort().map((safe) => ({ safe, version: 1 }))
  await inChunks(rows, (chunk) =>
    transaction
      .insertInto('safe_versions')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('safe').doUpdateSet((eb) => ({ version: eb('safe_versions.version', '+', 1) })),
      )
      .execute(),
  )
}

/** 0 for one of which nothing was ever stored. */
export async function readSafeVersion(db: Database, safe: string): Promise<number> {
  const row = await db
    .selectFrom('safe_versions')
    .select('version')
    .where('safe', '=', safe)
    .executeTakeFirst()
  return row?.version ?? 0
}
