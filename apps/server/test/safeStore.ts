import type { Devnet } from '@love/devnet/startDevnet'
import { getAddress } from 'viem'
import { expect, onTestFinished } from 'vitest'
import { createChainClient } from '../src/chain/createChainClient.ts'
import { deploymentOn } from '../src/chain/findBlockAt.ts'
import { readConfig } from '../src/config.ts'
import { readCursor } from '../src/follow/followTables.ts'
import { createLog } from '../src/log.ts'
import { createPost } from '../src/rpc/upstreams/createPost.ts'
import { createUpstreams } from '../src/rpc/upstreams/createUpstreams.ts'
import { createFollowSafe, type FollowSafe } from '../src/safe/index/createFollowSafe.ts'
import { etherMoved, movedBetween, unlookedSafes, watchedSafes } from '../src/safe/index/etherLooks.ts'
import { addFollowed, SAFE_SOURCE } from '../src/safe/index/followedSafes.ts'
import { eventTables } from '../src/safe/index/safeEvents.ts'
import type { Database } from '../src/store/openStore.ts'
import { openTestStore } from './openTestStore.ts'
import { startTestFollower } from './startTestFollower.ts'

/** What a server does when somebody visits a Safe. */
export async function testFollowSafe(
  db: Database,
  url: string,
  { limit = 1_000, now = Date.now } = {},
): Promise<FollowSafe> {
  const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
  const upstreams = createUpstreams({
    config: { ...readConfig({}), rpcUrls: [url] },
    log,
    post: createPost(),
    now,
    random: Math.random,
  })
  await upstreams.monitor.poll()
  const client = createChainClient({ upstreams, deployment: deploymentOn(1337), quorum: 1 })
  return createFollowSafe({ db, client, now, limit })
}

/** Waits until the store knows the newest block, the whole past of every Safe, and where its ether came from. */
export async function untilSafesStored(db: Database, { client }: Pick<Devnet, 'client'>): Promise<void> {
  const { hash, number } = await client.getBlock()
  const left = async () => ({
    hash: (await readCursor(db, SAFE_SOURCE))?.hash,
    ether: await etherLeft(db, { client, block: Number(number) }),
    waiting: await db
      .selectFrom('safe_followed')
      .select(['address', 'state'])
      .where('state', '<>', 'live')
      .execute(),
  })
  await expect.poll(left, { timeout: 60_000, interval: 10 }).toEqual({ hash, ether: [], waiting: [] })
}

/** The Safes whose ether was not looked at, or that have more than is known. */
async function etherLeft(
  db: Database,
  { client, block }: Pick<Devnet, 'client'> & { block: number },
): Promise<string[]> {
  const unlooked = (await unlookedSafes(db, 100)).filter(({ first_block }) => (first_block ?? 0) <= block)
  const watched = await watchedSafes(db)
  const safes = watched.map(({ safe }) => safe)
  const moved = await etherMoved(db, { safes, after: -1, to: block })
  const left = unlooked.map(({ address }) => address)
  for (const { safe, unexplained } of watched) {
    const known = BigInt(unexplained) + movedBetween(moved.get(safe) ?? [], -1, block)
    if ((await client.getBalance({ address: getAddress(safe) })) > known) left.push(safe)
  }
  return left
}

/** Everything that follows from the chain. */
export async function storedSafes(db: Database) {
  const rows: Record<string, unknown> = {
    safe_followed: await db
      .selectFrom('safe_followed')
      .select(['address', 'reason', 'state'])
      .orderBy('address')
      .execute(),
    safe_owners: await db
      .selectFrom('safe_owners')
      .selectAll()
      .orderBy('safe')
      .orderBy('since_block')
      .orderBy('since_log_index')
      .orderBy('owner')
      .execute(),
  }
  for (const table of eventTables) {
    const all = await db
      .selectFrom(table)
      .selectAll()
      .orderBy('safe')
      .orderBy('block')
      .orderBy('log_index')
      .execute()
    rows[table] = all.sort((a, b) => (key(a) < key(b) ? -1 : 1))
  }
  return rows
}

function key(row: { safe: string; block: number; log_index: number; part?: number }): string {
  const places = [row.block, row.log_index, row.part ?? 0].map((place) => String(place).padStart(9, '0'))
  return [row.safe, ...places].join()
}

/** What a store that begins now, with the same Safes, comes to. */
export async function freshSafes(devnet: Devnet, db: Database) {
  const followed = await db.selectFrom('safe_followed').selectAll().execute()
  const { db: fresh } = await openTestStore()
  for (const row of followed) await addFollowed(fresh, row)
  const follower = await startTestFollower({ db: fresh, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  await untilSafesStored(fresh, devnet)
  await follower.close()
  return storedSafes(fresh)
}
