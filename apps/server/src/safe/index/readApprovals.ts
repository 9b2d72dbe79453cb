import type { Database } from '../../store/openStore.ts'

/** Who approved a hash on the chain, be it of a transaction or of a message. */
export async function readApprovals(db: Database, safe: string, hash: string): Promise<string[]> {
  const rows = await db
    .selectFrom('safe_approvals')
    .select('owner')
    .where('safe', '=', safe)
    .where('hash', '=', hash)
    .groupBy('owner')
    .orderBy('owner')
    .execute()
  return rows.map(({ owner }) => owner)
}
