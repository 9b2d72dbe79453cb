import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { type Page, type PagePlace, pageOf } from './pagePlace.ts'

/** Undefined as long as no transaction with that hash was executed. */
export async function readExecution(
  db: Database,
  safe: string,
  safeTxHash: string,
): Promise<SafeExecutions | undefined> {
  return db
    .selectFrom('safe_executions')
    .selectAll()
    .where('safe', '=', safe)
    .where('id', '=', safeTxHash)
    .orderBy('block')
    .orderBy('log_index')
    .limit(1)
    .executeTakeFirst()
}

export type ExecutionsFilter = {
  safe: string
  before?: PagePlace | undefined
  limit: number
  nonce?: number | undefined
  to?: string | undefined
  value?: string | undefined
  /** Seconds since 1970, both included. */
  since?: number | undefined
  until?: number | undefined
}

/** What was executed, newest first. */
export async function readExecutions(
  db: Database,
  { safe, before, limit, nonce, to, value, since, until }: ExecutionsFilter,
): Promise<Page<SafeExecutions>> {
  let query = db.selectFrom('safe_executions').selectAll().where('safe', '=', safe)
  if (nonce !== undefined) query = query.where('nonce', '=', nonce)
  if (to !== undefined) query = query.where('to', '=', to)
  if (value !== undefined) query = query.where('value', '=', value)
  if (since !== undefined) query = query.where('timestamp', '>=', since)
  if (until !== undefined) query = query.where('timestamp', '<=', until)
  if (before) {
    const { block, logIndex } = before
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('block', 'log_index'), '<', tuple(block, logIndex)),
    )
  }
  const rows = await query
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .limit(limit + 1)
    .execute()
  return pageOf(rows, limit)
}
