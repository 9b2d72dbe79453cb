import { defineMigration } from '../migration.ts'

/** Sign-ins that have begun. Each is gone once it succeeded. Times are milliseconds. */
export type SignInNonces = {
  nonce: string
  /** Checksummed, as it stands in the text. */
  address: string
  /** Hash of the cookie of whoever began. */
  visit: string
  issued_at: number
  expires_at: number
  is_contract: 0 | 1
  /** Its owners were asked, and some have still to sign. */
  is_pending: 0 | 1
}

/** Who is signed in. Times are milliseconds. */
export type SignInSessions = {
  /** Hash of the cookie: who reads the table can be nobody. */
  id: string
  address: string
  created_at: number
  expires_at: number
  /** When the account was last asked; both below are null where a key signed, which nobody can take back. */
  checked_at: number
  message_hash: string | null
  signature: string | null
}

export const signIn = defineMigration<{ sign_in_nonces: SignInNonces; sign_in_sessions: SignInSessions }>({
  id: 'sign-in',
  up: async ({ schema }) => {
    await schema
      .createTable('sign_in_nonces')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('visit', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('is_contract', 'bigint', (column) => column.notNull())
      .addColumn('is_pending', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('sign_in_nonces_by_visit').on('sign_in_nonces').column('visit').execute()
    await schema.createIndex('sign_in_nonces_by_end').on('sign_in_nonces').column('expires_at').execute()
    await schema
      .createTable('sign_in_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .addColumn('message_hash', 'text')
      .addColumn('signature', 'text')
      .execute()
    await schema.createIndex('sign_in_sessions_by_end').on('sign_in_sessions').column('expires_at').execute()
  },
})
