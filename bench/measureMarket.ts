import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pairs } from '@love/protocol/pairs/pairs'
import { createLog } from '@love/server/log'
import { createMarketHistory } from '@love/server/market/history/createMarketHistory'
import { openStore, type Store } from '@love/server/store/openStore'
import { startPostgres } from '../apps/server/test/startPostgres.ts'
import { fillMarket } from './fillMarket.ts'
import { type Findings, growthOf, type Line } from './findings.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './percentile.ts'
import { round } from './round.ts'

const DAY = 86_400
const NOW = 1_790_000_000
const RUNS = 40
/** A month of a quiet market to a year of a busy one. */
const sizes = [
  { swaps: 10_000, days: 30 },
  { swaps: 100_000, days: 100 },
  { swaps: 1_000_000, days: 365 },
] as const

/** 30 days of hourly candles of a pair and the day of all pairs, each computed anew, while more and more is stored. */
export async function measureMarket(): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const postgres = await startPostgres()
  try {
    const inFile = (name: string) => openAt({ dataDir: join(folder, name) })
    const inPostgres = async () => openAt({ databaseUrl: await postgres.createDatabase() })
    const engines = [await measureStore('SQLite', inFile), await measureStore('Postgres', inPostgres)]
    const across = { across: 'swaps stored', unit: 'ms' }
    const { size } = await stat(join(folder, '1000000', 'local.sqlite'))
    const megabytes = Math.round(size / 1e6)
    return {
      measurements: [
        ...engines.flatMap(({ measurements }) => measurements),
        { name: 'file of 1,000,000 swaps, SQLite', value: megabytes, unit: 'MB', atMost: 1_000 },
      ],
      curves: [
        { name: 'Candles of a month, p95', ...across, lines: engines.map(({ candles }) => candles) },
        { name: 'Volumes of a day, p95', ...across, lines: engines.map(({ volumes }) => volumes) },
      ],
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

function openAt({ dataDir = '/nowhere', databaseUrl }: { dataDir?: string; databaseUrl?: string }) {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  return openStore({ dataDir, databaseUrl, network: 'local' }, { log, now: Date.now })
}

type MeasuredStore = { measurements: readonly Measurement[]; candles: Line; volumes: Line }

async function measureStore(engine: string, open: (name: string) => Promise<Store>): Promise<MeasuredStore> {
  const markets: { swaps: number; store: Store; times: Awaited<ReturnType<typeof createTimes>> }[] = []
  for (const { swaps, days } of sizes) {
    const store = await open(`${swaps}`)
    await fillMarket(store.db, { swaps, from: NOW - days * DAY, to: NOW })
    markets.push({ swaps, store, times: await createTimes(store) })
  }
  // In turns, so that whatever else the machine does falls on all.
  for (let run = 1; run <= RUNS; run++) for (const { times } of markets) await times.measure(run)
  for (const { store } of markets) await store.close()

  const lineOf = (kind: 'ones' | 'volumes'): Line => ({
    name: engine,
    points: markets.map(({ swaps, times }) => ({ at: swaps, value: round(percentile(times[kind], 0.95)) })),
  })
  const [candles, volumes] = [lineOf('ones'), lineOf('volumes')]
  return {
    candles,
    volumes,
    measurements: [
      ...markets.flatMap(({ swaps, times: { ones, alls, volumes } }) => {
        const much = `${engine}, ${swaps.toLocaleString('en-US')} swaps`
        const row = (name: string, times: readonly number[], atMost: number) => ({
          name,
          value: round(percentile(times, 0.95)),
          unit: 'ms',
          atMost,
        })
        return [
          row(`candles, ${much}, a pair p95`, ones, 20),
          row(`candles, ${much}, ten pairs p95`, alls, 200),
          row(`volumes, ${much}, all pairs p95`, volumes, 50),
        ]
      }),
      ...[
        { name: `candles, ${engine}, 1,000,000 to 10,000 swaps`, value: round(growthOf(candles)) },
        { name: `volumes, ${engine}, 1,000,000 to 10,000 swaps`, value: round(growthOf(volumes)) },
      ].map((row) => ({ ...row, unit: '×', atMost: 2 })),
    ],
  }
}

/** How long an answer for one pair took, those for all ten one after the other, and the one with all volumes. */
async function createTimes({ db }: Store) {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const ones: number[] = []
  const alls: number[] = []
  const volumes: number[] = []
  let block = 0
  // Another block with every run: nothing that was kept is of use.
  const readHead = async () => ({ block, hash: `0x${block.toString(16).padStart(64, '0')}`, timestamp: NOW })
  const history = createMarketHistory({ db, readHead, log })
  const timeOf = async (asked: () => Promise<Response>) => {
    const started = performance.now()
    const answer = await asked()
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`)
    return performance.now() - started
  }
  const ask = (name: string) => {
    const address = `http://localhost/market/pairs/${name}/candles?interval=1h`
    return timeOf(() => history.candles(new Request(address), name))
  }
  const askAll = async (run: number) => {
    block = run
    const times = []
    for (const { name } of pairs) times.push(await ask(name))
    return times
  }
  // A server that has just started is a little slower, once.
  await askAll(0)
  return {
    ones,
    alls,
    volumes,
    async measure(run: number) {
      const times = await askAll(run)
      volumes.push(await timeOf(() => history.pairs(new Request('http://localhost/market/pairs'))))
      ones.push(...times)
      alls.push(times.reduce((total, milliseconds) => total + milliseconds))
    },
  }
}
