import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../src/log.ts'
import { defineMigration } from '../src/store/migration.ts'
import { migrations } from '../src/store/migrations/index.ts'
import { type OpenStoreParameters, openStore, type Store } from '../src/store/openStore.ts'
import { compileCache } from './compileCache.ts'

const now = () => 1_700_000_000_123
const log = createLog({ level: 'error', write: () => {}, now, scrub: (text) => text })
const migrateSlowly = new URL('./migrateSlowly.ts', import.meta.url)
const writeRows = new URL('./writeRows.ts', import.meta.url)
const largest = (2n ** 256n - 1n).toString()
const view = { day: '2026-02-28', path: '/pairs', referrer: '', count: 1 }

/** What every store promises, whichever engine is behind it. `place` names an empty one. */
export function storeContract(dialect: Store['dialect'], place: () => Promise<OpenStoreParameters>): void {
  const open = async (config: OpenStoreParameters) => {
    const store = await openStore(config, { log, now })
    onTestFinished(() => store.close())
    return store
  }
  const applied = ({ db }: Store) =>
    db.withTables<{ schema_migrations: { id: string; applied_at: number } }>().selectFrom('schema_migrations')

  test('default: an empty place gets all tables, and answers', async () => {
    const store = await open(await place())
    expect(store.dialect).toBe(dialect)
    expect(await store.ping()).toBe(true)
    expect(await applied(store).selectAll().execute()).toEqual(
      migrations.map(({ id }) => ({ id, applied_at: now() })),
    )
    expect(await store.db.selectFrom('insights_views').selectAll().execute()).toEqual([])
  })

  test('default: what was written is there after closing and opening', async () => {
    const config = await place()
    const before = await openStore(config, { log, now })
    await before.db.insertInto('insights_views').values(view).execute()
    await before.close()
    const after = await open(config)
    expect(await after.db.selectFrom('insights_views').selectAll().execute()).toEqual([view])
  })

  test('behavior: Safes that were followed before ERC-1155 was known are read anew', async () => {
    const config = await place()
    const at = migrations.findIndex(({ id }) => id === 'safes-read-anew')
    const before = await openStore(config, { log, now, migrations: migrations.slice(0, at) })
    const row = { address: '0x5afe', reason: 'visited', state: 'live', added_at: 1, first_block: 7 } as const
    await before.db.insertInto('safe_followed').values(row).execute()
    await before.close()
    const { db } = await open(config)
    const anew = [{ ...row, state: 'new', first_block: null }]
    expect(await db.selectFrom('safe_followed').selectAll().execute()).toEqual(anew)
    await db.updateTable('safe_followed').set(row).execute()
    expect(await (await open(config)).db.selectFrom('safe_followed').selectAll().execute()).toEqual([row])
  })

  test('behavior: adding to a row that is there, many at once', async () => {
    const { db } = await open(await place())
    const add = (count: number) =>
      db
        .insertInto('insights_views')
        .values({ ...view, count })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'referrer']).doUpdateSet((eb) => ({
            count: eb('insights_views.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute()
    await Promise.all(Array.from({ length: 50 }, (_, at) => add(at + 1)))
    expect(await db.selectFrom('insights_views').select('count').execute()).toEqual([{ count: 1275 }])
  })

  test('behavior: numbers stay numbers, sums too; text keeps 256-bit amounts and every script', async () => {
    const { db } = await open(await place())
    const rows = [largest, 'Ж\u{1F49B}\u200d"\'%;--', ''].map((path) => ({
      ...view,
      path,
      count: Number.MAX_SAFE_INTEGER - 1,
    }))
    await db.insertInto('insights_views').values(rows).execute()
    expect(await db.selectFrom('insights_views').selectAll().execute()).toEqual(expect.arrayContaining(rows))
    const sum = await db
      .selectFrom('insights_views')
      .select((eb) => eb.cast<number>(eb.fn.sum('count'), 'bigint').as('sum'))
      .where('path', '=', largest)
      .executeTakeFirstOrThrow()
    expect(sum).toEqual({ sum: Number.MAX_SAFE_INTEGER - 1 })
  })

  test('behavior: of a transaction that fails nothing is left, and others do not see it before', async () => {
    const { db } = await open(await place())
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('insights_views').values(view).execute()
      throw new Error('on purpose')
    })
    const beside = db.selectFrom('insights_views').selectAll().execute()
    await expect(failing).rejects.toThrow('on purpose')
    expect(await beside).toEqual([])
    expect(await db.selectFrom('insights_views').selectAll().execute()).toEqual([])
  })

  test('behavior: processes that start at once migrate once', async () => {
    const config = await place()
    const codes = Array.from({ length: 3 }, () => exitCode(start(migrateSlowly, config)))
    // The migration creates a table: a second run would have failed.
    expect(await Promise.all(codes)).toEqual([0, 0, 0])
    await expect(openStore(config, { log, now })).rejects.toThrow('unknown migrations: slow')
  })

  test('behavior: an acknowledged write survives kill -9', async () => {
    const config = await place()
    const acknowledged = await writeUntilKilled(config)
    expect(acknowledged).toBeGreaterThanOrEqual(20)
    const { db } = await open(config)
    const rows = await db.selectFrom('insights_views').select('count').execute()
    const counts = new Set(rows.map(({ count }) => count))
    for (let count = 1; count <= acknowledged; count++) expect(counts).toContain(count)
  })

  test('error: a migration that fails leaves the schema as it was', async () => {
    const config = await place()
    const broken = defineMigration({
      id: 'broken',
      up: async (schema) => {
        await schema.schema.createTable('half').addColumn('id', 'text').execute()
        throw new Error('on purpose')
      },
    })
    const list = [...migrations, broken]
    await expect(openStore(config, { log, now, migrations: list })).rejects.toMatchObject({
      code: 'no-database',
      cause: expect.objectContaining({ message: 'on purpose' }),
    })
    const { db } = await open(config)
    await expect(sql`select * from half`.execute(db)).rejects.toThrow()
  })

  test('error: a schema newer than the code is refused in one sentence', async () => {
    const config = await place()
    const newer = defineMigration({ id: 'of-tomorrow', up: async () => {} })
    const store = await openStore(config, { log, now, migrations: [...migrations, newer] })
    await store.close()
    await expect(openStore(config, { log, now })).rejects.toMatchObject({
      name: 'StartError',
      code: 'newer-database',
      message: expect.stringMatching(/^The database was created by a newer version .*of-tomorrow.*\.$/),
    })
  })
}

/** A process of its own. */
function start(script: URL, { databaseUrl, dataDir }: OpenStoreParameters) {
  const env = { ...compileCache, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  return spawn(process.execPath, [script.pathname], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

function exitCode(child: ReturnType<typeof start>): Promise<number | null> {
  return new Promise((resolve) => child.on('close', resolve))
}

/** The last number that the process said it has written before it was killed. */
async function writeUntilKilled(config: OpenStoreParameters): Promise<number> {
  const child = start(writeRows, config)
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (said.split('\n').length > 20) child.kill('SIGKILL')
  })
  await exitCode(child)
  // The last line may be cut off.
  return Number(said.split('\n').at(-2))
}
