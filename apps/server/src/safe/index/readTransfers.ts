import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { type Page, type PagePlace, pageOf } from './pagePlace.ts'

export type TransfersFilter = {
  safe: string
  before?: PagePlace | undefined
  limit: number
  /** The name of one. */
  id?: string | undefined
  direction?: SafeTransfers['direction'] | undefined
  kind?: SafeTransfers['kind'] | undefined
  token?: string | undefined
  from?: string | undefined
  to?: string | undefined
  value?: string | undefined
  transactionHash?: string | undefined
  /** Seconds since 1970, both included. */
  since?: number | undefined
  until?: number | undefined
}

/** What came and went, newest first. */
export async function readTransfers(
  db: Database,
  { safe, before, limit, transactionHash, since, until, ...equal }: TransfersFilter,
): Promise<Page<SafeTransfers>> {
  let query = db.selectFrom('safe_transfers').selectAll().where('safe', '=', safe)
  for (const column of ['id', 'direction', 'kind', 'token', 'from', 'to', 'value'] as const) {
    const value = equal[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  if (transactionHash !== undefined) query = query.where('transaction_hash', '=', transactionHash)
  if (since !== undefined) query = query.where('timestamp', '>=', since)
  if (until !== undefined) query = query.where('timestamp', '<=', until)
  if (before) {
    const { block, logIndex, part } = before
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('block', 'log_index', 'part'), '<', tuple(block, logIndex, part)),
    )
  }
  const rows = await query
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('part', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit)
}
