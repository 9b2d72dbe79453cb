import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Dialect, SqliteDialect } from 'kysely'
import { keepStatements } from './keepStatements.ts'

/** How long a write waits for another process that writes to the same file. */
const BUSY_MS = 5_000

/** One file a network, so that the data of two chains never meet. */
export function sqliteDialect({ folder, name }: { folder: string; name: string }): Dialect {
  // Sessions will live here: nobody else's business.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new Sqlite(join(folder, `${name}.sqlite`), { timeout: BUSY_MS })
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
