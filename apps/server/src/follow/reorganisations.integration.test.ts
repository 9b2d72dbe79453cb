import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../test/eachEngine.ts'
import { freshMarket, storedMarket, untilStored } from '../../test/marketStore.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { startFaultNode } from '../../test/startFaultNode.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'
import { reorganiseWithTrades, tradeBlocks } from '../../test/tradeBlocks.ts'
import { createLog } from '../log.ts'
import { openStore, type Store } from '../store/openStore.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
/** A time that nobody can have waited for. */
const beyondTheTest = 600_000
const postgres = await startPostgres()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 30 })
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

async function openPostgresStore(): Promise<Store> {
  const config = {
    databaseUrl: await postgres.createDatabase(),
    dataDir: '/nowhere',
    network: 'local',
  } as const
  const store = await openStore(config, { log, now: Date.now })
  onTestFinished(store.close)
  return store
}

eachEngine(
  [
    ['SQLite', openTestStore],
    [postgres.name, openPostgresStore],
  ],
  (open) => {
    test('default: after reorganisations of any depth the store is as if read anew #chain-followed', async () => {
      const { db } = await open()
      const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
      onTestFinished(follower.close)
      for (const depth of [1, 2, 7, 64]) {
        const snapshot = await devnet.client.snapshot()
        await tradeBlocks(devnet, depth, depth)
        await untilStored(db, devnet)
        const before = await storedMarket(db)
        expect(before.swaps.length).toBeGreaterThan(100)
        await reorganiseWithTrades(devnet, { snapshot, blocks: depth + 1, seed: 100 + depth })
        await untilStored(db, devnet)
        const after = await storedMarket(db)
        expect(after).toEqual(await freshMarket(devnet))
        expect(after.blocks).not.toEqual(before.blocks)
        expect(after.syncs).not.toEqual(before.syncs)
      }
      expect(follower.logLines.filter((line) => line.includes('chain reorganised'))).toHaveLength(4)
    })
  },
)

test('behavior: blocks that the devnet makes by the hundred are followed too', async () => {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  await untilStored(db, devnet)
  await devnet.client.mine({ blocks: 2_500 })
  await tradeBlocks(devnet, 3, 1)
  await untilStored(db, devnet)
  const stored = await storedMarket(db)
  expect(stored).toEqual(await freshMarket(devnet))
  expect(stored.blocks.length).toBeLessThan(500)
})

test('behavior: closing gives the chain to the next at once, and a slow node does not delay it', async () => {
  const { db } = await openTestStore()
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(node.down)
  const first = await startTestFollower({
    db,
    rpcUrls: [node.url],
    timings: { leaseMs: beyondTheTest },
    rpcTimings: { budgetMs: beyondTheTest },
  })
  await untilStored(db, devnet)
  expect(first.state()).toMatchObject({ isLeader: true, lagBlocks: 0 })
  const second = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(second.close)
  await expect.poll(() => second.state().block).toBe(first.state().block)
  expect(second.state().isLeader).toBe(false)
  node.fault = { drop: true }
  node.requests.length = 0
  await expect.poll(() => node.requests.length).toBeGreaterThan(0)
  await first.close()
  await expect.poll(() => second.state().isLeader).toBe(true)
})
