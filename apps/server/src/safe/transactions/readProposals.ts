import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'

/** What was proposed here of these, by hash. */
export async function readProposals(
  db: Database,
  safe: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, SafeProposals>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('safe_proposals')
    .selectAll()
    .where('safe', '=', safe)
    .where('safe_tx_hash', 'in', hashes)
    .execute()
  return new Map(rows.map((row) => [row.safe_tx_hash, row]))
}
