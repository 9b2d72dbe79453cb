import type { TimedLog } from '../../follow/followSource.ts'
import { inChunks } from '../../follow/inChunks.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { creationRow } from './creationRow.ts'
import { addFollowed, countFollowed } from './followedSafes.ts'
import { decodeProxyCreation, knownImplementations, proxyFactories } from './proxyCreation.ts'
import type { Origins } from './readOrigins.ts'
import { storeOwners } from './storeOwners.ts'

export type StoreCreationsParameters = {
  logs: readonly TimedLog[]
  origins: Origins
  /** How many Safes are followed at most. */
  limit: number
}

/** Anybody can make Safes in the name of others: these never take the place of those that people ask for. */
const PART_FOR_CREATED = 4

/**
 * Remembers the Safes that the known factories make: who owns them at first is known then, and where they begin. The
 * new Safe of somebody who owns a followed one is followed too.
 */
export async function storeCreations(
  transaction: Database,
  { logs, origins, limit }: StoreCreationsParameters,
): Promise<void> {
  const made = logs.flatMap((log): SafeCreations[] => {
    const creation = proxyFactories.includes(log.address) ? decodeProxyCreation(log) : undefined
    if (!creation || !knownImplementations.has(creation.implementation)) return []
    return [creationRow(creation.proxy, log, origins.receipts.get(log.transactionHash))]
  })
  if (made.length === 0) return
  // Those that are read by themselves say it themselves.
  const read = await transaction
    .selectFrom('safe_followed')
    .select('address')
    .where('state', '<>', 'new')
    .execute()
  const followed = new Set(read.map(({ address }) => address))
  const creations = made.filter(({ safe }) => !followed.has(safe))
  await inChunks(creations, (rows) =>
    transaction
      .insertInto('safe_creations')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  await followKnown(transaction, creations, limit)
  await storeOwners(transaction, { creations, settings: [] })
}

async function followKnown(
  transaction: Database,
  creations: readonly SafeCreations[],
  limit: number,
): Promise<void> {
  for (const { safe, owners, timestamp } of creations) {
    if (!owners || !(await hasKnownOwner(transaction, owners.split(',')))) continue
    const all = await countFollowed(transaction)
    const created = await countFollowed(transaction, 'created')
    if (all >= limit || created >= limit / PART_FOR_CREATED) return
    await addFollowed(transaction, { address: safe, reason: 'created', added_at: timestamp * 1000 })
  }
}

/** Whether one of them owns a Safe that somebody asked for. */
async function hasKnownOwner(transaction: Database, owners: readonly string[]): Promise<boolean> {
  const row = await transaction
    .selectFrom('safe_owners')
    .innerJoin('safe_followed', 'safe_followed.address', 'safe_owners.safe')
    .select('safe')
    .where('owner', 'in', owners)
    .where('until_block', 'is', null)
    .where('reason', '<>', 'created')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
