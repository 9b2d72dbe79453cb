import { inChunks } from '../../follow/followTables.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { raiseSafeVersions } from './safeVersions.ts'

/** Ether that a Safe did not tell. In the history it stands by itself only where nothing explains its transaction. */
export async function storeReceived(
  transaction: Database,
  safe: string,
  received: readonly SafeTransfers[],
): Promise<void> {
  if (received.length === 0) return
  await inChunks(received, (rows) =>
    transaction
      .insertInto('safe_transfers')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const explained = await explainedTransactions(
    transaction,
    safe,
    received.map(({ transaction_hash }) => transaction_hash),
  )
  const shown = received.filter(({ transaction_hash }) => !explained.has(transaction_hash))
  await inChunks(shown, (rows) =>
    transaction
      .insertInto('safe_history')
      .values(
        rows.map(({ block, log_index, part, timestamp, transaction_hash, id }) => ({
          safe,
          block,
          log_index,
          part,
          timestamp,
          transaction_hash,
          kind: 'transfer' as const,
          id,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  await raiseSafeVersions(transaction, [safe])
}

async function explainedTransactions(
  transaction: Database,
  safe: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    (['safe_executions', 'safe_module_executions'] as const).map((table) =>
      transaction
        .selectFrom(table)
        .select('transaction_hash')
        .where('safe', '=', safe)
        .where('transaction_hash', 'in', [...new Set(hashes)])
        .execute(),
    ),
  )
  return new Set(found.flat().map(({ transaction_hash }) => transaction_hash))
}
