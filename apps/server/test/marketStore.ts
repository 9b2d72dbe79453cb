import type { Devnet } from '@love/devnet/startDevnet'
import { expect } from 'vitest'
import { readCursor } from '../src/follow/followTables.ts'
import { MARKET_SOURCE } from '../src/market/ingest/createMarketSource.ts'
import { MOVEMENT_SOURCE } from '../src/movements/createMovementSource.ts'
import type { Database } from '../src/store/openStore.ts'
import { openTestStore } from './openTestStore.ts'
import { startTestFollower } from './startTestFollower.ts'

/** Full of logs, one may be a step ahead of the other. */
const sources = [MARKET_SOURCE, MOVEMENT_SOURCE]

/** Waits until the store knows the newest block of the chain. */
export async function untilStored(db: Database, { client }: Pick<Devnet, 'client'>): Promise<void> {
  const { hash } = await client.getBlock()
  await expect
    .poll(() => Promise.all(sources.map(async (source) => (await readCursor(db, source))?.hash)), {
      timeout: 60_000,
      interval: 10,
    })
    .toEqual(sources.map(() => hash))
}

/** Everything that follows from the chain. */
export async function storedMarket(db: Database) {
  return {
    cursors: await db.selectFrom('follow_cursors').selectAll().orderBy('source').execute(),
    blocks: await db.selectFrom('follow_blocks').selectAll().orderBy('block').execute(),
    syncs: await db.selectFrom('market_syncs').selectAll().orderBy('block').orderBy('log_index').execute(),
    swaps: await db.selectFrom('market_swaps').selectAll().orderBy('block').orderBy('log_index').execute(),
    movements: await db.selectFrom('movements').selectAll().orderBy('block').orderBy('log_index').execute(),
    candles: await db
      .selectFrom('market_candles')
      .selectAll()
      .orderBy('pair')
      .orderBy('seconds')
      .orderBy('start')
      .execute(),
  }
}

/** What a store that begins now comes to. */
export async function freshMarket(devnet: Devnet) {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  await untilStored(db, devnet)
  await follower.close()
  return storedMarket(db)
}
