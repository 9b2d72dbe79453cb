import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readConfig } from '@love/server/config'
import { createFollower } from '@love/server/follow/createFollower'
import { followTimings } from '@love/server/follow/followTimings'
import { followSources } from '@love/server/followSources'
import { createLog } from '@love/server/log'
import { createPost } from '@love/server/rpc/upstreams/createPost'
import { createUpstreams } from '@love/server/rpc/upstreams/createUpstreams'
import { type Database, openStore } from '@love/server/store/openStore'
import { type Measurement, median } from './measurement.ts'
import { round } from './round.ts'

const EMPTY_BLOCKS = 50_000
/** Twelve times as often as on mainnet. */
const LIVE_BLOCKS = 10
const LIVE_MS = 1_000

/** The follower on SQLite, with the devnet in the same process: its time is part of what is measured. */
export async function measureFollower(): Promise<Measurement[]> {
  const devnet = await startDevnet({ port: 0 })
  const full: number[] = []
  const empty: number[] = []
  let lag = Number.NaN
  try {
    for (let run = 0; run < 3; run++) {
      await inNewStore(async (db) => {
        full.push(((await follow(db, devnet.url)) / (await countLogs(db))) * 5_000)
      })
    }
    await inNewStore(async (db) => {
      await follow(db, devnet.url)
      for (let run = 0; run < 3; run++) {
        await devnet.client.mine({ blocks: EMPTY_BLOCKS })
        empty.push(((await follow(db, devnet.url)) / EMPTY_BLOCKS) * 1_000)
      }
      lag = await lagWhileLive(db, devnet)
    })
  } finally {
    await devnet.close()
  }
  return [
    { name: 'follower, 5,000 logs', value: round(median(full), 3), unit: 's', atMost: 1 },
    { name: 'follower, 1,000 empty blocks', value: round(median(empty), 3), unit: 's', atMost: 1 },
    { name: 'blocks behind a chain with one a second, at most', value: lag, unit: '', atMost: 2 },
  ]
}

async function inNewStore(work: (db: Database) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const store = await openStore({ databaseUrl: undefined, dataDir, network: 'local' }, { log, now: Date.now })
  try {
    await work(store.db)
  } finally {
    await store.close()
    await rm(dataDir, { recursive: true })
  }
}

const log = createLog({
  level: 'warn',
  write: (line) => process.stderr.write(line),
  now: Date.now,
  scrub: (text) => text,
})

/** How long it takes to the newest block. */
async function follow(db: Database, url: string): Promise<number> {
  const follower = await createFollowerOf(db, url)
  const started = performance.now()
  follower.start()
  while (follower.state().lagBlocks !== 0) await pause(5)
  const seconds = (performance.now() - started) / 1_000
  await follower.close()
  return seconds
}

/** The most blocks that were there and not stored yet, looked at before every new one. */
async function lagWhileLive(db: Database, { url, client }: Devnet): Promise<number> {
  const follower = await createFollowerOf(db, url)
  follower.start()
  while (follower.state().lagBlocks !== 0) await pause(5)
  let most = 0
  for (let block = 0; block < LIVE_BLOCKS; block++) {
    await client.mine({ blocks: 1 })
    await pause(LIVE_MS)
    const stored = BigInt(follower.state().block ?? 0)
    most = Math.max(most, Number((await client.getBlockNumber()) - stored))
  }
  await follower.close()
  return most
}

async function createFollowerOf(db: Database, url: string) {
  const config = { ...readConfig({}), rpcUrls: [url] }
  const upstreams = createUpstreams({ config, log, post: createPost(), now: Date.now, random: Math.random })
  await upstreams.monitor.poll()
  const sources = followSources({ config, upstreams })
  return createFollower({ db, upstreams, sources, timings: followTimings.local, now: Date.now, log })
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function countLogs(db: Database): Promise<number> {
  const count = async (table: 'market_syncs' | 'market_swaps') => {
    const query = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
    return Number((await query.executeTakeFirstOrThrow()).rows)
  }
  return (await count('market_syncs')) + (await count('market_swaps'))
}
