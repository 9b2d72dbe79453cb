import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devnet } from '@love/contracts/deployments/1337'
import type { HistoryReply } from '@love/protocol/history/historyReply'
import { ether, historyBook, nobody } from '@love/protocol/history/movement'
import type { PositionsReply } from '@love/protocol/history/positions/positionsReply'
import type { TimelineReply } from '@love/protocol/history/positions/timelineReply'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { createLog } from '@love/server/log'
import { createAccountHistory } from '@love/server/movements/createAccountHistory'
import type { Movements } from '@love/server/store/migrations/movements'
import { type Database, openStore } from '@love/server/store/openStore'
import { analyzeTables } from '../apps/server/test/analyzeTables.ts'
import { startPostgres } from '../apps/server/test/startPostgres.ts'
import { fillMarket } from './fillMarket.ts'
import type { Findings } from './findings.ts'
import type { Measurement } from './measurement.ts'
import { percentile } from './percentile.ts'
import { round } from './round.ts'

const MOVEMENTS = 1_000_000
const ROWS_A_TRANSACTION = 4
const YEAR = 31_536_000
const NOW = 1_790_000_000
const PAGES = 60
const WARM_PAGES = 20
const ROWS_A_STATEMENT = 500

/** Every tenth transaction is one of the first account, every thousandth one of the second. */
const accounts = { busy: `0x${'a1'.repeat(20)}`, usual: `0x${'b1'.repeat(20)}` }

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })

/** Pages of an address's history, each computed anew, with a million movements of everybody stored. */
export async function measureAccounts(): Promise<Findings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const postgres = await startPostgres()
  try {
    return {
      measurements: [
        ...(await measureStore('SQLite', { dataDir })),
        ...(await measureStore('Postgres', { dataDir, databaseUrl: await postgres.createDatabase() })),
      ],
    }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function measureStore(
  engine: string,
  where: { dataDir: string; databaseUrl?: string },
): Promise<readonly Measurement[]> {
  const { db, close } = await openStore(
    { databaseUrl: undefined, ...where, network: 'local' },
    { log, now: Date.now },
  )
  const blocks = MOVEMENTS / ROWS_A_TRANSACTION
  await fillMarket(db, { swaps: blocks, from: NOW - YEAR, to: NOW })
  await fillMovements(db, blocks)
  if (engine === 'Postgres') await analyzeTables(db)
  const wide = { perSecond: 1e6, burst: 1e6, totalPerSecond: 1e6 }
  let version = 0
  const { history, positions, timeline } = createAccountHistory({
    config: { chainId: devnet.chainId, historyLimits: wide },
    readHead: async () => ({ block: blocks, hash: `0x${String(version).padStart(64, '0')}`, timestamp: NOW }),
    ...{ db, now: () => 0, log },
  })
  const timesOf = async (account: string, query: string): Promise<readonly number[]> => {
    const times: number[] = []
    // From the newest page to the oldest, some of them twice: a server that has just started is another matter.
    for (let page = -WARM_PAGES; page < PAGES; page++) {
      const before = `${Math.floor(blocks - (Math.abs(page) / PAGES) * blocks * 0.9)}.${page < 0 ? 1 : 0}`
      const request = new Request(`http://localhost/?before=${before}${query}`)
      const started = performance.now()
      const answer = await history(request, account, 'bench')
      if (page >= 0) times.push(performance.now() - started)
      const { transactions } = (await answer.json()) as HistoryReply
      if (transactions.length === 0) throw new Error(`${query} at ${before} finds nothing.`)
    }
    return times
  }
  const measured: Measurement[] = []
  for (const [name, account, query] of [
    ['address with 100,000 movements', accounts.busy, ''],
    ['the same, one program', accounts.busy, '&program=liquidity'],
    ['the same, one token', accounts.busy, '&token=ETH'],
    ['address with 1,000 movements', accounts.usual, ''],
  ] as const) {
    const value = round(percentile(await timesOf(account, query), 0.95))
    measured.push({ name: `page of history, ${name}, p95, ${engine}`, value, unit: 'ms', atMost: 20 })
  }
  for (const [name, ask] of [
    ['positions', positions],
    ['timeline', timeline],
  ] as const) {
    const times: number[] = []
    for (let turn = 0; turn < PAGES; turn++) {
      version += 1
      const started = performance.now()
      const answer = await ask(new Request('http://localhost/'), accounts.usual, 'bench')
      times.push(performance.now() - started)
      const told = (await answer.json()) as Partial<PositionsReply & TimelineReply>
      if (!(told.positions ?? told.points)?.length) throw new Error(`There is no ${name}.`)
    }
    const value = round(percentile(times, 0.95))
    const whose = 'of an address with 1,000 movements'
    measured.push({ name: `${name} ${whose}, p95, ${engine}`, value, unit: 'ms', atMost: 100 })
  }
  await close()
  return measured
}

/** A trade a block, as the follower would have stored it; one in ten adds liquidity instead. */
async function fillMovements(db: Database, blocks: number): Promise<void> {
  const { pairs } = historyBook(devnet)
  const addresses = [...pairs.keys()]
  const loveToken = tokenAddress(devnet, love).toLowerCase()
  let rows: Movements[] = []
  for (let block = 0; block < blocks; block++) {
    const pair = addresses[block % addresses.length] ?? ''
    rows.push(...transactionOf(block, { blocks, pair, loveToken }))
    if (rows.length < ROWS_A_STATEMENT && block < blocks - 1) continue
    await db.insertInto('movements').values(rows).execute()
    rows = []
  }
}

type Chosen = { blocks: number; pair: string; loveToken: string }

function transactionOf(block: number, { blocks, pair, loveToken }: Chosen): Movements[] {
  const other = `0x${(block % 5_000).toString(16).padStart(40, 'c')}`
  const account = block % 1_000 === 7 ? accounts.usual : block % 10 === 3 ? accounts.busy : other
  const isAdded = Math.floor(block / 10) % 10 === 0
  const place = {
    block,
    timestamp: NOW - YEAR + Math.floor((block / blocks) * YEAR),
    transaction_hash: `0x${block.toString(16).padStart(64, '0')}`,
    program: isAdded ? ('liquidity' as const) : ('swap' as const),
    ...{ pair, other: null, shares: null },
  }
  const moved = (
    log_index: number,
    contract: string,
    from_account: string,
    to_account: string,
  ): Movements => ({
    ...place,
    ...{ log_index, kind: 'transfer', contract, from_account, to_account, amount: '1000000000000000000' },
  })
  const last = isAdded ? moved(4, pair, nobody, account) : moved(4, loveToken, pair, other)
  const told: Movements = isAdded
    ? {
        ...place,
        // Right after what the pair then held, which is the first event of its block.
        ...{ log_index: 1, kind: 'mint', contract: pair, from_account: devnet.router.toLowerCase() },
        ...{ to_account: pair, amount: '1000', other: '1000', shares: '1000' },
      }
    : moved(1, loveToken, other, pair)
  return [told, moved(2, loveToken, account, pair), moved(3, ether, account, pair), last]
}
