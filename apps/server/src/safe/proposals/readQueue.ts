import { sql } from 'kysely'
import type { SafeProposals } from '../../store/migrations/safeProposals.ts'
import type { Database } from '../../store/openStore.ts'
import { compiledOnce } from './compiledOnce.ts'
import type { QueuePlace } from './queuePlace.ts'

export type QueueParameters = {
  safe: string
  /** What the Safe counts next. */
  nonce: number
  after?: QueuePlace | undefined
  limit: number
}

export type QueuedProposal = Pick<
  SafeProposals,
  'safe_tx_hash' | 'safe' | 'nonce' | 'to' | 'value' | 'data' | 'operation' | 'origin' | 'submitted_at'
> & {
  /** Who signed, and who approved on the chain; separated by commas. */
  signed: string | null
  approved: string | null
}

/**
 * A Safe counts one by one, so everything up to the last execution is over. The index may know of that before the
 * state does, and the other way round.
 */
const queued = (db: Database) =>
  db
    .selectFrom('safe_proposals as proposal')
    .where('safe', '=', '')
    // The plus keeps this from being the way in: where the index lags behind, that would be a long one.
    .where(sql<number>`+nonce`, '>', ({ selectFrom }) =>
      selectFrom('safe_executions as execution')
        .select(({ fn }) => fn.coalesce(fn.max('execution.nonce'), sql.lit(-1)).as('last'))
        .where('execution.safe', '=', ''),
    )

const commas = sql.lit(',')

const askAfter = compiledOnce<QueuedProposal>((db) =>
  queued(db)
    .select(['safe_tx_hash', 'safe', 'nonce', 'to', 'value', 'data', 'operation', 'origin', 'submitted_at'])
    .select(({ selectFrom }) => [
      selectFrom('safe_confirmations as confirmation')
        .select(({ fn }) => fn.agg<string | null>('string_agg', ['owner', commas]).as('owners'))
        .whereRef('confirmation.safe_tx_hash', '=', 'proposal.safe_tx_hash')
        .as('signed'),
      selectFrom('safe_approvals as approval')
        .select(({ fn }) => fn.agg<string | null>('string_agg', ['owner', commas]).as('owners'))
        .whereRef('approval.safe', '=', 'proposal.safe')
        .whereRef('approval.hash', '=', 'proposal.safe_tx_hash')
        .as('approved'),
    ])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('nonce', 'submitted_at', 'safe_tx_hash'), '>', tuple(0, 0, '')),
    )
    .orderBy('nonce')
    .orderBy('submitted_at')
    .orderBy('safe_tx_hash')
    .limit(1),
)

/** What waits, the next one first. One statement, whatever there is. */
export async function readQueue(
  db: Database,
  { safe, nonce, after, limit }: QueueParameters,
): Promise<readonly QueuedProposal[]> {
  const from =
    after && after.nonce >= nonce ? [after.nonce, after.submitted_at, after.safe_tx_hash] : [nonce, -1, '']
  return askAfter(db, [safe, safe, ...from, limit])
}

const askBefore = compiledOnce<QueuePlace>((db) =>
  queued(db)
    .select(['nonce', 'submitted_at', 'safe_tx_hash'])
    .where('nonce', '>=', 0)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('nonce', 'submitted_at', 'safe_tx_hash'), '<=', tuple(0, 0, '')),
    )
    .orderBy('nonce', 'desc')
    .orderBy('submitted_at', 'desc')
    .orderBy('safe_tx_hash', 'desc')
    .limit(1),
)

/** After what the page before begins that ends with this place; undefined where it begins with the queue. */
export async function readQueueBefore(
  db: Database,
  { safe, nonce, after, limit }: QueueParameters & { after: QueuePlace },
): Promise<QueuePlace | undefined> {
  const place = [after.nonce, after.submitted_at, after.safe_tx_hash]
  const rows = await askBefore(db, [safe, safe, nonce, ...place, limit + 1])
  return rows[limit]
}
