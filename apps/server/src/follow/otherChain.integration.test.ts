import { startDevnet } from '@love/devnet/startDevnet'
import { expect, onTestFinished, test } from 'vitest'
import { untilStored } from '../../test/marketStore.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { safeBlocks } from '../../test/safeBlocks.ts'
import { makeSafe } from '../../test/safeLife.ts'
import { testFollowSafe, untilSafesStored } from '../../test/safeStore.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'
import { addFollowed } from '../safe/index/followedSafes.ts'
import type { Database } from '../store/openStore.ts'

async function startChain(historyHours: number) {
  const devnet = await startDevnet({ port: 0, historyHours })
  onTestFinished(devnet.close)
  return devnet
}

for (const [length, before, after] of [
  ['shorter', 12, 3],
  ['longer', 3, 12],
] as const)
  test(`default: under a store of another chain a ${length} one is read anew, into every table`, {
    tags: length === 'longer' ? '@deep' : [],
  }, async () => {
    const { db } = await openTestStore()
    const old = await startChain(before)
    const gone = await makeSafe(old, { singleton: 'safeL2', salt: 1n })
    await safeBlocks(old, { safe: gone, blocks: 12, seed: 1 })
    const follow = await testFollowSafe(db, old.url)
    for (const safe of [gone, old.safes.teamSafe, old.safes.soloSafe]) await follow(safe, 'visited')
    const first = await startTestFollower({ db, rpcUrls: [old.url] })
    await untilStored(db, old)
    await untilSafesStored(db, old)
    await first.close()
    const stored = await chainFacts(db)
    for (const table of ['market_swaps', 'vault_moves', 'movements', 'safe_executions', 'safe_transfers'])
      expect(stored[table], table).not.toEqual([])

    const chain = await startChain(after)
    const follower = await startTestFollower({ db, rpcUrls: [chain.url] })
    onTestFinished(follower.close)
    await untilStored(db, chain)
    await untilSafesStored(db, chain)
    const { db: fresh } = await openTestStore()
    for (const row of await db.selectFrom('safe_followed').selectAll().execute())
      await addFollowed(fresh, row)
    const another = await startTestFollower({ db: fresh, rpcUrls: [chain.url] })
    onTestFinished(another.close)
    await untilStored(fresh, chain)
    await untilSafesStored(fresh, chain)
    const told = await chainFacts(db)
    expect(told).not.toEqual(stored)
    expect(told).toEqual(await chainFacts(fresh))
    expect(follower.logLines.filter((line) => line.includes('a different chain'))).toHaveLength(1)
  })

test('behavior: the past of many Safes is read without a pause, and one that the chain lacks takes no turn', async () => {
  const { db } = await openTestStore()
  const chain = await startChain(0)
  for (let salt = 1n; salt <= 6n; salt++)
    await addFollowed(db, {
      address: (await makeSafe(chain, { singleton: 'safeL2', salt })).toLowerCase(),
      reason: 'visited',
      added_at: Number(2n * salt),
    })
  for (let at = 1; at <= 6; at++)
    await addFollowed(db, { address: `0x${String(at).repeat(40)}`, reason: 'visited', added_at: 2 * at + 1 })
  const follower = await startTestFollower({
    db,
    rpcUrls: [chain.url],
    // Nobody can have waited for that.
    timings: { pollMs: 600_000 },
  })
  onTestFinished(follower.close)
  const waiting = () => db.selectFrom('safe_followed').selectAll().where('state', '<>', 'live').execute()
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
})

/** A balance that was seen is kept with the block at which that happened to be. */
const seenAtAnyTime = 'safe_ether'

/** Every table that says where something stands on the chain. */
async function chainFacts(db: Database): Promise<Record<string, readonly string[]>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, columns }) =>
      name !== seenAtAnyTime && columns.some(({ name: column }) => /block$|^start$/.test(column)),
  )
  expect(tables.length).toBeGreaterThan(14)
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'follow_blocks')
        .selectAll()
        .execute(),
    ),
  )
  return Object.fromEntries(
    tables.map(({ name }, at) => [name, (rows[at] ?? []).map((row) => JSON.stringify(row)).sort()]),
  )
}
