import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openTestStore } from '../../test/openTestStore.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { createLog } from '../log.ts'
import { openStore, type Store } from '../store/openStore.ts'
import { createInsights } from './createInsights.ts'
import { createViewCounter, type ViewCounterDeps } from './createViewCounter.ts'
import { addViews } from './viewsTable.ts'

const postgres = await startPostgres()
afterAll(postgres.stop)

async function openPostgresStore(): Promise<Store> {
  const config = {
    databaseUrl: await postgres.createDatabase(),
    dataDir: '/nowhere',
    network: 'local',
  } as const
  const store = await openStore(config, { log: createTestLog().log, now: Date.now })
  onTestFinished(store.close)
  return store
}

function createTestLog() {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  return { lines, log: createLog({ level: 'info', write, now: Date.now, scrub: (text) => text }) }
}

function counterOf(store: Store, changes: Partial<ViewCounterDeps> = {}) {
  const { lines, log } = createTestLog()
  const save: ViewCounterDeps['save'] = (rows) => addViews(store.db, rows)
  return { lines, log, ...createViewCounter({ save, now: Date.now, log, ...changes }) }
}

const rowsOf = ({ db }: Store) =>
  db.selectFrom('insights_views').select(['path', 'referrer', 'count']).orderBy('count', 'desc').execute()
const totalOf = async (store: Store) => (await rowsOf(store)).reduce((sum, { count }) => sum + count, 0)
const view = { path: '/pairs', referrer: '' }

describe.each([
  ['SQLite', openTestStore],
  [postgres.name, openPostgresStore],
])('%s', (_, open) => {
  test('default: many views are one row, and the next ones are added to it', async () => {
    const store = await open()
    const counter = counterOf(store)
    for (let count = 0; count < 1000; count++) counter.count(view)
    expect(await rowsOf(store)).toEqual([])
    await counter.flush()
    counter.count(view)
    counter.count({ ...view, referrer: 'forum.example' })
    await counter.close()
    expect(await rowsOf(store)).toEqual([
      { ...view, count: 1001 },
      { ...view, referrer: 'forum.example', count: 1 },
    ])
  })

  test('behavior: days are counted apart, by UTC', async () => {
    const store = await open()
    let now = Date.parse('2026-02-28T23:59:59.999Z')
    const counter = counterOf(store, { now: () => now })
    counter.count(view)
    now += 1
    counter.count(view)
    await counter.close()
    const days = await store.db.selectFrom('insights_views').select('day').orderBy('day').execute()
    expect(days).toEqual([{ day: '2026-02-28' }, { day: '2026-03-01' }])
  })

  test('behavior: they are written by themselves after a while', async () => {
    const store = await open()
    const counter = counterOf(store, { flushMs: 20 })
    counter.start()
    counter.count(view)
    await expect.poll(() => totalOf(store), { timeout: 10_000 }).toBe(1)
    await counter.close()
  })

  test('behavior: invented hosts and pages have a bound, and still count', async () => {
    const store = await open()
    const counter = counterOf(store, { mostReferrers: 5, mostRows: 20 })
    for (let count = 0; count < 100; count++) counter.count({ ...view, referrer: `${count}.example` })
    for (let count = 0; count < 100; count++) counter.count({ path: `/${count}`, referrer: '' })
    await counter.close()
    const rows = await rowsOf(store)
    expect(rows).toContainEqual({ path: '/pairs', referrer: 'other', count: 95 })
    expect(rows).toContainEqual({ path: 'other', referrer: '', count: 86 })
    expect(rows).toHaveLength(21)
    expect(await totalOf(store)).toBe(200)
  })
})

describe(postgres.name, () => {
  test('behavior: servers that share a database add up', async () => {
    const store = await openPostgresStore()
    const counters = Array.from({ length: 4 }, () => counterOf(store))
    for (let round = 0; round < 5; round++) {
      for (const counter of counters)
        for (let path = 0; path < 50; path++) counter.count({ path: `/${path}`, referrer: '' })
      await Promise.all(counters.map((counter) => counter.flush()))
    }
    expect(await totalOf(store)).toBe(4 * 5 * 50)
    expect(counters.flatMap(({ lines }) => lines)).toEqual([])
  })

  test('behavior: a database that goes away costs no view, and no line a second', async () => {
    const store = await openPostgresStore()
    const counter = counterOf(store)
    counter.count(view)
    await counter.flush()
    await postgres.down()
    for (let round = 0; round < 3; round++) {
      counter.count(view)
      await counter.flush()
    }
    const insights = createInsights({
      config: { appUrl: 'http://localhost', viewLimits: { perSecond: 1, burst: 1, totalPerSecond: 1 } },
      files: new Map(),
      store,
      views: counter,
      now: Date.now,
      log: counter.log,
    })
    const answer = await insights.summary(new Request('http://localhost/insights/summary'))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ error: expect.stringContaining('database does not respond') })
    await postgres.up()
    await counter.close()
    expect(await totalOf(store)).toBe(4)
    const told = counter.lines.filter((line) => line.includes('views'))
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('kept in memory')
    expect(told[1]).toContain('saved again')
    expect(counter.lines.join()).not.toMatch(/CANARY|127\.0\.0\.1/)
  })

  test('error: what cannot be written at the end is named', async () => {
    const store = await openPostgresStore()
    const counter = counterOf(store)
    await postgres.down()
    counter.count(view)
    counter.count(view)
    await counter.close()
    expect(counter.lines.at(-1)).toContain(
      '"event":"page views were lost: the database did not save them","views":2',
    )
    await postgres.up()
  })
})
