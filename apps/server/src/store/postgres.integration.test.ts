import { createServer } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startTestServer } from '../../test/startTestServer.ts'
import { storeContract } from '../../test/store.contract.ts'
import { createLog } from '../log.ts'
import { type OpenStoreParameters, openStore } from './openStore.ts'

const postgres = await startPostgres()
afterAll(postgres.stop)

const lines: string[] = []
const write = (line: string) => void lines.push(line)
const log = createLog({ level: 'info', write, now: Date.now, scrub: (text) => text })
const at = (databaseUrl: string): OpenStoreParameters => ({
  databaseUrl,
  dataDir: '/nowhere',
  network: 'local',
})
const open = (databaseUrl: string) => openStore(at(databaseUrl), { log, now: Date.now })

async function failure(url: URL): Promise<string> {
  const error = await open(url.href).then(
    (store) => store.close(),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Error)) throw new Error('It opened.')
  expect(error).toMatchObject({ name: 'StartError', code: 'no-database' })
  expect(error.message).not.toMatch(/CANARY|127\.0\.0\.1|\n/)
  return error.message
}

describe(postgres.name, () => {
  storeContract('postgres', async () => at(await postgres.createDatabase()))

  test('default: no statement runs for ever', async () => {
    const { db, close } = await open(await postgres.createDatabase())
    onTestFinished(close)
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statement_timeout: '10s' }])
  })

  test('behavior: servers that start in the same moment on an empty database all start', async () => {
    // Who is in whose way differs from time to time.
    for (let time = 0; time < runs(1, 10); time++) {
      const url = await postgres.createDatabase()
      const stores = await Promise.all([open(url), open(url), open(url), open(url)])
      await Promise.all(stores.map((store) => store.close()))
    }
  })

  test('behavior: while the server is down it does not answer, and afterwards it does again', async () => {
    const store = await open(await postgres.createDatabase())
    onTestFinished(store.close)
    expect(await store.ping()).toBe(true)
    await postgres.down()
    expect(await store.ping()).toBe(false)
    await postgres.up()
    expect(await store.ping()).toBe(true)
    expect(lines.join()).toContain('database connection lost')
    expect(lines.join()).not.toMatch(/CANARY|127\.0\.0\.1/)
  })

  test('behavior: a server that falls silent is noticed in two seconds, however many ask', async () => {
    const store = await open(await postgres.createDatabase())
    onTestFinished(store.close)
    // Every connection is taken, as if by questions without an answer.
    let answered = 0
    const slow = Array.from({ length: 10 }, async () => {
      await sql`select pg_sleep(3)`.execute(store.db)
      answered++
    })
    const pings = await Promise.all(Array.from({ length: 50 }, () => store.ping()))
    expect(new Set(pings)).toEqual(new Set([false]))
    expect(answered).toBe(0)
    await Promise.all(slow)
    expect(await store.ping()).toBe(true)
  })

  test('behavior: a server is ready while its database answers, and keeps its numbers there', async () => {
    const databaseUrl = await postgres.createDatabase()
    const server = await startTestServer({ config: { databaseUrl } })
    onTestFinished(server.close)
    const ready = async () => (await fetch(`${server.url}/ready`)).status
    const view = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"path":"/tokens"}',
    }
    expect(await ready()).toBe(200)
    await postgres.down()
    expect(await ready()).toBe(503)
    expect((await fetch(`${server.url}/insights/view`, view)).status).toBe(204)
    expect((await fetch(`${server.url}/insights/summary`)).status).toBe(503)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    await postgres.up()
    expect(await ready()).toBe(200)
    const summary = await fetch(`${server.url}/insights/summary`)
    expect(await summary.json()).toMatchObject({ byPath: [{ path: '/tokens', views: 1 }] })
    expect(server.logLines.join()).not.toContain(postgres.password)
  })

  test('error: a server does not start without its database', async () => {
    const databaseUrl = 'postgres://CANARYuser:CANARYpassword@127.0.0.1:1/CANARYname'
    await expect(startTestServer({ config: { databaseUrl } })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The database of DATABASE_URL cannot be used: nothing is listening there\./,
      ),
    })
  })

  test('error: one line for each way not to connect, without address, user and password', async () => {
    const url = new URL(await postgres.createDatabase())
    const change = (changes: Partial<URL>) => Object.assign(new URL(url), changes)
    expect(await failure(change({ password: 'CANARYwrong' }))).toMatch(/rejects the user, the password/)
    expect(await failure(change({ username: 'CANARYuser' }))).toMatch(/rejects the user, the password/)
    expect(await failure(change({ pathname: '/CANARYname' }))).toMatch(/no database with that name/)
    expect(await failure(change({ port: '1' }))).toMatch(/nothing is listening there.*Correct DATABASE_URL/)
    expect(await failure(change({ hostname: 'CANARY.invalid' }))).toMatch(/its host is unknown/)
  })

  test('error: a user who may not create tables', async () => {
    const url = new URL(await postgres.createDatabase())
    const client = new pg.Client(url.href)
    await client.connect()
    await client.query("create role guest login password 'CANARYguest'")
    await client.end()
    const guest = Object.assign(new URL(url), { username: 'guest', password: 'CANARYguest' })
    expect(await failure(guest)).toMatch(/not allowed to create tables/)
  })

  test('error: what listens there is no Postgres', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    onTestFinished(() => void other.close())
    const { port } = z.object({ port: z.number() }).parse(other.address())
    const url = new URL(`postgres://CANARY:CANARY@127.0.0.1:${port}/CANARY`)
    expect(await failure(url)).toMatch(/^The database of DATABASE_URL cannot be used/)
  })
})
