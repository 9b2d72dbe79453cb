import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg, { type Pool, type PoolClient } from 'pg'
import type { Log } from '../log.ts'
import { type Breaker, createBreaker } from '../operate/createBreaker.ts'
import { databaseCode, isDatabaseFailure } from './isDatabaseFailure.ts'

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

/** While the database is away nobody waits for it: everybody is told at once, and we try again by ourselves. */
function guardPool(pool: Pool, breaker: Breaker): PostgresPool {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      breaker.failed()
      throw error
    })
    return guardClient(client, breaker)
  }
  const probe = async () => {
    const client = await connect()
    await client.query('select 1', []).finally(() => client.release())
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (!breaker.isBroken()) return connect()
      if (!breaker.isOpen()) probe().catch(() => {})
      throw new DatabaseAwayError()
    },
  }
}

/**
 * A connection on which the database fell silent is not used again: what was asked there may never end, and whoever
 * came next would wait behind it.
 */
function guardClient(client: PoolClient, breaker: Breaker): PostgresPoolClient {
  let isLost = false

  const query = async (sql: string, parameters: unknown[]) => {
    if (isLost) throw new DatabaseAwayError()
    try {
      const result = await client.query(sql, parameters)
      breaker.worked()
      return result
    } catch (error) {
      if (isDatabaseFailure(error)) {
        isLost = true
        breaker.failed()
      } else breaker.worked()
      throw error
    }
  }
  return {
    // Nobody here reads with a cursor, which its type asks for too.
    query: query as never,
    release: (isDiscarded = false) => client.release(isLost || isDiscarded),
  }
}

/** Nobody asked the database: it did not answer those before. */
class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
  readonly code = 'EDBAWAY'

  constructor() {
    super('The database did not respond and is retried in a few seconds.')
  }
}
