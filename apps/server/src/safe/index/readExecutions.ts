import type { SafeExecutions, SafeModuleExecutions } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { type HistoryPage, type PagePlace, pageOf } from './readHistoryPage.ts'

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

type ModuleExecutionsFilter = {
  safe: string
  /** The name of one. */
  id?: string | undefined
  module?: string | undefined
  to?: string | undefined
  transactionHash?: string | undefined
}

/** What modules did, newest first. */
export async function readModuleExecutions(
  db: Database,
  filter: ModuleExecutionsFilter & { before?: PagePlace | undefined; limit: number },
): Promise<HistoryPage<SafeModuleExecutions>> {
  const { before, limit } = filter
  let query = moduleExecutionsLike(db, filter).selectAll()
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

/** All that fit, in no order. */
export function moduleExecutionsLike(
  db: Database,
  { safe, id, module, to, transactionHash }: ModuleExecutionsFilter,
) {
  let query = db.selectFrom('safe_module_executions').where('safe', '=', safe)
  if (id !== undefined) query = query.where('id', '=', id)
  if (module !== undefined) query = query.where('module', '=', module)
  if (to !== undefined) query = query.where('to', '=', to)
  if (transactionHash !== undefined) query = query.where('transaction_hash', '=', transactionHash)
  return query
}
