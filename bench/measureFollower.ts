import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDevnet } from '@love/devnet/startDevnet'
import { readConfig } from '@love/server/config'
import { createFollower } from '@love/server/follow/createFollower'
import { followTimings } from '@love/server/follow/followTimings'
import { followSources } from '@love/server/followSources'
import { createLog } from '@love/server/log'
import { createPost } from '@love/server/rpc/upstreams/createPost'
import { createUpstreams } from '@love/server/rpc/upstreams/createUpstreams'
import { type Database, openStore } from '@love/server/store/openStore'
import { type Measurement, median } from './measurement.ts'

const EMPTY_BLOCKS = 50_000

/** The follower on SQLite, with the devnet in the same process: its time is part of what is measured. */
export async function measureFollower(): Promise<Measurement[]> {
  const devnet = await startDevnet({ port: 0 })
  const full: number[] = []
  const empty: number[] = []
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
    })
  } finally {
    await devnet.close()
  }
  return [
    { name: 'follower, 5,000 logs', value: round(median(full)), unit: 's', atMost: 1 },
    { name: 'follower, 1,000 empty blocks', value: round(median(empty)), unit: 's', atMost: 1 },
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
  const config = { ...readConfig({}), rpcUrls: [url] }
  const upstreams = createUpstreams({ config, log, post: createPost(), now: Date.now, random: Math.random })
  await upstreams.monitor.poll()
  const follower = createFollower({
    db,
    upstreams,
    sources: followSources({ config, upstreams }),
    timings: followTimings.local,
    now: Date.now,
    log,
  })
  const started = performance.now()
  follower.start()
  while (follower.state().lagBlocks !== 0) await new Promise((done) => setTimeout(done, 5))
  const seconds = (performance.now() - started) / 1_000
  await follower.close()
  return seconds
}

async function countLogs(db: Database): Promise<number> {
  const count = async (table: 'market_syncs' | 'market_swaps') => {
    const query = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
    return Number((await query.executeTakeFirstOrThrow()).rows)
  }
  return (await count('market_syncs')) + (await count('market_swaps'))
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
