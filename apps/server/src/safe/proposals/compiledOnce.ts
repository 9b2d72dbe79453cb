import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from '../../store/openStore.ts'

/** Parameters come in the order in which they stand in the statement. */
export type AskCompiled<Row> = (db: Database, parameters: readonly unknown[]) => Promise<Row[]>

/** Putting a statement together costs more than asking it: what is asked all the time is put together once. */
export function compiledOnce<Row>(build: (db: Database) => Compilable<Row>): AskCompiled<Row> {
  const known = new WeakMap<object, CompiledQuery<Row>>()
  return async (db, parameters) => {
    // Of the engine, and the same one inside of a transaction.
    const { adapter } = db.getExecutor()
    const compiled = known.get(adapter) ?? build(db).compile()
    known.set(adapter, compiled)
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
