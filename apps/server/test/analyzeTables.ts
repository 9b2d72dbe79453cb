import { sql } from 'kysely'
import type { Database } from '../src/store/openStore.ts'

/** As Postgres does by itself within a minute. SQLite never does, and must not. */
export async function analyzeTables(db: Database): Promise<void> {
  await sql`analyze`.execute(db)
}
