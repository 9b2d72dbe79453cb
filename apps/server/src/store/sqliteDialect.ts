import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Dialect, SqliteDialect } from 'kysely'
import type { Log } from '../log.ts'
import { keepStatements } from './migration.ts'

/** How long a write waits for another process that writes to the same file. */
const BUSY_MS = 5_000

/** One file a network, so that the data of two chains never meet. */
export function sqliteDialect({ folder, name, log }: { folder: string; name: string; log: Log }): Dialect {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${name}.sqlite`)
  closeToOthers(file)
  warnOfOpenFolder(folder, log)
  const database = new Sqlite(file, { timeout: BUSY_MS })
  try {
    // Readers and the writer do not wait for each other.
    database.pragma('journal_mode = WAL')
    // A commit is in the operating system's hands before it is acknowledged, so it survives any end of this process,
    // kill -9 included. Only when the machine itself loses power may the last commits be gone (the file stays whole);
    // FULL would wait for the disk at every commit, and every request with it. Whoever needs that runs Postgres.
    database.pragma('synchronous = NORMAL')
    database.pragma('foreign_keys = ON')
  } catch (error) {
    database.close()
    throw error
  }
  return rollingBackOnce(new SqliteDialect({ database: keepStatements(database) }), database)
}

/** Sessions live here: nobody else's business, whoever made the folder. What SQLite puts beside the file is like it. */
function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    // One that another user has lent us stays as that user wants it.
    if (existsSync(path) && statSync(path).uid === process.getuid?.()) chmodSync(path, 0o600)
  }
}

/** Its mode is the operator's choice: other programs may need the folder. */
function warnOfOpenFolder(folder: string, log: Log): void {
  const mode = statSync(folder).mode & 0o777
  if ((mode & 0o077) === 0) return
  const path = resolve(folder)
  log.warn('other users of this machine can open the data folder', {
    folder: path,
    mode: mode.toString(8),
    hint: `They cannot read the database itself. To restrict the folder too: chmod 700 ${path}`,
  })
}

/**
 * Where the disk is full SQLite rolls back by itself. To roll back once more fails, and that failure would hide the
 * first: whoever asked could not be told what is wrong.
 */
function rollingBackOnce(dialect: SqliteDialect, database: Pick<Sqlite.Database, 'inTransaction'>): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver()
      const rollBack = driver.rollbackTransaction.bind(driver)
      driver.rollbackTransaction = async (connection) => {
        if (database.inTransaction) await rollBack(connection)
      }
      return driver
    },
  }
}
