import type { Database } from '../../store/openStore.ts'
import { eventTables } from './eventTables.ts'

/** Takes away what happened from that block on, to some Safes or to all, and who owned them again is as before. */
export async function removeEvents(
  transaction: Database,
  { from, safes }: { from: number; safes: readonly string[] | 'all' },
): Promise<void> {
  for (const table of eventTables) {
    await transaction
      .deleteFrom(table)
      .where('block', '>=', from)
      .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
      .execute()
  }
  await transaction
    .deleteFrom('safe_owners')
    .where('since_block', '>=', from)
    .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
    .execute()
  await transaction
    .updateTable('safe_owners')
    .set({ until_block: null, until_log_index: null })
    .where('until_block', '>=', from)
    .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
    .execute()
}
