import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'

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
