import { defineMigration } from '../migration.ts'

/**
 * Who entered or left the vault, with how much LOVE for how many shares, as exact decimal text. Their ratio is the
 * price of that moment. `fee_shares` were minted on top of an entry, and `supply` is how many shares there are after
 * it; null where that does not follow from what is stored. Times are seconds since 1970.
 */
export type VaultMoves = {
  block: number
  log_index: number
  timestamp: number
  kind: 'entered' | 'left'
  account: string
  love: string
  shares: string
  fee_shares: string
  supply: string | null
}

export const vault = defineMigration<{ vault_moves: VaultMoves }>({
  id: 'vault',
  up: async ({ schema }) => {
    await schema
      .createTable('vault_moves')
      .addColumn('block', 'bigint', (column) => column.notNull())
      .addColumn('log_index', 'bigint', (column) => column.notNull())
      .addColumn('timestamp', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('love', 'text', (column) => column.notNull())
      .addColumn('shares', 'text', (column) => column.notNull())
      .addColumn('fee_shares', 'text', (column) => column.notNull())
      .addColumn('supply', 'text')
      .addPrimaryKeyConstraint('vault_moves_key', ['block', 'log_index'])
      .execute()
    await schema.createIndex('vault_moves_by_time').on('vault_moves').column('timestamp').execute()
  },
})
