import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Client } from 'viem'
import { firstBlockOf } from '../../chain/findBlockAt.ts'
import type { FollowSource } from '../../follow/followSource.ts'
import { inChunks } from '../../follow/followTables.ts'
import type { Database } from '../../store/openStore.ts'
import { followedPairs, marketRows, swapEventTopic, syncTopic } from './marketRows.ts'
import { rebuildCandles, type Touched } from './rebuildCandles.ts'

export type MarketSourceDeps = {
  client: Client
  deployment: Deployment
  /** How much of the past is read at first. */
  days: number
}

export const MARKET_SOURCE = 'market'

/** Keeps what the pairs hold and trade, and the candles that follow from it. */
export function createMarketSource({ client, deployment, days }: MarketSourceDeps): FollowSource {
  const pairs = followedPairs(deployment)
  const filter = { addresses: [...pairs.keys()], topics: [syncTopic, swapEventTopic] }
  return {
    name: MARKET_SOURCE,
    filter: async () => filter,
    firstBlock: firstBlockOf(client, days),
    async apply(transaction, logs) {
      const { syncs, swaps } = marketRows(pairs, logs)
      await inChunks(syncs, (rows) =>
        transaction
          .insertInto('market_syncs')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      await inChunks(swaps, (rows) =>
        transaction
          .insertInto('market_swaps')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      await rebuildCandles(transaction, touchedBy([...syncs, ...swaps]))
    },
    async rollBack(transaction, fromBlock) {
      const gone = await removeFrom(transaction, fromBlock)
      await rebuildCandles(transaction, touchedBy(gone))
    },
  }
}

type Moment = { pair: string; timestamp: number }

function touchedBy(moments: readonly Moment[]): Touched {
  const times = moments.map(({ timestamp }) => timestamp)
  return {
    pairs: [...new Set(moments.map(({ pair }) => pair))],
    from: times.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER),
    to: times.reduce((a, b) => Math.max(a, b), 0),
  }
}

/** The first and last of what is removed, for every pair. */
async function removeFrom(transaction: Database, fromBlock: number): Promise<Moment[]> {
  const moments: Moment[] = []
  for (const table of ['market_syncs', 'market_swaps'] as const) {
    const spans = await transaction
      .selectFrom(table)
      .select(({ fn }) => ['pair', fn.min('timestamp').as('first'), fn.max('timestamp').as('last')])
      .where('block', '>=', fromBlock)
      .groupBy('pair')
      .execute()
    for (const { pair, first, last } of spans) {
      moments.push({ pair, timestamp: first }, { pair, timestamp: last })
    }
    await transaction.deleteFrom(table).where('block', '>=', fromBlock).execute()
  }
  return moments
}
