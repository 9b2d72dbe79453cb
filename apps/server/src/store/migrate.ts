import type { CreateTableBuilder, Kysely } from 'kysely'
import { StartError } from '../errors.ts'
import type { Migration } from './migration.ts'
import type { Tables } from './migrations/index.ts'

type Bookkeeping = {
  schema_lock: { id: number; turns: number }
  schema_migrations: { id: string; applied_at: number }
}

export type MigrateParameters = { migrations: readonly Migration[]; now: () => number }

/** Brings the schema up to date, all or nothing. Of several servers that start at once one does it, the others wait. */
export async function migrate(store: Kysely<Tables>, { migrations, now }: MigrateParameters): Promise<void> {
  const db = store.withTables<Bookkeeping>()
  await prepare(db)
  await db.transaction().execute(async (transaction) => {
    // Plain SQL instead of one engine's lock: whoever updates this row first makes the others wait until it is done.
    await transaction
      .updateTable('schema_lock')
      .set((eb) => ({ turns: eb('turns', '+', 1) }))
      .execute()
    const rows = await transaction.selectFrom('schema_migrations').select('id').execute()
    const applied = new Set(rows.map(({ id }) => id))
    refuseNewer(applied, migrations)
    for (const { id, up } of migrations.filter((migration) => !applied.has(migration.id))) {
      await up(transaction)
      await transaction.insertInto('schema_migrations').values({ id, applied_at: now() }).execute()
    }
  })
}

async function prepare(db: Kysely<Tables & Bookkeeping>): Promise<void> {
  await ensureTable(db, 'schema_lock', (table) =>
    table
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('turns', 'bigint', (column) => column.notNull()),
  )
  await ensureTable(db, 'schema_migrations', (table) =>
    table
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull()),
  )
  await db
    .insertInto('schema_lock')
    .values({ id: 1, turns: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Two servers may create the same table at the same moment; Postgres then fails one of them in spite of `if not exists`. */
async function ensureTable(
  db: Kysely<Tables & Bookkeeping>,
  name: keyof Bookkeeping,
  withColumns: (table: CreateTableBuilder<typeof name>) => CreateTableBuilder<typeof name>,
): Promise<void> {
  const isThere = () => db.selectFrom(name).select('id').limit(1).execute()
  await withColumns(db.schema.createTable(name).ifNotExists())
    .execute()
    .catch((error: unknown) => isThere().catch(() => Promise.reject(error)))
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ id }) => id))
  const unknown = [...applied].filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new StartError(
    'newer-database',
    `The database was created by a newer version of LOVE (unknown migrations: ${unknown.join(', ')}). Update the server, or point DATABASE_URL or DATA_DIR elsewhere.`,
  )
}
