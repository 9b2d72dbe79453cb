import { defineMigration, type RowsAfter } from '../migration.ts'
import { follow } from './follow.ts'
import { market } from './market.ts'
import { movements } from './movements.ts'
import { safeEther, safesReadAnew } from './safeEther.ts'
import { safeIndex } from './safeIndex.ts'
import { safeProposals } from './safeProposals.ts'
import { signIn } from './signIn.ts'
import { vault } from './vault.ts'

/** Written and emptied again to see whether there is room on the disk. */
const storeProbes = defineMigration<{ store_probes: { filler: string } }>({
  id: 'store-probes',
  up: async ({ schema }) => {
    await schema
      .createTable('store_probes')
      .addColumn('filler', 'text', (column) => column.notNull())
      .execute()
  },
})

const safeUses = defineMigration<{ safe_uses: SafeUses }>({
  id: 'safe-uses',
  up: async ({ schema }) => {
    await schema
      .createTable('safe_uses')
      .addColumn('safe', 'text', (column) => column.primaryKey())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute()
  },
})

const insightsViews = defineMigration<{ insights_views: InsightsViews }>({
  id: 'insights-views',
  up: (db) =>
    db.schema
      .createTable('insights_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('referrer', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('insights_views_key', ['day', 'path', 'referrer'])
      .execute(),
})

const me = defineMigration<{ me_documents: MeDocuments }>({
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

/** Whether an owner says that they compared the hash with their device: 1 or 0, null where their client does not tell. */
const safeCompared = defineMigration<{ safe_confirmations: { compared: number | null } }>({
  id: 'safe-compared',
  up: async ({ schema }) => {
    await schema.alterTable('safe_confirmations').addColumn('compared', 'bigint').execute()
  },
})

/** In the order they are applied. New ones go to the end; what was released is never edited, only followed. */
export const migrations = [
  insightsViews,
  market,
  follow,
  vault,
  safeIndex,
  safeProposals,
  signIn,
  me,
  safeUses,
  storeProbes,
  safeCompared,
  safeEther,
  safesReadAnew,
  movements,
] as const

/** The tables as the code knows them. */
export type Tables = RowsAfter<typeof migrations>

/** When somebody last looked at a followed Safe, in milliseconds since 1970, to the minute or so. */
type SafeUses = { safe: string; used_at: number }

type InsightsViews = {
  /** `2026-02-28`, by UTC. */
  day: string
  path: string
  /** The host that linked here, or an empty text: a key has no room for null. */
  referrer: string
  count: number
}

/** What people keep with their account: one row a document, as JSON. */
type MeDocuments = {
  /** Checksummed. */
  address: string
  chain_id: number
  name: string
  /** Counts the writes: who writes says which one it knows. */
  version: number
  value: string
  changed_at: number
}
