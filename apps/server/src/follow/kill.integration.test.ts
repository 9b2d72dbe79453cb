import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { compileCache } from '../../test/compileCache.ts'
import { freshMarket, storedMarket, untilStored } from '../../test/marketStore.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { reorganiseWithTrades, tradeBlocks } from '../../test/tradeBlocks.ts'
import { createLog } from '../log.ts'
import { openStore } from '../store/openStore.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const followChain = new URL('../../test/followChain.ts', import.meta.url)
const postgres = await startPostgres()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 40 })
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Until it is so many blocks further, or has read them all: on a slow machine that takes its time. */
async function comesOn(aim: number, blocks: readonly number[]): Promise<void> {
  const isThere = async () => {
    const [first, last] = [blocks[0], blocks.at(-1)]
    if (first === undefined || last === undefined) return false
    return last - first >= aim || last >= (await devnet.client.getBlockNumber())
  }
  await expect.poll(isThere, { timeout: 60_000, interval: 5 }).toBe(true)
}

type Place = { databaseUrl?: string; dataDir: string }

/** A process of its own that follows the chain. */
function start({ databaseUrl, dataDir }: Place, { leaseMs = 400, stepBlocks = 2_000 } = {}) {
  const env = {
    ...compileCache,
    DATA_DIR: dataDir,
    RPC_URLS: devnet.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const program = [followChain.pathname, `${leaseMs}`, `${stepBlocks}`]
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  const blocks: number[] = []
  createInterface(child.stdout).on('line', (line) => {
    if (/\d/.test(line)) blocks.push(Number(line))
    else said.push(line)
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  const leads = () => expect.poll(() => said.at(-1), { timeout: 60_000, interval: 5 }).toBe('leads')
  return { said, blocks, kill, leads }
}

async function open({ databaseUrl, dataDir }: Place) {
  const store = await openStore({ databaseUrl, dataDir, network: 'local' }, { log, now: Date.now })
  onTestFinished(store.close)
  return store.db
}

async function places(): Promise<{ sqlite: Place; postgres: Place }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-kill-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { sqlite: { dataDir }, postgres: { databaseUrl: await postgres.createDatabase(), dataDir } }
}

describe(postgres.name, () => {
  // Processes start one after another, which a busy machine takes its time for.
  test('default: killed at random points, the store goes on and is as if read at once #chain-followed', {
    timeout: 240_000,
  }, async () => {
    const both = Object.values(await places())
    const timings = { leaseMs: 40, stepBlocks: 8 }
    let seed = 0
    const rounds = runs(2, 10)
    for (let round = 1; round <= rounds; round++) {
      const children = both.map((place) => start(place, timings))
      await Promise.all(children.map(({ leads }) => leads()))
      const snapshot = await devnet.client.snapshot()
      const killed = children.map(async ({ kill, blocks }) => {
        // Far enough that all rounds together always come to where trades are.
        await comesOn((220 + Math.random() * 80) / rounds, blocks)
        await pause(Math.random() * 20)
        await kill()
      })
      const change = async () => {
        for (let block = 0; block < 16; block++) await pause(10).then(() => tradeBlocks(devnet, 1, ++seed))
        if (round % 2 === 0) await reorganiseWithTrades(devnet, { snapshot, blocks: 17, seed: ++seed })
      }
      await Promise.all([...killed, change()])
    }
    for (const place of both) {
      const db = await open(place)
      expect((await storedMarket(db)).syncs.length).toBeGreaterThan(20)
      const child = start(place, timings)
      await untilStored(db, devnet)
      await child.kill()
      expect(await storedMarket(db)).toEqual(await freshMarket(devnet))
    }
  })

  test('behavior: of two servers one writes, and the other one when that is killed', {
    timeout: 120_000,
    tags: '@deep',
  }, async () => {
    const { postgres: place } = await places()
    const db = await open(place)
    const servers = [start(place), start(place)]
    await expect.poll(() => servers.flatMap(({ said }) => said), { timeout: 60_000 }).toEqual(['leads'])
    await untilStored(db, devnet)
    for (let block = 1; block <= 20; block++) await tradeBlocks(devnet, 1, block)
    await untilStored(db, devnet)
    const leader = servers.find(({ said }) => said.length > 0)
    const other = servers.find((one) => one !== leader)
    expect(other?.said).toEqual([])
    await leader?.kill()
    await tradeBlocks(devnet, 3, 1)
    await other?.leads()
    await untilStored(db, devnet)
    expect(await storedMarket(db)).toEqual(await freshMarket(devnet))
    expect(other?.said).toEqual(['leads'])
  })
})
