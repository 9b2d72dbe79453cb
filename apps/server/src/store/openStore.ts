import { withTimeLimit } from '@love/http/request'
import { type Dialect, Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isOutOfRoom } from './isDatabaseFailure.ts'
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
  /** No from the first write for which the disk had no room until one has room again. */
  hasRoom(): Promise<boolean>
  close(): Promise<void>
}

export type OpenStoreDeps = { log: Log; now: () => number; migrations?: readonly Migration[] }
export type OpenStoreParameters = Pick<Config, 'databaseUrl' | 'dataDir' | 'network'>

const PING_MS = 2_000

/** Postgres where `DATABASE_URL` names one, else a file in `DATA_DIR`. Throws `StartError` with a line for the operator. */
export function openStore(config: OpenStoreParameters, deps: OpenStoreDeps): Promise<Store> {
  const { databaseUrl } = config
  return databaseUrl === undefined ? openSqlite(config, deps) : openPostgres(databaseUrl, deps)
}

async function openSqlite({ dataDir, network }: OpenStoreParameters, deps: OpenStoreDeps): Promise<Store> {
  try {
    const room = createRoom()
    const db = room.watch(sqliteDialect({ folder: dataDir, name: network, log: deps.log }))
    await migrateOrClose(db, deps)
    return createStore(db, { dialect: 'sqlite', room })
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
    const room = createRoom()
    const db = room.watch(postgresDialect({ url, log, now, use: 'requests' }))
    return createStore(db, { dialect: 'postgres', room })
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

/** More than the free pages that a full file may still have. */
const PROBE = 'x'.repeat(256 * 1024)

/** Whether the disk is full is known from what fails, and that it no longer is from a write that is tried. */
function createRoom() {
  let isFull = false
  let trying: Promise<boolean> | undefined
  const probe = async (db: Database) => {
    await db.insertInto('store_probes').values({ filler: PROBE }).execute()
    await db.deleteFrom('store_probes').execute()
    isFull = false
    return true
  }
  return {
    watch: (dialect: Dialect) =>
      new Kysely<Tables>({
        dialect,
        log(event) {
          if (event.level === 'error' && isOutOfRoom(event.error)) isFull = true
        },
      }),
    async isLeft(db: Database): Promise<boolean> {
      if (!isFull) return true
      trying ??= probe(db)
        .catch(() => false)
        .finally(() => {
          trying = undefined
        })
      return trying
    },
  }
}

function createStore(
  db: Database,
  { dialect, room }: { dialect: Store['dialect']; room: ReturnType<typeof createRoom> },
): Store {
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
    hasRoom: () => room.isLeft(db),
    close: () => db.destroy(),
  }
}
