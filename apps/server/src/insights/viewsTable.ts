import type { Database } from '../store/openStore.ts'

/** A row of `insights_views`. */
export type ViewCount = { day: string; path: string; referrer: string; count: number }

/** Below what a statement may have of parameters, on either engine. */
const ROWS_A_STATEMENT = 500

/** Adds to what is there, all or nothing. */
export async function addViews(db: Database, rows: readonly ViewCount[]): Promise<void> {
  // In one order on all servers: two that lock the same rows the other way round would wait for each other.
  const sorted = [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < sorted.length; at += ROWS_A_STATEMENT) {
      await transaction
        .insertInto('insights_views')
        .values(sorted.slice(at, at + ROWS_A_STATEMENT))
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'referrer']).doUpdateSet((eb) => ({
            count: eb('insights_views.count', '+', eb.ref('excluded.count')),
          })),
        )
        .execute()
    }
  })
}

export function keyOf({ day, path, referrer }: Omit<ViewCount, 'count'>): string {
  return `${day} ${path} ${referrer}`
}

export type DayAndPath = { day: string; path: string; views: number }

/** From that day on, in no order: databases sort text by their own locale. */
export function readViews(db: Database, { from }: { from: string }): Promise<DayAndPath[]> {
  return db
    .selectFrom('insights_views')
    .select((eb) => ['day', 'path', eb.cast<number>(eb.fn.sum('count'), 'bigint').as('views')])
    .where('day', '>=', from)
    .groupBy(['day', 'path'])
    .execute()
}
