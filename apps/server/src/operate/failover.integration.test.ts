import { rm } from 'node:fs/promises'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { startBookWriter } from '../../test/bookWriter.ts'
import { createBalancer } from '../../test/createBalancer.ts'
import { followsChain } from '../../test/followsChain.ts'
import { freshMarket, storedMarket, untilStored } from '../../test/marketStore.ts'
import { signInUrl } from '../../test/signInVisitor.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startServerProcess } from '../../test/startServerProcess.ts'
import { tradeBlocks } from '../../test/tradeBlocks.ts'
import { writeWeb } from '../../test/writeWeb.ts'
import { createLog } from '../log.ts'
import { openStore } from '../store/openStore.ts'

const postgres = await startPostgres()
let devnet: Devnet
let webFolder: string
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 20 })
  webFolder = await writeWeb()
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
  await rm(webFolder, { recursive: true })
})
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Two servers that share a database, behind a balancer, and people who write all the time. */
async function start(changes: Record<string, string> = {}) {
  const databaseUrl = await postgres.createDatabase()
  const wide = ['ME', 'SIGN_IN'].flatMap((name) =>
    ['PER_SECOND', 'BURST', 'TOTAL_PER_SECOND'].map((rule) => [`LIMIT_${name}_${rule}`, '1000000']),
  )
  const settings = {
    DATABASE_URL: databaseUrl,
    RPC_URLS: devnet.url,
    APP_URL: signInUrl,
    TRUST_PROXY: '1',
    ...Object.fromEntries(wide),
    ...changes,
  }
  const balancer = createBalancer()
  const add = async () => {
    const server = await startServerProcess(settings, webFolder)
    balancer.servers.add(server)
    onTestFinished(server.kill)
    return server
  }
  await Promise.all([add(), add()])
  const writers = await Promise.all(
    ['ann', 'bob', 'cat', 'dan'].map((name) =>
      startBookWriter(balancer, privateKeyToAccount(keccak256(toHex(name)))),
    ),
  )
  let isOver = false
  const writing = Promise.all(writers.map(({ write }) => write(() => isOver, 20)))
  /** Ends the writing and looks at everything that was acknowledged. */
  const finish = async () => {
    isOver = true
    await writing
    await Promise.all(writers.map(({ check }) => check()))
    balancer.stop()
    return {
      lost: writers.flatMap(({ lost }) => lost),
      failures: writers.flatMap(({ failures }) => failures),
      acknowledged: writers.reduce((sum, writer) => sum + writer.acknowledged.write, 0),
    }
  }
  onTestFinished(async () => void (await finish().catch(() => {})))
  const untilWritten = async () => {
    const before = writers.map(({ acknowledged }) => acknowledged.write)
    const gone = () => writers.map(({ acknowledged }, at) => acknowledged.write - (before[at] ?? 0))
    await expect.poll(() => Math.min(...gone()), { timeout: 20_000, interval: 20 }).toBeGreaterThan(5)
  }
  return { databaseUrl, balancer, add, finish, untilWritten }
}

async function open(databaseUrl: string) {
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const config = { databaseUrl, dataDir: '/nowhere', network: 'local' } as const
  const store = await openStore(config, { log, now: Date.now })
  onTestFinished(store.close)
  return store.db
}

describe(postgres.name, () => {
  test('default: killed at any time under load, nothing acknowledged is lost, and one follows the chain', {
    timeout: 180_000,
    tags: '@deep',
  }, async () => {
    const { databaseUrl, balancer, add, finish, untilWritten } = await start()
    const { servers } = balancer
    let isOver = false
    const doubles: string[] = []
    const watching = (async () => {
      while (!isOver) {
        const leaders = await Promise.all([...servers].map(followsChain))
        if (leaders.filter(Boolean).length > 1) doubles.push(new Date().toISOString())
        await pause(50)
      }
    })()
    const trading = (async () => {
      for (let seed = 1; !isOver; seed++) await tradeBlocks(devnet, 1, seed).then(() => pause(200))
    })()
    const leader = () =>
      expect.poll(async () => (await Promise.all([...servers].map(followsChain))).filter(Boolean).length, {
        timeout: 20_000,
        interval: 50,
      })

    for (let round = 0; round < runs(1, 4); round++) {
      await leader().toBe(1)
      const calm = Date.now()
      await untilWritten()
      const usual = Date.now() - calm
      await pause(Math.random() * 300)
      const leads = await Promise.all(
        [...servers].map(async (one) => [one, await followsChain(one)] as const),
      )
      // The one that follows, and the other one, in turn.
      const [victim] = leads.find(([, does]) => does === (round % 2 === 0)) ?? []
      if (!victim) throw new Error('Nobody is there to be killed.')
      servers.delete(victim)
      await victim.kill()
      const killed = Date.now()
      await untilWritten()
      // Where that many writes alone take seconds, nobody can tell five.
      expect(Date.now() - killed).toBeLessThan(Math.max(5_000, 10 * usual))
      await leader().toBe(1)
      await add()
    }
    const { lost, acknowledged } = await finish()
    isOver = true
    await Promise.all([watching, trading])
    expect(lost).toEqual([])
    expect(acknowledged).toBeGreaterThan(runs(25, 100))
    expect(doubles).toEqual([])
    const db = await open(databaseUrl)
    await untilStored(db, devnet)
    const { blocks: _, ...stored } = await storedMarket(db)
    const { blocks: __, ...fresh } = await freshMarket(devnet)
    expect(stored).toEqual(fresh)
  })

  test('behavior: restarted one after the other, nobody notices', {
    timeout: 120_000,
    tags: '@deep',
  }, async () => {
    const { balancer, add, finish, untilWritten } = await start({ DRAIN_SECONDS: '2' })
    const { servers } = balancer
    for (const old of [...servers]) {
      await untilWritten()
      const wasLeader = await followsChain(old)
      const ended = old.terminate()
      const other = [...servers].find((one) => one !== old)
      // While it still answers, the other one follows already.
      if (wasLeader && other)
        await expect.poll(() => followsChain(other), { timeout: 2_500, interval: 50 }).toBe(true)
      expect(await ended).toBe(0)
      servers.delete(old)
      await untilWritten()
      await add()
    }
    await untilWritten()
    const { lost, failures, acknowledged } = await finish()
    expect(failures).toEqual([])
    expect(lost).toEqual([])
    expect(acknowledged).toBeGreaterThan(100)
  })
})
