import type { Kysely, QueryExecutorProvider, SqliteDatabase } from 'kysely'

/** The schema builder, and `sql` for what it cannot say. Tables have no types here: they are of another time. */
type SchemaDatabase = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider

/**
 * One step of the schema, for SQLite and Postgres alike. `Rows` is what it adds to the types: tables by name, or more
 * columns of a table by its name.
 *
 * Columns are `text` or `bigint`, which reads as a number: counts and times fit, token amounts do not and are
 * decimal text. Text never holds a NUL, which Postgres cannot store.
 */
export type Migration<Rows = unknown> = {
  /** Written into the database, so it never changes once released. */
  readonly id: string
  readonly up: (db: SchemaDatabase) => Promise<void>
  /** Only a type: no value ever stands here. */
  readonly rows?: Rows
}

export function defineMigration<Rows>(migration: Migration<Rows>): Migration<Rows> {
  return migration
}

/** What the tables hold after all migrations of a list. */
export type RowsAfter<List> = List extends readonly [Migration<infer Rows>, ...infer Rest]
  ? Rows & RowsAfter<Rest>
  : unknown

const MOST_KEPT = 500

/** Longer ones write many rows at once, in any number. */
const LONGEST_KEPT = 4_096

const changesTables = /^\s*(create|alter|drop|pragma|vacuum)\b/i

/** Reading a statement takes SQLite as long as running it: one that was asked before is not read again. */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      // A kept statement has the columns that there were when it was read.
      if (changesTables.test(sql)) kept.clear()
      else if (sql.length <= LONGEST_KEPT) {
        if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? sql)
        kept.set(sql, statement)
      }
      return statement
    },
  }
}
