import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { storeContract } from '../../test/store.contract.ts'
import { createLog } from '../log.ts'
import { isDatabaseFailure } from './isDatabaseFailure.ts'
import { type OpenStoreParameters, openStore } from './openStore.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'love-sqlite-'))
})
afterAll(() => rm(root, { recursive: true }))

let places = 0
const place = async (): Promise<OpenStoreParameters> => {
  return { databaseUrl: undefined, dataDir: join(root, `${++places}`, 'data'), network: 'local' }
}
const open = (config: OpenStoreParameters) => openStore(config, { log, now: Date.now })

describe('SQLite', () => {
  storeContract('sqlite', place)

  test('default: a log beside the file, foreign keys, and patience with other writers', async () => {
    const { db, close } = await open(await place())
    onTestFinished(close)
    const read = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})
    expect(await read('journal_mode')).toEqual(['wal'])
    expect(await read('synchronous')).toEqual([1])
    expect(await read('foreign_keys')).toEqual([1])
    expect(await read('busy_timeout')).toEqual([5000])
  })

  test('behavior: networks have files of their own, in a folder for this user only', async () => {
    const config = await place()
    for (const network of ['local', 'mainnet'] as const) await (await open({ ...config, network })).close()
    expect((await stat(config.dataDir)).mode & 0o777).toBe(0o700)
    expect((await stat(join(config.dataDir, 'local.sqlite'))).isFile()).toBe(true)
    expect((await stat(join(config.dataDir, 'mainnet.sqlite'))).isFile()).toBe(true)
  })

  test('behavior: the files are for this user only, also in a folder of the operator, who is told where that is open', async () => {
    const config = await place()
    await mkdir(config.dataDir, { recursive: true })
    await chmod(config.dataDir, 0o755)
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const loud = createLog({ level: 'warn', write, now: Date.now, scrub: (text) => text })
    const reopen = () => openStore(config, { log: loud, now: Date.now })
    const modes = async () => {
      const { db, close } = await reopen()
      await db
        .insertInto('insights_views')
        .values({ day: '2026-01-01', path: `/${Math.random()}`, referrer: '', count: 1 })
        .execute()
      const paths = ['', '-wal', '-shm'].map((end) => join(config.dataDir, `local.sqlite${end}`))
      const found = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777))
      await close()
      return found
    }
    expect(await modes()).toEqual([0o600, 0o600, 0o600])
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      event: 'other users of this machine can open the data folder',
      mode: '755',
      hint: `They cannot read the database itself. To restrict the folder too: chmod 700 ${config.dataDir}`,
    })
    // One of an older version is closed when it is opened.
    await chmod(join(config.dataDir, 'local.sqlite'), 0o644)
    await chmod(config.dataDir, 0o700)
    expect(await modes()).toEqual([0o600, 0o600, 0o600])
    expect(lines).toHaveLength(1)
  })

  test('error: a full disk is a database that is away: what was written stays, and with room it goes on', async () => {
    const { db, close } = await open(await place())
    onTestFinished(close)
    const pages = async (most: number) => void (await sql.raw(`pragma max_page_count = ${most}`).execute(db))
    const write = (path: string) =>
      db.insertInto('insights_views').values({ day: '2026-01-01', path, referrer: '', count: 1 }).execute()
    const written: string[] = []
    await pages(1)
    const failure = await (async () => {
      for (let at = 0; at < 5_000; at++) {
        const path = `/${at}${'x'.repeat(500)}`
        await write(path)
        written.push(path)
      }
    })().catch((error: unknown) => error)
    expect(isDatabaseFailure(failure)).toBe(true)
    const stored = await db.selectFrom('insights_views').select('path').execute()
    expect(stored.map(({ path }) => path).toSorted()).toEqual(written.toSorted())
    await pages(1e6)
    await write('/after')
  })

  test('error: no folder, and no database', async () => {
    const file = join(root, 'file')
    await writeFile(file, 'text, and not a database. '.repeat(100))
    const config = await place()
    const refused = (message: RegExp) => ({ name: 'StartError', message: expect.stringMatching(message) })
    await expect(open({ ...config, dataDir: file })).rejects.toMatchObject(
      refused(/^The database in \/.*\/file cannot be opened: it is not a folder\. Set DATA_DIR/),
    )
    await expect(open({ ...config, dataDir: join(file, 'in') })).rejects.toMatchObject(
      refused(/it is not a folder/),
    )
    await (await open(config)).close()
    await writeFile(join(config.dataDir, 'local.sqlite'), 'text, and not a database. '.repeat(100))
    await expect(open(config)).rejects.toMatchObject(refused(/not a database, or it is damaged/))
  })
})
