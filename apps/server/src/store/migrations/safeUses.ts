import { defineMigration } from '../migration.ts'

/** When somebody last looked at a followed Safe, in milliseconds since 1970, to the minute or so. */
export type SafeUses = { safe: string; used_at: number }

export const safeUses = defineMigration<{ safe_uses: SafeUses }>({
  id: 'safe-uses',
  up: async ({ schema }) => {
    await schema
      .createTable('safe_uses')
      .addColumn('safe', 'text', (column) => column.primaryKey())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute()
  },
})
