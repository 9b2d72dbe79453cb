import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Breaker } from '../operate/createBreaker.ts'
import { DatabaseAwayError } from './DatabaseAwayError.ts'
import { isDatabaseFailure } from './isDatabaseFailure.ts'

/** While the database is away nobody waits for it: everybody is told at once, and we try again by ourselves. */
export function guardPool(pool: Pool, breaker: Breaker): PostgresPool {
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
