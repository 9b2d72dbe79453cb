import type { CreateTableBuilder } from 'kysely'
import { defineMigration } from '../migration.ts'

/** Where an event stands: pair by name, block, and place of the log in the block. Times are seconds since 1970. */
type EventRow = { pair: string; block: number; log_index: number; timestamp: number }

/** What a pair holds after each change, as exact decimal text. */
type MarketSyncs = EventRow & { reserve_token: string; reserve_base: string }

type MarketSwaps = EventRow & {
  transaction_hash: string
  token_in: string
  token_out: string
  base_in: string
  base_out: string
}

/**
 * What can be told of a span of time, made of the events above. Prices are kept as the reserves they follow from:
 * `open` and `close` are the first and last of the span, `high` and `low` those where the base cost most and least.
 */
export type MarketCandles = {
  pair: string
  seconds: number
  start: number
  open_token: string
  open_base: string
  high_token: string
  high_base: string
  low_token: string
  low_base: string
  close_token: string
  close_base: string
  volume_token: string
  volume_base: string
  swaps: number
}

export const market = defineMigration<{
  market_syncs: MarketSyncs
  market_swaps: MarketSwaps
  market_candles: MarketCandles
}>({
  id: 'market',
  up: async ({ schema }) => {
    const table = (name: string, numbers: readonly string[], texts: readonly string[]) => {
      let builder: CreateTableBuilder<string, string> = schema.createTable(name)
      for (const column of numbers) builder = builder.addColumn(column, 'bigint', (type) => type.notNull())
      for (const column of texts) builder = builder.addColumn(column, 'text', (type) => type.notNull())
      return builder
    }
    const events = async (name: string, texts: readonly string[]) => {
      await table(name, ['block', 'log_index', 'timestamp'], ['pair', ...texts])
        .addPrimaryKeyConstraint(`${name}_key`, ['block', 'log_index'])
        .execute()
      await schema.createIndex(`${name}_by_time`).on(name).columns(['pair', 'timestamp']).execute()
    }
    const bothOf = (name: string) => [`${name}_token`, `${name}_base`]

    await events('market_syncs', bothOf('reserve'))
    await events('market_swaps', ['transaction_hash', 'token_in', 'token_out', 'base_in', 'base_out'])
    await table(
      'market_candles',
      ['seconds', 'start', 'swaps'],
      ['pair', ...['open', 'high', 'low', 'close', 'volume'].flatMap(bothOf)],
    )
      .addPrimaryKeyConstraint('market_candles_key', ['pair', 'seconds', 'start'])
      .execute()
  },
})
