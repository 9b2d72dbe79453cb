import type { TimedLog } from '../../follow/followSource.ts'
import { inChunks } from '../../follow/followTables.ts'
import type { Tables } from '../../store/migrations/index.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import type { Origins } from './proxyCreation.ts'
import { isSilent } from './quietExecutions.ts'
import { type eventTables, QUIET_PLACE, removeEvents } from './safeEvents.ts'
import { groupBySafe } from './safeGroup.ts'
import { creationShown, type SafeRows, safeRows } from './safeRows.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { storeOwners } from './storeOwners.ts'

export type StoreSafeLogsParameters = {
  chainId: number
  /** Whose logs are meant. */
  safes: ReadonlySet<string>
  /** All of them from the first one's block on. */
  logs: readonly TimedLog[]
  origins: Origins
}

/** Stores what happened to Safes. Whatever was stored of the same blocks is replaced, so it may come again. */
export async function storeSafeLogs(
  transaction: Database,
  { chainId, safes, logs, origins }: StoreSafeLogsParameters,
): Promise<void> {
  const groups = groupBySafe(logs, safes)
  const from = logs[0]?.block
  if (groups.length === 0 || from === undefined) return
  const touched = [...new Set(groups.map(({ safe }) => safe))]
  await removeEvents(transaction, { from, safes: touched, isToldAgain: true })
  const creations = await storedCreations(transaction, touched)
  const rows = safeRows({
    chainId,
    groups,
    origins,
    nonces: await nextNonces(transaction, touched),
    created: new Set(creations.map(({ safe }) => safe)),
  })
  await storeRows(transaction, rows)
  await hideExplained(
    transaction,
    creations.filter(isSilent).map(({ safe }) => safe),
  )
  await raiseSafeVersions(transaction, touched)
}

/** Transfers are not shown beside what explains them. What no log tells is known before them, or after them. */
export async function hideExplained(transaction: Database, safes: readonly string[]): Promise<void> {
  if (safes.length === 0) return
  const quiet = await transaction
    .selectFrom('safe_executions')
    .select('transaction_hash')
    .where('safe', 'in', safes)
    .where('log_index', '>=', QUIET_PLACE)
    .execute()
  const hashes = quiet.map(({ transaction_hash }) => transaction_hash)
  await inChunks(hashes, (chunk) =>
    transaction
      .deleteFrom('safe_history')
      .where('safe', 'in', safes)
      .where('kind', '=', 'transfer')
      .where('transaction_hash', 'in', chunk)
      .execute(),
  )
}

/** With the first owners, and its place in the history. */
export async function storeCreation(transaction: Database, creation: SafeCreations): Promise<void> {
  await insert(transaction, 'safe_creations', [creation])
  await insert(transaction, 'safe_history', [creationShown(creation)])
  await storeOwners(transaction, { creations: [creation], settings: [] })
}

async function nextNonces(transaction: Database, safes: readonly string[]): Promise<Map<string, number>> {
  const rows = await transaction
    .selectFrom('safe_executions')
    .select(({ fn }) => ['safe', fn.max('nonce').as('last')])
    .where('safe', 'in', safes)
    .groupBy('safe')
    .execute()
  return new Map(rows.map(({ safe, last }) => [safe, last + 1]))
}

async function storedCreations(transaction: Database, safes: readonly string[]) {
  return transaction
    .selectFrom('safe_creations')
    .select(['safe', 'implementation'])
    .where('safe', 'in', safes)
    .execute()
}

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
