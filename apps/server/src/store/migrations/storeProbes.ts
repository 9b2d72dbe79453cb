import { defineMigration } from '../migration.ts'

/** Written and emptied again to see whether there is room on the disk. */
export const storeProbes = defineMigration<{ store_probes: { filler: string } }>({
  id: 'store-probes',
  up: async ({ schema }) => {
    await schema
      .createTable('store_probes')
      .addColumn('filler', 'text', (column) => column.notNull())
      .execute()
  },
})
