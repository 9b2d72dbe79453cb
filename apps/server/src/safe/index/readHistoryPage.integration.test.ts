import { afterAll, expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { eachEngine } from '../../../test/eachEngine.ts'
import { openPostgresStore } from '../../../test/openPostgresStore.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { startPostgres } from '../../../test/startPostgres.ts'
import { inChunks } from '../../follow/followTables.ts'
import type { SafeTransfers } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import { readHistoryPage } from './readHistoryPage.ts'
import { readTransfers } from './readTransfers.ts'

const postgres = await startPostgres()
afterAll(postgres.stop)

const rows = runs(20_000, 100_000)
const [long, short] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]

async function fill(db: Database, safe: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at): SafeTransfers => {
    const transaction_hash = `0x${String(at).padStart(64, '0')}`
    const place = { safe, block: at, log_index: 3, timestamp: at, transaction_hash, part: 0 }
    const direction = at % 1_000 === 500 ? 'outgoing' : 'incoming'
    const what = { kind: 'ether', direction, from: long, to: short, token: null, token_id: null } as const
    return { ...place, ...what, id: `${transaction_hash}-3-0`, value: String(at) }
  })
  await db.transaction().execute(async (transaction) => {
    await inChunks(rows, (chunk) => transaction.insertInto('safe_transfers').values(chunk).execute())
    const history = rows.map(({ safe, block, log_index, timestamp, transaction_hash, part, id }) => ({
      safe,
      block,
      log_index,
      timestamp,
      transaction_hash,
      part,
      id,
      kind: block % 1_000 === 500 ? ('module' as const) : ('transfer' as const),
    }))
    await inChunks(history, (chunk) => transaction.insertInto('safe_history').values(chunk).execute())
  })
}

/** The shortest of several, in milliseconds; by turns, so that other work on this machine slows all alike. */
async function timesOf(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const shortest = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 30; round++)
    for (const [at, work] of works.entries()) {
      const begin = performance.now()
      await work()
      shortest[at] = Math.min(shortest[at] ?? 0, performance.now() - begin)
    }
  return shortest
}

eachEngine(
  [
    ['SQLite', openTestStore],
    [postgres.name, () => openPostgresStore(postgres)],
  ],
  (open) => {
    test('default: a page costs the same among very many rows as among 200, wherever it is', {
      timeout: 60_000,
    }, async () => {
      const { db } = await open()
      await fill(db, long, rows)
      await fill(db, short, 200)
      const page = (safe: string, block: number) => () =>
        readHistoryPage(db, { safe, limit: 20, before: { block, logIndex: 0, part: 0 } })
      expect((await page(long, rows / 2)()).items.map(({ row }) => row.block)).toEqual(
        Array.from({ length: 20 }, (_, at) => rows / 2 - 1 - at),
      )
      const outgoing = () => readTransfers(db, { safe: long, limit: 20, direction: 'outgoing' })
      expect((await outgoing()).rows.map(({ block }) => block)).toEqual(
        Array.from({ length: 20 }, (_, at) => rows - 500 - 1_000 * at),
      )
      const rare = () => readHistoryPage(db, { safe: long, limit: 20, kinds: ['module', 'creation'] })
      const [usual = 0, ...times] = await timesOf([
        page(short, 150),
        page(long, rows - 1),
        page(long, 400),
        rare,
        outgoing,
      ])
      const atMost = 3 * usual
      for (const [at, slack] of [1, 1, 2, 2].entries()) expect(times[at]).toBeLessThan(atMost + slack)
    })
  },
)
