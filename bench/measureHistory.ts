import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devnet } from '@love/contracts/deployments/1337'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import { createLog } from '@love/server/log'
import { createDescribeDeps } from '@love/server/safe/decode/createDescribeDeps'
import { answerHistory } from '@love/server/safe/transactions/answerHistory'
import { readMultisigPage } from '@love/server/safe/transactions/readMultisigPage'
import { encodePlace } from '@love/server/safe/transactions/transactionIds'
import { type Database, openStore } from '@love/server/store/openStore'
import { type Address, createClient, custom } from 'viem'
import { analyzeTables } from '../apps/server/test/analyzeTables.ts'
import { fillSafe } from '../apps/server/test/fillSafe.ts'
import { startPostgres } from '../apps/server/test/startPostgres.ts'
import { type Findings, growthOf, type Line } from './findings.ts'
import { type Measurement, median } from './measurement.ts'
import { round } from './round.ts'

const RUNS = 40
const safes: readonly { readonly safe: Address; readonly size: number }[] = [
  { safe: `0x${'b1'.repeat(20)}`, size: 1_000 },
  { safe: `0x${'c1'.repeat(20)}`, size: 10_000 },
  { safe: `0x${'a1'.repeat(20)}`, size: 100_000 },
]
/** Where in the history the page begins. */
const places = { newest: (size: number) => size - 1, middle: (size: number) => size / 2, oldest: () => 400 }

/** A page of Safes with more and more transactions, all in one store, in turns. */
export async function measureHistory(): Promise<Findings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const postgres = await startPostgres()
  try {
    const engines = [
      await measureStore('SQLite', { dataDir }),
      await measureStore('Postgres', { dataDir, databaseUrl: await postgres.createDatabase() }),
    ]
    const lines = engines.flatMap((engine) => engine.lines)
    return {
      measurements: engines.flatMap(({ measurements }) => measurements),
      curves: [{ name: 'A page of history', across: 'transactions of the Safe', unit: 'ms', lines }],
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

type Pages = { readonly measurements: readonly Measurement[]; readonly lines: readonly Line[] }

async function measureStore(
  engine: string,
  where: { dataDir: string; databaseUrl?: string },
): Promise<Pages> {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const { db, close } = await openStore(
    { databaseUrl: undefined, ...where, network: 'local' },
    { log, now: Date.now },
  )
  for (const { safe, size } of safes) await fillSafe(db, safe, size)
  if (engine === 'Postgres') await analyzeTables(db)
  const history = createHistory(db)
  const list = (safe: string, nonce: number) =>
    readMultisigPage(db, { safe, limit: 20, before: { nonce, hash: '0x' }, executed: undefined })
  const measured = [
    await compare(`history page, ${engine}`, history),
    await compare(`multisig list page, ${engine}`, list),
  ]
  await close()
  return {
    measurements: measured.flatMap(({ measurements }) => measurements),
    lines: measured.flatMap(({ lines }) => lines),
  }
}

async function compare(name: string, read: (safe: Address, at: number) => Promise<unknown>): Promise<Pages> {
  const asked = safes.flatMap(({ safe, size }) =>
    Object.entries(places).map(([place, at]) => ({ safe, size, place, at: at(size), times: [] as number[] })),
  )
  for (let run = 0; run < RUNS; run++)
    for (const { safe, at, times } of asked) times.push(await timeOf(() => read(safe, at)))
  const lineAt = (place: string): Line => ({
    name: `${name}, ${place}`,
    points: asked
      .filter((one) => one.place === place)
      .map(({ size, times }) => ({ at: size, value: round(median(times), 3) })),
  })
  const lines = Object.keys(places).map(lineAt)
  const measurements = lines.map((line) => ({
    name: `${line.name}, 100,000 to 1,000 transactions`,
    value: round(growthOf(line)),
    unit: '×',
    atMost: 2,
  }))
  return { measurements, lines: lines.filter((line) => line.name.endsWith('middle')) }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function createHistory(db: Database) {
  const client = createClient({ transport: custom({ request: async () => '0x' }) })
  const nobody = () => Promise.reject(new Error('not needed here'))
  const describeDeps = createDescribeDeps({
    client,
    deployment: devnet,
    appUrl: 'https://love.example',
    delegateTargets: [],
    pool: { decode: nobody },
    now: () => 0,
  })
  const deps = {
    config: { appUrl: 'https://love.example', chainId: 1337, safeApps: [] },
    ...{ db, client, now: () => 0, describeDeps, follow: nobody },
    states: { read: nobody },
    versions: { read: nobody },
    pool: { recoverAddress: nobody },
  }
  return async (safe: Address, block: number) => {
    const { results } = await answerHistory(deps, {
      parameters: getTransactionHistory.parameters.parse({ chainId: '1337', safe_address: safe }),
      query: { cursor: encodePlace('history', { before: { block, logIndex: 0, part: 0 }, previous: 0 }) },
      ...{ body: undefined, url: new URL('https://love.example/asked'), client: 'bench' },
    })
    const found = results.filter(({ type }) => type === 'TRANSACTION').length
    if (found !== 20) throw new Error(`A page has 20 transactions, not ${found}.`)
  }
}
