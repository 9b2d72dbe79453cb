import { defineMigration } from '../migration.ts'

/** What people keep with their account: one row a document, as JSON. */
export type MeDocuments = {
  /** Checksummed. */
  address: string
  chain_id: number
  name: string
  /** Counts the writes: who writes says which one it knows. */
  version: number
  value: string
  changed_at: number
}

export const me = defineMigration<{ me_documents: MeDocuments }>({
  id: 'me',
  up: async ({ schema }) => {
    await schema
      .createTable('me_documents')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('chain_id', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('me_documents_key', ['address', 'chain_id', 'name'])
      .execute()
  },
})
