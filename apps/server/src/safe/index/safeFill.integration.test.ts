import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import type { NodeCall } from '../../../test/answerCall.ts'
import { compileCache } from '../../../test/compileCache.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { forkAt, safeBlocks } from '../../../test/safeBlocks.ts'
import { makeSafe } from '../../../test/safeLife.ts'
import { freshSafes, storedSafes, testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { type Fault, startFaultNode } from '../../../test/startFaultNode.ts'
import { startPostgres } from '../../../test/startPostgres.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { createLog } from '../../log.ts'
import { safesReadAnew } from '../../store/migrations/safeEther.ts'
import { type Database, openStore } from '../../store/openStore.ts'
import { readFollowed } from './progress.ts'

const postgres = await startPostgres()
let devnet: Devnet
let safe: Address
let newest: number
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  safe = await makeSafe(devnet, { singleton: 'safeL2', salt: 1n })
  for (let round = 0; round < 5; round++) {
    await safeBlocks(devnet, { safe, blocks: 12, seed: 1 + 12 * round })
    await devnet.client.mine({ blocks: 20 })
  }
  newest = Number(await devnet.client.getBlockNumber())
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

const filterOf = z.tuple([z.looseObject({ fromBlock: z.string(), toBlock: z.string() })])
/** Far from all: the past is 160 blocks, and at most four are read with one of them. */
const QUESTIONS = 12

/** Whether a question is about the past of the Safe. */
function isOfPast({ method, params }: NodeCall): boolean {
  if (method !== 'eth_getLogs') return false
  const [{ toBlock }] = filterOf.parse(params)
  const named = JSON.stringify(params).toLowerCase().includes(safe.slice(2).toLowerCase())
  return named && Number(toBlock) < newest
}

/** A node that stops in the middle of the past of the Safe, however fast anybody reads, until it may go on. */
async function startHalfway() {
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(node.down)
  let resume = () => {}
  const stop = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    resume = resolve
    let asked = 0
    const hear = (calls: readonly NodeCall[]) => {
      const ofPast = calls.filter(isOfPast).length
      asked += ofPast
      return ofPast > 0 && asked > QUESTIONS ? promise : undefined
    }
    node.fault = { hear }
  }
  const goOn = () => {
    node.fault = {}
    resume()
  }
  stop()
  return { url: node.url, stop, goOn }
}

const readTo = async (db: Database) => (await readFollowed(db, safe.toLowerCase()))?.readTo ?? 0

/** Waits until the past of the Safe is known up to somewhere in the middle. */
async function untilHalfway(db: Database, begin = 0): Promise<void> {
  await expect.poll(() => readTo(db), { timeout: 60_000, interval: 10 }).toBeGreaterThan(begin)
  expect(await readFollowed(db, safe.toLowerCase())).toMatchObject({ state: 'filling' })
}

const refuse = (message: string): never => {
  throw new Error(message)
}
const refuseBlocks: NonNullable<Fault['alter']> = ({ method, params }, result) => {
  if (method !== 'eth_getLogs') return result
  const [{ fromBlock, toBlock }] = filterOf.parse(params)
  return Number(toBlock) - Number(fromBlock) >= 10 ? refuse('at most 10 blocks') : result
}
const cutLogs: NonNullable<Fault['alter']> = ({ method }, result) =>
  method === 'eth_getLogs' ? z.array(z.unknown()).parse(result).slice(0, 8) : result
const forgetPast: NonNullable<Fault['alter']> = ({ method, params }, result) =>
  method === 'eth_getCode' && Number(params?.[1]) < newest - 10 ? refuse('missing trie node') : result

for (const [fault, alter] of [
  ['refuses more than 10 blocks', refuseBlocks],
  ['leaves out all but the first 8 logs', cutLogs],
  ['has forgotten how things were', forgetPast],
] as const)
  test(`behavior: with a node that ${fault} nothing of a Safe is lost`, {
    tags: alter === forgetPast ? [] : '@deep',
  }, async () => {
    const node = await startFaultNode(remoteChain(devnet.url))
    onTestFinished(() => node.down())
    node.fault = { alter }
    const { db } = await openTestStore()
    const follow = await testFollowSafe(db, devnet.url)
    await follow(safe, 'visited')
    const follower = await startTestFollower({ db, rpcUrls: [node.url] })
    onTestFinished(follower.close)
    await untilSafesStored(db, devnet)
    const snapshot = await devnet.client.snapshot()
    await safeBlocks(devnet, { safe, blocks: 6, seed: 1 })
    await untilSafesStored(db, devnet)
    expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
    expect(follower.logLines.join()).not.toContain('cannot be indexed')
    await follower.close()
    await devnet.client.revert({ id: snapshot })
  })

test('behavior: a reorganisation while the past is read changes nothing of the outcome', {
  tags: '@deep',
}, async () => {
  const { db } = await openTestStore()
  const node = await startHalfway()
  const follower = await startTestFollower({ db, rpcUrls: [node.url], timings: { stepBlocks: 4 } })
  onTestFinished(follower.close)
  await untilSafesStored(db, devnet)
  const snapshot = await devnet.client.snapshot()
  await safeBlocks(devnet, { safe, blocks: 10, seed: 1 })
  await (await testFollowSafe(db, devnet.url))(safe, 'visited')
  await untilHalfway(db)
  await forkAt(devnet, snapshot, 11)
  node.goOn()
  await safeBlocks(devnet, { safe, blocks: 12, seed: 500 })
  await untilSafesStored(db, devnet)
  expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
})

test('behavior: while one past is read the newest blocks go on, and several become live together', {
  tags: '@deep',
}, async () => {
  const { db } = await openTestStore()
  const node = await startHalfway()
  const follower = await startTestFollower({ db, rpcUrls: [node.url], timings: { stepBlocks: 4 } })
  onTestFinished(follower.close)
  await untilSafesStored(db, devnet)
  const follow = await testFollowSafe(db, devnet.url)
  const others = [devnet.safes.teamSafe, devnet.safes.soloSafe]
  for (const one of [safe, ...others]) await follow(one, 'visited')
  await untilHalfway(db)
  const block = Number(await devnet.client.getBlockNumber())
  expect(follower.state().block).toBe(block)
  node.goOn()
  await safeBlocks(devnet, { safe, blocks: 7, seed: 3 })
  await untilSafesStored(db, devnet)
  const stored = await storedSafes(db)
  expect(stored).toEqual(await freshSafes(devnet, db))
  expect(stored.safe_followed).toHaveLength(3)
})

describe(postgres.name, () => {
  // Processes start one after another, which a busy machine takes its time for.
  test('behavior: killed in the middle of the past, it goes on where it was', {
    timeout: 240_000,
    tags: '@deep',
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'love-fill-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
    for (const databaseUrl of [await postgres.createDatabase(), undefined].slice(0, runs(1, 2))) {
      const store = await openStore({ databaseUrl, dataDir, network: 'local' }, { log, now: Date.now })
      onTestFinished(store.close)
      const node = await startHalfway()
      const start = () => followInProcess({ databaseUrl, dataDir, rpcUrl: node.url })
      const follower = await startTestFollower({ db: store.db, rpcUrls: [devnet.url] })
      await untilSafesStored(store.db, devnet)
      await follower.close()
      await (await testFollowSafe(store.db, devnet.url))(safe, 'visited')
      for (let round = 0; round < runs(1, 2); round++) {
        node.stop()
        const begin = await readTo(store.db)
        const child = start()
        await untilHalfway(store.db, begin)
        await child.kill()
      }
      node.goOn()
      const child = start()
      await untilSafesStored(store.db, devnet)
      await child.kill()
      expect(await storedSafes(store.db)).toEqual(await freshSafes(devnet, store.db))
    }
  })
})

type Place = { databaseUrl: string | undefined; dataDir: string; rpcUrl: string }

/** A process of its own that follows the chain in small steps. */
function followInProcess({ databaseUrl, dataDir, rpcUrl }: Place) {
  const env = {
    ...compileCache,
    DATA_DIR: dataDir,
    RPC_URLS: rpcUrl,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const program = new URL('../../../test/followChain.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, '40', '3'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { kill }
}

test('behavior: a Safe that an update of the server has read anew gets what was not known before', async () => {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  await (await testFollowSafe(db, devnet.url))(safe, 'visited')
  await untilSafesStored(db, devnet)
  const before = await storedSafes(db)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('safe_transfers').where('kind', '<>', 'ether').execute()
    await transaction.deleteFrom('safe_history').where('kind', '=', 'transfer').execute()
    await safesReadAnew.up(transaction)
  })
  await untilSafesStored(db, devnet)
  expect(await storedSafes(db)).toEqual(before)
})
