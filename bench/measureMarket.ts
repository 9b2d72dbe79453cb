import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pairs } from '@love/protocol/pairs/index'
import { createLog } from '@love/server/log'
import { createMarketHistory } from '@love/server/market/history/createMarketHistory'
import { openStore, type Store } from '@love/server/store/openStore'
import { startPostgres } from '../apps/server/test/startPostgres.ts'
import { fillMarket } from './fillMarket.ts'
import type { Measurement } from './measurement.ts'

const DAY = 86_400
const NOW = 1_790_000_000
const RUNS = 40
/** As much as the devnet has after its 30 days, and a year of a busy market. */
const sizes = [
  { swaps: 3_600, days: 30 },
  { swaps: 1_000_000, days: 365 },
] as const

/** 30 days of hourly candles for every pair, each computed anew, while little and while much is stored. */
export async function measureMarket(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const postgres = await startPostgres()
  try {
    const inFile = (name: string) => openAt({ dataDir: join(folder, name) })
    const inPostgres = async () => openAt({ databaseUrl: await postgres.createDatabase() })
    return [...(await measureStore('SQLite', inFile)), ...(await measureStore('Postgres', inPostgres))]
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

function openAt({ dataDir = '/nowhere', databaseUrl }: { dataDir?: string; databaseUrl?: string }) {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  return openStore({ dataDir, databaseUrl, network: 'local' }, { log, now: Date.now })
}

async function measureStore(engine: string, open: (name: string) => Promise<Store>): Promise<Measurement[]> {
  const markets = []
  for (const { swaps, days } of sizes) {
    const store = await open(`${swaps}`)
    await fillMarket(store.db, { swaps, from: NOW - days * DAY, to: NOW })
    markets.push({ swaps, store, times: await createTimes(store) })
  }
  // In turns, so that whatever else the machine does falls on both.
  for (let run = 1; run <= RUNS; run++) for (const { times } of markets) await times.measure(run)
  for (const { store } of markets) await store.close()

  const [little = 1, much = 1] = markets.map(({ times }) => p95(times.ones))
  return [
    ...markets.flatMap(({ swaps, times: { ones, alls } }) => {
      const name = `candles, ${engine}, ${swaps.toLocaleString('en-US')} swaps`
      return [
        { name: `${name}, a pair p95`, value: round(p95(ones)), unit: 'ms', atMost: 20 },
        { name: `${name}, ten pairs p95`, value: round(p95(alls)), unit: 'ms', atMost: 200 },
      ]
    }),
    { name: `candles, ${engine}, much to little`, value: round(much / little), unit: '×', atMost: 2 },
  ]
}

/** How long an answer for one pair took, and those for all ten one after the other. */
async function createTimes({ db }: Store) {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const ones: number[] = []
  const alls: number[] = []
  let block = 0
  // Another block with every run: nothing that was kept is of use.
  const readHead = async () => ({ block, hash: `0x${block.toString(16).padStart(64, '0')}`, timestamp: NOW })
  const history = createMarketHistory({ db, readHead, log })
  const ask = async (name: string) => {
    const started = performance.now()
    const address = `http://localhost/market/pairs/${name}/candles?interval=1h`
    const answer = await history.candles(new Request(address), name)
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${text}`)
    return performance.now() - started
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
    async measure(run: number) {
      const times = await askAll(run)
      ones.push(...times)
      alls.push(times.reduce((total, milliseconds) => total + milliseconds))
    },
  }
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
