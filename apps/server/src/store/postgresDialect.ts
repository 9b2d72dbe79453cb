import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { createBreaker } from '../operate/createBreaker.ts'
import { databaseCode } from './databaseCode.ts'
import { guardPool } from './guardPool.ts'

export type PostgresDialectParameters = {
  url: string
  log: Log
  now: () => number
  use: 'requests' | 'migrations'
}

/** Milliseconds. The server ends a statement first; the client's own limit is for a server that fell silent. */
const limits = {
  requests: { max: 10, statement_timeout: 10_000, query_timeout: 15_000 },
  migrations: { max: 1, statement_timeout: 60_000, query_timeout: 70_000 },
}

export function postgresDialect({ url, log, now, use }: PostgresDialectParameters): Dialect {
  const types = new pg.TypeOverrides()
  // Numbers on both engines: what is larger than a number holds is kept as text.
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    ...limits[use],
    connectionString: url,
    application_name: 'love',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types,
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn('database connection lost', { code: databaseCode(error) }))
  // The same between two statements of a transaction; the next of them fails, and tells.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  return new PostgresDialect({ pool: use === 'requests' ? guardPool(pool, createBreaker({ now })) : pool })
}
