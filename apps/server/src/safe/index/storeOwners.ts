import { sql } from 'kysely'
import { inChunks } from '../../follow/followTables.ts'
import type { SafeCreations, SafeOwners, SafeSettingsTable } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'

export type OwnerChanges = {
  creations: readonly SafeCreations[]
  settings: readonly SafeSettingsTable[]
}

/** Since when and until when somebody owns a Safe, by its setup and the changes after it, in the order of the chain. */
export async function storeOwners(
  transaction: Database,
  { creations, settings }: OwnerChanges,
): Promise<void> {
  const added = new Map<string, SafeOwners>()
  const add = (owner: string, { safe, block, log_index }: Place) => {
    const until = { until_block: null, until_log_index: null }
    const row = { safe, owner, since_block: block, since_log_index: log_index, ...until }
    added.set(`${safe} ${owner} ${block} ${log_index}`, row)
    return row
  }
  const open = new Map<string, SafeOwners>()
  for (const creation of creations) {
    // A list that was never told is none.
    for (const owner of creation.owners?.split(',').filter(Boolean) ?? [])
      open.set(`${creation.safe} ${owner}`, add(owner, creation))
  }
  for (const change of settings) {
    const key = `${change.safe} ${change.value}`
    if (change.kind === 'owner-added') open.set(key, add(change.value, change))
    if (change.kind !== 'owner-removed') continue
    const row = open.get(key)
    if (row) Object.assign(row, { until_block: change.block, until_log_index: change.log_index })
    else await endOwnership(transaction, change)
    open.delete(key)
  }
  await inChunks([...added.values()], (rows) =>
    transaction
      .insertInto('safe_owners')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

type Place = { safe: string; block: number; log_index: number }

async function endOwnership(transaction: Database, { safe, value, block, log_index }: SafeSettingsTable) {
  await transaction
    .updateTable('safe_owners')
    .set({ until_block: block, until_log_index: log_index })
    .where('safe', '=', safe)
    .where('owner', '=', value)
    .where('until_block', 'is', null)
    .execute()
}

type OwnedSafe = {
  safe: string
  /** False for one whose creation was seen, and nothing since. */
  isFollowed: boolean
}

/** Anybody can name anybody as an owner: more than this is no answer to read. */
const MOST_SAFES = 1_000

/** The Safes that somebody owns, as far as they are known: those that are followed first, each by address. */
export async function safesOfOwner(db: Database, owner: string): Promise<OwnedSafe[]> {
  const rows = await db
    .selectFrom('safe_owners')
    .leftJoin('safe_followed', 'safe_followed.address', 'safe_owners.safe')
    .select(['safe', 'safe_followed.address as followed'])
    .where('owner', '=', owner)
    .where('until_block', 'is', null)
    .groupBy(['safe', 'safe_followed.address'])
    .orderBy(sql`case when safe_followed.address is null then 1 else 0 end`)
    .orderBy('safe')
    .limit(MOST_SAFES)
    .execute()
  return rows.map(({ safe, followed }) => ({ safe, isFollowed: followed !== null }))
}
