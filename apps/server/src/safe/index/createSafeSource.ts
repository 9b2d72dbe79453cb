import type { Client } from 'viem'
import { deploymentOn, firstBlockOf } from '../../chain/findBlockAt.ts'
import type { BranchPlace, FollowSource, TimedLog } from '../../follow/followSource.ts'
import { dropCursor, inChunks } from '../../follow/followTables.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { createEtherReader } from './createEtherReader.ts'
import { createQuietReader, type QuietReader } from './createQuietReader.ts'
import { createSafeFill, fillName } from './createSafeFill.ts'
import { findFirstBlock } from './findFirstBlock.ts'
import { addFollowed, countFollowed, followedIn, SAFE_SOURCE, startFollowing } from './followedSafes.ts'
import {
  creationRow,
  decodeProxyCreation,
  findCreation,
  knownImplementations,
  type Origins,
  proxyCreationTopics,
  proxyFactories,
  readOrigins,
} from './proxyCreation.ts'
import { rollBackSafes } from './rollBackSafes.ts'
import { QUIET_PLACE } from './safeEvents.ts'
import { safeFilters } from './safeGroup.ts'
import { raiseSafeVersions } from './safeVersions.ts'
import { storeOwners } from './storeOwners.ts'
import { storeCreation, storeSafeLogs } from './storeSafeLogs.ts'

export type SafeSourceDeps = {
  client: Client
  chainId: number
  /** How much of the past is looked through at first for Safes that were made then. */
  days: number
  /** How many Safes are followed at most. */
  limit: number
}

/** Each costs questions in every step, for which the newest blocks wait. */
const FILLS_AT_ONCE = 4

/** Keeps the life of the followed Safes, and remembers which ones the known factories make. */
export function createSafeSource({ client, chainId, days, limit }: SafeSourceDeps): FollowSource {
  const quiet = createQuietReader(chainId)
  const ether = createEtherReader(deploymentOn(chainId).multicall3)
  return {
    name: SAFE_SOURCE,
    firstBlock: firstBlockOf(client, days),
    async filter(db) {
      const live = await followedIn(db, 'live')
      const factories = { addresses: proxyFactories, topics: proxyCreationTopics }
      return [...safeFilters(live.map(({ address }) => address)), factories]
    },
    async prepare(read, logs) {
      const origins = await readOrigins(read, logs)
      return async (transaction) => {
        const live = await followedIn(transaction, 'live')
        const safes = new Set(live.map(({ address }) => address))
        await storeSafeLogs(transaction, { chainId, safes, logs, origins })
        await storeCreations(transaction, { logs, origins, limit })
      }
    },
    rollBack(transaction, from) {
      quiet.forget()
      ether.forget()
      return rollBackSafes(transaction, { from, safes: 'all' })
    },
    async branches(place) {
      await quiet.readNew(place)
      // Behind it: what was executed explains balances.
      await ether.readNew(place)
      const filling = await followedIn(place.db, 'filling')
      const hasMore = filling.length < FILLS_AT_ONCE && (await startNextFill(place, quiet))
      if (hasMore) filling.push(...(await followedIn(place.db, 'filling')).slice(filling.length))
      const branches = filling.map(({ address, first_block }) =>
        createSafeFill({ chainId, safe: address, firstBlock: first_block ?? 0 }),
      )
      return { branches, hasMore }
    },
  }
}

/** Finds out where the past of the next Safe begins. False when none is waiting. */
async function startNextFill(place: BranchPlace, quiet: QuietReader): Promise<boolean> {
  const { db, read, head, cursor, write } = place
  const [next] = cursor === undefined ? [] : await followedIn(db, 'new', 1)
  if (!next || cursor === undefined) return false
  const { address } = next
  const known = await db
    .selectFrom('safe_creations')
    .selectAll()
    .where('safe', '=', address)
    .executeTakeFirst()
  const found = known?.block ?? (await findFirstBlock(read, { address, head: head.number }))
  // What is above the stored blocks may change without notice. One that is not on the chain may still come.
  const firstBlock = Math.min(found, cursor + 1)
  const creation =
    found > cursor ? undefined : (known ?? (await findCreation(read, { address, block: found })))
  const past = creation ? await quiet.readPast(place, creation) : []
  await write(async (transaction) => {
    await dropCursor(transaction, fillName(address))
    // Safes before 1.3.0 do not tell it themselves, and before 1.1.0 not what they execute.
    if (creation) await storeCreation(transaction, creation)
    if (past.length > 0) await quiet.store(transaction, address, past)
    await startFollowing(transaction, { address, firstBlock, isPast: firstBlock <= cursor })
  })
  return true
}

type StoreCreationsParameters = {
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
async function storeCreations(
  transaction: Database,
  { logs, origins, limit }: StoreCreationsParameters,
): Promise<void> {
  const made = logs.flatMap((log): SafeCreations[] => {
    const creation = proxyFactories.includes(log.address) ? decodeProxyCreation(log) : undefined
    const row = creation && creationRow(creation.proxy, log, origins)
    return row && knownImplementations.has(row.implementation ?? '') ? [row] : []
  })
  if (made.length === 0) return
  // Those that are read by themselves say it themselves, but for the first ones.
  const read = await transaction
    .selectFrom('safe_followed')
    .select('address')
    .where('state', '<>', 'new')
    .execute()
  const followed = new Set(read.map(({ address }) => address))
  const quiet = made.filter(({ safe, log_index }) => followed.has(safe) && log_index >= QUIET_PLACE)
  for (const creation of quiet) await storeCreation(transaction, creation)
  await raiseSafeVersions(
    transaction,
    quiet.map(({ safe }) => safe),
  )
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
