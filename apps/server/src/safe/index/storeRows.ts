import { inChunks } from '../../follow/inChunks.ts'
import type { Tables } from '../../store/migrations/index.ts'
import type { Database } from '../../store/openStore.ts'
import type { eventTables } from './eventTables.ts'
import type { SafeRows } from './safeRows.ts'
import { storeOwners } from './storeOwners.ts'

type EventTable = (typeof eventTables)[number]

/** A contract that tells one thing twice at the same place does not exist; one that calls itself a Safe may. */
async function insert<Table extends EventTable>(
  transaction: Database,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  await inChunks(rows, (chunk) =>
    transaction
      .insertInto<EventTable>(table)
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

export async function storeRows(transaction: Database, rows: SafeRows): Promise<void> {
  await insert(transaction, 'safe_creations', rows.creations)
  await insert(transaction, 'safe_executions', rows.executions)
  await insert(transaction, 'safe_module_executions', rows.moduleExecutions)
  await insert(transaction, 'safe_transfers', rows.transfers)
  await insert(transaction, 'safe_settings', rows.settings)
  await insert(transaction, 'safe_approvals', rows.approvals)
  await insert(transaction, 'safe_signed_messages', rows.signedMessages)
  await insert(transaction, 'safe_history', rows.history)
  await storeOwners(transaction, rows)
}
