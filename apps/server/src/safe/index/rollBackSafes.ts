import type { Database } from '../../store/openStore.ts'
import { dropLooks } from './etherLooks.ts'
import { eventTables, removeEvents } from './safeEvents.ts'
import { raiseSafeVersions } from './safeVersions.ts'

/**
 * Forgets what happened from that block on, to some Safes or to all. A Safe that was followed from such a block is
 * begun anew: on the chain as it is now it may be older, or missing.
 */
export async function rollBackSafes(
  transaction: Database,
  { from, safes }: { from: number; safes: readonly string[] | 'all' },
): Promise<void> {
  const changed = new Set<string>()
  for (const table of eventTables) {
    const rows = await transaction
      .selectFrom(table)
      .select('safe')
      .distinct()
      .where('block', '>=', from)
      .$if(safes !== 'all', (query) => query.where('safe', 'in', safes))
      .execute()
    for (const { safe } of rows) changed.add(safe)
  }
  // Nobody asked for these: they are followed only because they came to be.
  await transaction
    .deleteFrom('safe_followed')
    .where('reason', '=', 'created')
    .where('address', 'in', (query) =>
      query.selectFrom('safe_creations').select('safe').where('block', '>=', from),
    )
    .$if(safes !== 'all', (query) => query.where('address', 'in', safes))
    .execute()
  await removeEvents(transaction, { from, safes })
  await dropLooks(transaction, { from, safes })
  await transaction
    .updateTable('safe_followed')
    .set({ state: 'new', first_block: null })
    .where('first_block', '>=', from)
    .$if(safes !== 'all', (query) => query.where('address', 'in', safes))
    .execute()
  await raiseSafeVersions(transaction, changed)
}
