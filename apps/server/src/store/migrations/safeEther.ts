import { sql } from 'kysely'
import { defineMigration } from '../migration.ts'

/**
 * Up to which block the ether of a Safe was looked at, and what it had then. `unexplained` came in without a
 * transaction that could be found. Amounts as decimal text.
 */
export type SafeEther = { safe: string; block: number; balance: string; unexplained: string }

export const safeEther = defineMigration<{ safe_ether: SafeEther }>({
  id: 'safe-ether',
  up: ({ schema }) =>
    schema
      .createTable('safe_ether')
      .addColumn('safe', 'text', (column) => column.primaryKey())
      .addColumn('block', 'bigint', (column) => column.notNull())
      .addColumn('balance', 'text', (column) => column.notNull())
      .addColumn('unexplained', 'text', (column) => column.notNull())
      .execute(),
})

/** Safes that were followed before ERC-1155 was known: all of their past is read once more. */
export const safesReadAnew = defineMigration({
  id: 'safes-read-anew',
  up: async (db) => {
    await sql`update safe_followed set state = 'new', first_block = null`.execute(db)
  },
})
