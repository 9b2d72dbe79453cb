import { sql } from 'kysely'
import type { FollowBlocks, FollowCursors } from '../store/migrations/follow.ts'
import type { Database } from '../store/openStore.ts'
import { forgotten } from './remembered.ts'

/** How far a source has read; undefined before its first step. */
export function readCursor(db: Database, source: string): Promise<FollowCursors | undefined> {
  return db.selectFrom('follow_cursors').selectAll().where('source', '=', source).executeTakeFirst()
}

export async function saveCursor(transaction: Database, cursor: FollowCursors): Promise<void> {
  const { source: _, ...values } = cursor
  await transaction
    .insertInto('follow_cursors')
    .values(cursor)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute()
}

export async function dropCursor(transaction: Database, source: string): Promise<void> {
  await transaction.deleteFrom('follow_cursors').where('source', '=', source).execute()
}

/** The newest blocks below a number, newest first. */
export function readBlocks(
  db: Database,
  { below, count }: { below: number; count: number },
): Promise<FollowBlocks[]> {
  return db
    .selectFrom('follow_blocks')
    .selectAll()
    .where('block', '<', below)
    .orderBy('block', 'desc')
    .limit(count)
    .execute()
}

/** From that block on none is left. */
export async function dropBlocks(transaction: Database, fromBlock: number): Promise<void> {
  await transaction.deleteFrom('follow_blocks').where('block', '>=', fromBlock).execute()
}

/** Adds blocks, and forgets those that need not be remembered any more. */
export async function addBlocks(transaction: Database, blocks: readonly FollowBlocks[]): Promise<void> {
  await inChunks(blocks, (rows) => transaction.insertInto('follow_blocks').values(rows).execute())
  const tip = Math.max(...blocks.map(({ block }) => block))
  const spans = forgotten(tip)
  if (blocks.length === 0 || spans.length === 0) return
  await transaction
    .deleteFrom('follow_blocks')
    .where((eb) =>
      eb.or(
        spans.map(({ until, spacing }) =>
          eb.and([eb('block', '<=', until), sql<boolean>`block % ${sql.lit(spacing)} <> 0`]),
        ),
      ),
    )
    .execute()
}

/** With up to 60 columns below what a statement may have of parameters, on either engine. */
const ROWS_A_STATEMENT = 500

/** Writes rows statement by statement. */
export async function inChunks<Row>(
  rows: readonly Row[],
  write: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await write(rows.slice(at, at + ROWS_A_STATEMENT))
  }
}
