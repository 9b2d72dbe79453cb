import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { compileCache } from '../../../test/compileCache.ts'
import { startPostgres } from '../../../test/startPostgres.ts'
import { createSafeOwner, walletOwner } from '../../../test/testOwners.ts'
import { createLog } from '../../log.ts'
import { openStore } from '../../store/openStore.ts'
import { readSafeVersion } from '../index/safeVersions.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const postgres = await startPostgres()
const owners = ['ann', 'bob', 'cat'].map(walletOwner)
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

type Place = { databaseUrl?: string; dataDir: string }

/** Lets a process write, kills it in the middle, and answers with what it had acknowledged. */
async function writeAndKill({ databaseUrl, dataDir }: Place, safe: Address): Promise<readonly string[]> {
  const env = {
    ...compileCache,
    DATA_DIR: dataDir,
    RPC_URLS: devnet.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const program = new URL('../../../test/safeWriter.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, safe], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  const enough = 5 + Math.random() * 40
  await expect.poll(() => lines.length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(enough)
  await pause(Math.random() * 20)
  await kill()
  return lines
}

async function stored({ databaseUrl, dataDir }: Place, safe: string) {
  const { db, close } = await openStore({ databaseUrl, dataDir, network: 'local' }, { log, now: Date.now })
  onTestFinished(close)
  const proposals = await db.selectFrom('safe_proposals').select('safe_tx_hash as hash').execute()
  const confirmations = await db
    .selectFrom('safe_confirmations')
    .select(['safe_tx_hash as hash', 'owner'])
    .execute()
  const messages = await db.selectFrom('safe_messages').select('message_hash as hash').execute()
  const signatures = await db
    .selectFrom('safe_message_signatures')
    .select(['message_hash as hash', 'owner'])
    .execute()
  const version = await readSafeVersion(db, safe)
  return { proposals, confirmations, messages, signatures, version }
}

const hashesOf = (rows: readonly { hash: string }[]) => [...new Set(rows.map(({ hash }) => hash))].sort()

describe(postgres.name, () => {
  test('default: killed at random points, everything that was acknowledged is there, and whole #acknowledged-kept', {
    timeout: 120_000,
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'love-kill-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const places = [{ dataDir }, { databaseUrl: await postgres.createDatabase(), dataDir }]
    const acknowledged = places.map((): string[] => [])
    const rounds = runs(1, 5)
    for (let round = 1; round <= rounds; round++) {
      const { client, roles } = devnet
      const { address } = await createSafeOwner(client, { owners, threshold: 2, from: roles.whale })
      await Promise.all(
        places.map(async (place, at) => {
          const lines = await writeAndKill(place, address)
          acknowledged[at]?.push(...lines)
          const { proposals, confirmations, messages, signatures, version } = await stored(
            place,
            address.toLowerCase(),
          )
          const known = new Set([
            ...confirmations.map(({ hash, owner }) => `proposal ${hash} ${owner}`),
            ...signatures.map(({ hash, owner }) => `message ${hash} ${owner}`),
          ])
          expect(acknowledged[at]?.filter((line) => !known.has(line.toLowerCase()))).toEqual([])
          // No confirmation without its proposal, no proposal without the confirmation that it came with.
          expect(hashesOf(proposals)).toEqual(hashesOf(confirmations))
          expect(hashesOf(messages)).toEqual(hashesOf(signatures))
          expect(version).toBeGreaterThanOrEqual(lines.length)
        }),
      )
    }
    for (const lines of acknowledged) expect(lines.length).toBeGreaterThan(runs(5, 20))
  })
})
