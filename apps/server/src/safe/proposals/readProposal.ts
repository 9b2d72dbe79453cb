import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'

/** Undefined where nobody proposed it, or whoever did took it back. */
export async function readProposal(
  db: Database,
  safe: string,
  safeTxHash: string,
): Promise<SafeProposals | undefined> {
  return db
    .selectFrom('safe_proposals')
    .selectAll()
    .where('safe_tx_hash', '=', safeTxHash)
    .where('safe', '=', safe)
    .executeTakeFirst()
}

/** The hash alone says which Safe it is of. */
export async function findProposal(db: Database, safeTxHash: string): Promise<SafeProposals | undefined> {
  return db.selectFrom('safe_proposals').selectAll().where('safe_tx_hash', '=', safeTxHash).executeTakeFirst()
}
