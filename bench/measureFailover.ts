import { rm } from 'node:fs/promises'
import { startDevnet } from '@love/devnet/startDevnet'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type BookWriter, startBookWriter } from '../apps/server/test/bookWriter.ts'
import { createBalancer } from '../apps/server/test/createBalancer.ts'
import { signInUrl } from '../apps/server/test/signInVisitor.ts'
import { startPostgres } from '../apps/server/test/startPostgres.ts'
import { startServerProcess } from '../apps/server/test/startServerProcess.ts'
import { writeWeb } from '../apps/server/test/writeWeb.ts'
import type { Measurement } from './measurement.ts'

const WRITERS = 16
const KILLS = 4
const CALM_MS = 5_000
const WINDOW_MS = 500
/** On a machine of two cores with four processes on it, more than that is worse than before. */
const NOTICEABLE_MS = 100

/** Two servers on one Postgres behind a balancer, one of them killed again and again while people write. */
export async function measureFailover(): Promise<Measurement[]> {
  const [postgres, devnet, webFolder] = await Promise.all([
    startPostgres(),
    startDevnet({ port: 0, historyHours: 0 }),
    writeWeb(),
  ])
  const balancer = createBalancer()
  const { servers } = balancer
  try {
    const settings = {
      DATABASE_URL: await postgres.createDatabase(),
      RPC_URLS: devnet.url,
      APP_URL: signInUrl,
      TRUST_PROXY: '1',
      ...Object.fromEntries(limits.map((name) => [name, '1000000'])),
    }
    const add = async () => void servers.add(await startServerProcess(settings, webFolder))
    await Promise.all([add(), add()])
    const accounts = Array.from({ length: WRITERS }, (_, at) =>
      privateKeyToAccount(keccak256(toHex(`writer ${at}`))),
    )
    const writers = await Promise.all(accounts.map((account) => startBookWriter(balancer, account)))
    let isOver = false
    const writing = Promise.all(writers.map(({ write }) => write(() => isOver)))
    const recoveries: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(CALM_MS)
      const [victim] = servers
      if (!victim) throw new Error('There is no server.')
      const killed = Date.now()
      servers.delete(victim)
      await victim.kill()
      await pause(CALM_MS)
      recoveries.push(secondsUntilCalm(writers, killed))
      await add()
    }
    isOver = true
    await writing
    await Promise.all(writers.map(({ check }) => check()))
    const written = writers.reduce((sum, { acknowledged }) => sum + acknowledged.write, 0)
    const lost = writers.flatMap((writer) => writer.lost).length
    return [
      {
        name: 'one of two servers killed: p95 is as before after',
        value: Math.max(...recoveries),
        unit: 's',
        atMost: 5,
      },
      { name: `acknowledged writes lost, of ${written}`, value: lost, unit: '', atMost: 0 },
    ]
  } finally {
    balancer.stop()
    for (const server of servers) await server.kill()
    await devnet.close()
    await postgres.stop()
    await rm(webFolder, { recursive: true })
  }
}

const limits = ['ME', 'SIGN_IN'].flatMap((name) =>
  ['PER_SECOND', 'BURST', 'TOTAL_PER_SECOND'].map((rule) => `LIMIT_${name}_${rule}`),
)

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** The end of the last stretch of time that was slower than those before the kill, or empty. */
function secondsUntilCalm(writers: readonly BookWriter[], killed: number): number {
  const times = writers.flatMap((writer) => writer.times)
  const between = (from: number, to: number) =>
    times.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms)
  const usual = Math.max(2 * p95(between(killed - CALM_MS, killed)), NOTICEABLE_MS)
  let calm = 0
  for (let after = 0; after < CALM_MS; after += WINDOW_MS) {
    const window = between(killed + after, killed + after + WINDOW_MS)
    if (window.length === 0 || p95(window) > usual) calm = after + WINDOW_MS
  }
  return calm / 1_000
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY
}
