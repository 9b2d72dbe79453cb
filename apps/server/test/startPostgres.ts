import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { findPostgres } from './findPostgres.ts'

export type TestPostgres = {
  name: 'Postgres'
  password: string
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  down(): Promise<void>
  up(): Promise<void>
  /** Stops it and leaves nothing behind. */
  stop(): Promise<void>
}

const run = promisify(execFile)
const user = 'love'
const password = 'CANARYpassword'
/** Postgres refuses to run as root: then it runs as nobody. */
const nobody = 65_534
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** A real server on a free loopback port, in a folder of its own; it starts when somebody needs it. */
export async function startPostgres(): Promise<TestPostgres> {
  let started: Promise<Omit<TestPostgres, 'name' | 'password'>> | undefined
  const server = () => {
    started ??= startNow()
    return started
  }
  return {
    name: 'Postgres',
    password,
    createDatabase: async () => (await server()).createDatabase(),
    down: async () => (await server()).down(),
    up: async () => (await server()).up(),
    stop: async () => (await started)?.stop(),
  }
}

async function startNow(): Promise<Omit<TestPostgres, 'name' | 'password'>> {
  const folder = await mkdtemp(join(tmpdir(), 'love-postgres-'))
  let server: ChildProcess | undefined
  // The last resort, for when the test process ends before its teardown.
  const removeAll = () => {
    server?.kill('SIGQUIT')
    // It removes this file last; nothing but waiting is possible while the process ends.
    for (let wait = 0; wait < 100 && existsSync(join(folder, 'data', 'postmaster.pid')); wait++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeAll)

  const { bin } = await findPostgres(folder)
  const options = { cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...owner }
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password)
  if (owner.uid !== undefined) {
    await chown(folder, owner.uid, owner.gid)
    await chown(passwordFile, owner.uid, owner.gid)
  }
  const data = join(folder, 'data')
  const access = ['-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const text = ['-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(bin, 'initdb'), ['-D', data, ...access, ...text], options)
  const port = await freePort()
  const url = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

  const up = async () => {
    const settings = ['fsync=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1', `port=${port}`]
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = child
    await ready(child)
  }
  const down = async () => {
    const child = server
    server = undefined
    if (!child || child.exitCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    // A fast shutdown: Postgres breaks off what is under way.
    child.kill('SIGINT')
    await ended
  }
  let databases = 0
  await up()
  return {
    async createDatabase() {
      const database = `test_${++databases}`
      const client = new pg.Client(url('postgres'))
      await client.connect()
      await client.query(`create database ${database}`)
      await client.end()
      return url(database)
    },
    down,
    up,
    async stop() {
      await down()
      process.off('exit', removeAll)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Postgres says so in its log; it ends by itself when it cannot start. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    child.stderr?.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`Postgres did not start.\n${log}`)))
    child.once('error', reject)
  })
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = z.object({ port: z.number() }).parse(probe.address())
  await new Promise((done) => probe.close(done))
  return port
}
