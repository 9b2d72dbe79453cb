import type { SqliteDatabase } from 'kysely'

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
