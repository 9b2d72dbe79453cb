import { defineMigration } from '../migration.ts'

/** The last block that a source has read, and its time in seconds since 1970. */
export type FollowCursors = { source: string; block: number; hash: string; timestamp: number }

/** Blocks of the chain as they were read: all of the newest ones, and of older ones the fewer the older. */
export type FollowBlocks = { block: number; hash: string }

/**
 * Who follows the chain. `turn` counts up with every sign of life: whoever sees it stand still for `lasts_ms` may
 * take over. No clock is written down, as those of two servers differ.
 */
type FollowLeases = {
  name: string
  /** Another one for every term of office; empty when nobody holds it. */
  holder: string
  turn: number
  lasts_ms: number
}

export const follow = defineMigration<{
  follow_cursors: FollowCursors
  follow_blocks: FollowBlocks
  follow_leases: FollowLeases
}>({
  id: 'follow',
  up: async ({ schema }) => {
    await schema
      .createTable('follow_cursors')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('block', 'bigint', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('timestamp', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('follow_blocks')
      .addColumn('block', 'bigint', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('follow_leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('turn', 'bigint', (column) => column.notNull())
      .addColumn('lasts_ms', 'bigint', (column) => column.notNull())
      .execute()
  },
})
