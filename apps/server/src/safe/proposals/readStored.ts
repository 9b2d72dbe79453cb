import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { compiledOnce } from './compiledOnce.ts'

export type StoredProposal = {
  /** What the hash does not say. */
  readonly told: Pick<SafeProposals, 'proposer' | 'origin' | 'submitted_at'>
  /** By owner. */
  readonly signatures: ReadonlyMap<string | null, string | null>
}

const ask = compiledOnce((db) =>
  db
    .selectFrom('safe_proposals as proposal')
    .leftJoin('safe_confirmations as confirmation', 'confirmation.safe_tx_hash', 'proposal.safe_tx_hash')
    .select(['proposer', 'origin', 'proposal.submitted_at', 'confirmation.owner', 'confirmation.signature'])
    .where('proposal.safe_tx_hash', '=', '')
    .where('proposal.safe', '=', ''),
)

/** Undefined where nobody proposed it. */
export async function readStored(
  db: Database,
  safe: string,
  safeTxHash: string,
): Promise<StoredProposal | undefined> {
  const rows = await ask(db, [safeTxHash, safe])
  const [first] = rows
  if (!first) return undefined
  const { proposer, origin, submitted_at } = first
  return {
    told: { proposer, origin, submitted_at },
    signatures: new Map(rows.map(({ owner, signature }) => [owner, signature])),
  }
}
