import { withTimeLimit } from '@love/http/withTimeLimit'
import { Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migration.ts'
import { migrations as allMigrations, type Tables } from './migrations/index.ts'
import { postgresDialect } from './postgresDialect.ts'
import { postgresProblem } from './postgresProblem.ts'
import { sqliteDialect } from './sqliteDialect.ts'
import { sqliteProblem } from './sqliteProblem.ts'

export type Database = Kysely<Tables>

export type Store = {
  readonly db: Database
  readonly dialect: 'sqlite' | 'postgres'
  /** Whether the database answers in time. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

export type OpenStoreDeps = { log: Log; now: () => number; migrations?: readonly Migration[] }
export type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'network'>

const PING_MS = 2_000

/** Postgres where `DATABASE_URL` names one, else a file in `DATA_DIR`. Throws `StartError` with a line for the operator. */
export function openStore(config: StoreConfig, deps: OpenStoreDeps): Promise<Store> {
  const { databaseUrl } = config
  return databaseUrl === undefined ? openSqlite(config, deps) : openPostgres(databaseUrl, deps)
}

async function openSqlite({ dataDir, network }: StoreConfig, deps: OpenStoreDeps): Promise<Store> {
  try {
    const db = new Kysely<Tables>({ dialect: sqliteDialect({ folder: dataDir, name: network }) })
    await migrateOrClose(db, deps)
    return createStore(db, 'sqlite')
  } catch (error) {
    throw sqliteProblem(error, dataDir)
  }
}

async function openPostgres(url: string, deps: OpenStoreDeps): Promise<Store> {
  const { log, now } = deps
  try {
    // On a connection of its own: a migration, or waiting for another server's, may take longer than a request.
    const setup = new Kysely<Tables>({ dialect: postgresDialect({ url, log, now, use: 'migrations' }) })
    await migrateOrClose(setup, deps)
    await setup.destroy()
    return createStore(
      new Kysely<Tables>({ dialect: postgresDialect({ url, log, now, use: 'requests' }) }),
      'postgres',
    )
  } catch (error) {
    throw postgresProblem(error)
  }
}

async function migrateOrClose(
  db: Database,
  { now, migrations = allMigrations }: OpenStoreDeps,
): Promise<void> {
  try {
    await migrate(db, { migrations, now })
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function createStore(db: Database, dialect: Store['dialect']): Store {
  let pinging: Promise<boolean> | undefined
  const ask = () =>
    withTimeLimit(() => sql`select turns from schema_lock`.execute(db), { timeoutMs: PING_MS }).then(
      () => true,
      () => false,
    )
  return {
    db,
    dialect,
    // One question at a time, however many ask.
    ping: () => {
      pinging ??= ask().finally(() => {
        pinging = undefined
      })
      return pinging
    },
    close: () => db.destroy(),
  }
}
