import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devnet } from '@love/contracts/deployments/1337'
import { getTransactionHistory } from '@love/safe-api/endpoints/getTransactionHistory'
import { createLog } from '@love/server/log'
import { createDescribeDeps } from '@love/server/safe/decode/createDescribeDeps'
import { answerHistory } from '@love/server/safe/transactions/answerHistory'
import { encodePlace } from '@love/server/safe/transactions/placeCursor'
import { readMultisigPage } from '@love/server/safe/transactions/readMultisigPage'
import { type Database, openStore } from '@love/server/store/openStore'
import { type Address, createClient, custom } from 'viem'
import { analyzeTables } from '../apps/server/test/analyzeTables.ts'
import { fillSafe } from '../apps/server/test/fillSafe.ts'
import { startPostgres } from '../apps/server/test/startPostgres.ts'
import { type Measurement, median } from './measurement.ts'

const MANY = 100_000
const FEW = 200
const RUNS = 40
const long: Address = `0x${'a1'.repeat(20)}`
const short: Address = `0x${'b1'.repeat(20)}`

/** A page of a Safe with very many transactions against one of a Safe with few, in turns. */
export async function measureHistory(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await measureStore('SQLite', { dataDir })),
      ...(await measureStore('Postgres', { dataDir, databaseUrl: await postgres.createDatabase() })),
    ]
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function measureStore(
  engine: string,
  where: { dataDir: string; databaseUrl?: string },
): Promise<Measurement[]> {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const { db, close } = await openStore(
    { databaseUrl: undefined, ...where, network: 'local' },
    { log, now: Date.now },
  )
  await fillSafe(db, long, MANY)
  await fillSafe(db, short, FEW)
  if (engine === 'Postgres') await analyzeTables(db)
  const history = createHistory(db)
  const list = (safe: string, nonce: number) =>
    readMultisigPage(db, { safe, limit: 20, before: { nonce, hash: '0x' }, executed: undefined })
  const measured = [
    await compare(`history page, ${engine}`, history),
    await compare(`multisig list page, ${engine}`, list),
  ]
  await close()
  return measured.flat()
}

async function compare(
  name: string,
  read: (safe: Address, at: number) => Promise<unknown>,
): Promise<Measurement[]> {
  const few: number[] = []
  const many = { newest: [] as number[], middle: [] as number[], oldest: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    few.push(await timeOf(() => read(short, 150)))
    many.newest.push(await timeOf(() => read(long, MANY - 1)))
    many.middle.push(await timeOf(() => read(long, MANY / 2)))
    many.oldest.push(await timeOf(() => read(long, 400)))
  }
  const usual = median(few)
  return Object.entries(many).map(([place, times]) => ({
    name: `${name}, ${place} of 100,000 to one of 200`,
    value: Math.round((median(times) / usual) * 100) / 100,
    unit: '×',
    atMost: 2,
  }))
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function createHistory(db: Database) {
  const client = createClient({ transport: custom({ request: async () => '0x' }) })
  const describeDeps = createDescribeDeps({
    ...{ client, deployment: devnet, delegateTargets: [], now: () => 0 },
  })
  const nobody = () => Promise.reject(new Error('not needed here'))
  const deps = {
    ...{ config: { appUrl: 'https://love.example' }, db, describeDeps, follow: nobody },
    ...{ states: { read: nobody }, versions: { read: nobody }, pool: { recoverAddress: nobody } },
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
