import type { HistoryProgram, MovementKind } from '@love/protocol/history/movement'
import { type CreateTableBuilder, sql } from 'kysely'
import { defineMigration } from '../migration.ts'

/**
 * What tokens, pairs, the farm and the vault told of whom, one row an event. Addresses and hashes in lower case,
 * amounts as decimal text, times in seconds since 1970.
 */
export type Movements = {
  block: number
  log_index: number
  timestamp: number
  transaction_hash: string
  kind: MovementKind
  program: HistoryProgram
  contract: string
  /** The pair it went through; an empty text where there is none. */
  pair: string
  from_account: string
  to_account: string
  amount: string
  /** Of liquidity the second token, of the farm the pool. */
  other: string | null
  shares: string | null
}

export const movements = defineMigration<{ movements: Movements }>({
  id: 'movements',
  up: async ({ schema }) => {
    let table: CreateTableBuilder<string, string> = schema.createTable('movements')
    for (const column of ['block', 'log_index', 'timestamp'])
      table = table.addColumn(column, 'bigint', (type) => type.notNull())
    const texts = ['transaction_hash', 'kind', 'program', 'contract', 'pair', 'from_account', 'to_account']
    for (const column of [...texts, 'amount'])
      table = table.addColumn(column, 'text', (type) => type.notNull())
    await table
      .addColumn('other', 'text')
      .addColumn('shares', 'text')
      .addPrimaryKeyConstraint('movements_key', ['block', 'log_index'])
      .execute()
    // With all that a history is filtered by: what does not match is passed over without reading its row.
    const filtered = ['block', 'log_index', 'program', 'contract', 'pair']
    for (const side of ['from', 'to'])
      await schema
        .createIndex(`movements_by_${side}`)
        .on('movements')
        .columns([`${side}_account`, ...filtered])
        .execute()
    await schema.createIndex('movements_by_time').on('movements').columns(['timestamp', 'block']).execute()
    // What a share was worth follows from the last time that some were made.
    await schema
      .createIndex('movements_of_shares')
      .on('movements')
      .columns(['pair', 'block', 'log_index'])
      .where(sql<boolean>`shares is not null`)
      .execute()
  },
})
