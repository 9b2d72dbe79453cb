import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'

export type OwnersAround = {
  /** When its block began. */
  readonly before: readonly string[]
  /** At any time of its block: what else is in it may have changed them. */
  readonly during: readonly string[]
}

/** Who owned a Safe when something happened to it. In lower case; nobody where that was not seen. */
export async function ownersAround(
  db: Database,
  { safe, block }: Pick<SafeExecutions, 'safe' | 'block'>,
): Promise<OwnersAround> {
  const rows = await db
    .selectFrom('safe_owners')
    .select(['owner', 'since_block'])
    .where('safe', '=', safe)
    .where('since_block', '<=', block)
    .where(({ eb, or }) => or([eb('until_block', 'is', null), eb('until_block', '>=', block)]))
    .orderBy('since_block')
    .orderBy('since_log_index')
    .orderBy('owner')
    .execute()
  return {
    before: rows.filter((row) => row.since_block < block).map(({ owner }) => owner),
    during: rows.map(({ owner }) => owner),
  }
}
