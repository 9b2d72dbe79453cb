import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { openPostgresStore } from '../../../test/openPostgresStore.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { forkAt, safeBlocks } from '../../../test/safeBlocks.ts'
import { makeSafe } from '../../../test/safeLife.ts'
import { freshSafes, storedSafes, testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { startPostgres } from '../../../test/startPostgres.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { readCreation, readFollowed } from './progress.ts'
import { readSafeVersion } from './safeVersions.ts'

const postgres = await startPostgres()
let devnet: Devnet
let safes: { l2: Address; plain: Address }
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safes = {
    l2: await makeSafe(devnet, { singleton: 'safeL2', salt: 1n }),
    plain: await makeSafe(devnet, { singleton: 'safe', salt: 2n }),
  }
  for (const safe of Object.values(safes)) await safeBlocks(devnet, { safe, blocks: 12, seed: 1 })
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

let salt = 100n

eachEngine(
  [
    ['SQLite', openTestStore],
    [postgres.name, () => openPostgresStore(postgres)],
  ],
  (open) => {
    test('default: after reorganisations of any depth the index is as if read anew #chain-followed', async () => {
      const { db } = await open()
      const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
      onTestFinished(follower.close)
      const follow = await testFollowSafe(db, devnet.url)
      for (const safe of Object.values(safes)) await follow(safe, 'visited')
      await untilSafesStored(db, devnet)
      for (const depth of [1, 2, 7, 64]) {
        const snapshot = await devnet.client.snapshot()
        await safeBlocks(devnet, { safe: safes.l2, blocks: Math.ceil(depth / 2), seed: depth })
        await safeBlocks(devnet, { safe: safes.plain, blocks: Math.floor(depth / 2), seed: depth })
        await untilSafesStored(db, devnet)
        const before = await storedSafes(db)
        const version = await readSafeVersion(db, safes.l2.toLowerCase())
        await forkAt(devnet, snapshot, depth)
        await safeBlocks(devnet, { safe: safes.plain, blocks: Math.ceil(depth / 2), seed: 7 * depth + 1 })
        await safeBlocks(devnet, { safe: safes.l2, blocks: Math.floor(depth / 2) + 1, seed: 7 * depth + 2 })
        await untilSafesStored(db, devnet)
        const after = await storedSafes(db)
        expect(after).not.toEqual(before)
        expect(after).toEqual(await freshSafes(devnet, db))
        expect(await readSafeVersion(db, safes.l2.toLowerCase())).toBeGreaterThan(version)
      }
      expect(follower.logLines.filter((line) => line.includes('chain reorganised'))).toHaveLength(4)
    })

    test('behavior: a Safe whose creation is replaced is found again, or waited for', async () => {
      const { db } = await open()
      const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
      onTestFinished(follower.close)
      const follow = await testFollowSafe(db, devnet.url)
      await untilSafesStored(db, devnet)
      const snapshot = await devnet.client.snapshot()
      await devnet.client.mine({ blocks: 3 })
      const parameters = { singleton: 'safeL2', salt: ++salt } as const
      const safe = await makeSafe(devnet, parameters)
      await follow(safe, 'visited')
      await safeBlocks(devnet, { safe, blocks: 5, seed: 1 })
      await untilSafesStored(db, devnet)
      const before = await readCreation(db, safe.toLowerCase())

      // On this branch it is older.
      await forkAt(devnet, snapshot, 901)
      const again = await devnet.client.snapshot()
      expect(await makeSafe(devnet, parameters)).toBe(safe)
      await safeBlocks(devnet, { safe, blocks: 12, seed: 7 })
      await untilSafesStored(db, devnet)
      const after = await readCreation(db, safe.toLowerCase())
      expect(after?.block).toBe((before?.block ?? 0) - 3)
      expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))

      // On that one it is missing, and then comes after all.
      await forkAt(devnet, again, 902)
      await devnet.client.mine({ blocks: 20 })
      await untilSafesStored(db, devnet)
      expect((await storedSafes(db)).safe_history).toEqual([])
      expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
      await makeSafe(devnet, parameters)
      await safeBlocks(devnet, { safe, blocks: 6, seed: 1 })
      await untilSafesStored(db, devnet)
      expect((await storedSafes(db)).safe_history).not.toEqual([])
      expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
    })

    test('behavior: a new Safe of a known owner is followed by itself, and not if it never was', async () => {
      const { db } = await open()
      const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
      onTestFinished(follower.close)
      const follow = await testFollowSafe(db, devnet.url)
      await follow(safes.l2, 'visited')
      await untilSafesStored(db, devnet)
      const snapshot = await devnet.client.snapshot()
      const made = (await makeSafe(devnet, { singleton: 'safe', salt: ++salt })).toLowerCase()
      await expect.poll(() => readFollowed(db, made)).toMatchObject({ reason: 'created' })
      await safeBlocks(devnet, { safe: made as Address, blocks: 4, seed: 1 })
      await untilSafesStored(db, devnet)
      expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
      await forkAt(devnet, snapshot, 903)
      await safeBlocks(devnet, { safe: safes.l2, blocks: 8, seed: 8 })
      await untilSafesStored(db, devnet)
      expect(await readFollowed(db, made)).toBeUndefined()
      expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
      expect(await db.selectFrom('follow_cursors').select('source').orderBy('source').execute()).toEqual(
        ['market', 'movements', 'safe', 'vault'].map((source) => ({ source })),
      )
    })
  },
)
