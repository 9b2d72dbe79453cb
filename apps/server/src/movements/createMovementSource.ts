import type { Deployment } from '@love/contracts/deployments/deployment'
import { ether, historyBook } from '@love/protocol/history/movement'
import { baseTokens } from '@love/protocol/pairs/pairs'
import { faith } from '@love/protocol/tokens/tokens'
import { type Client, pad } from 'viem'
import { firstBlockOf } from '../chain/findBlockAt.ts'
import type { FollowSource } from '../follow/followSource.ts'
import { inChunks } from '../follow/followTables.ts'
import type { LogFilter } from '../follow/logQuestion.ts'
import { movementRows } from './movementRows.ts'
import { movementTopics, transferTopic } from './readMovement.ts'

export type MovementSourceDeps = {
  client: Client
  deployment: Deployment
  /** How much of the past is read at first. */
  days: number
}

export const MOVEMENT_SOURCE = 'movements'

/** Keeps what moved between accounts: the history of every address is made of it. */
export function createMovementSource({ client, deployment, days }: MovementSourceDeps): FollowSource {
  const book = historyBook(deployment)
  const filters = movementFilters(deployment)
  return {
    name: MOVEMENT_SOURCE,
    filter: async () => filters,
    firstBlock: firstBlockOf(client, days),
    apply: (transaction, logs) =>
      inChunks(movementRows(book, logs), (rows) =>
        transaction
          .insertInto('movements')
          .values(rows)
          .onConflict((conflict) =>
            // One that came late may have changed what the others are a part of.
            conflict.columns(['block', 'log_index']).doUpdateSet(({ ref }) => ({
              contract: ref('excluded.contract'),
              from_account: ref('excluded.from_account'),
              to_account: ref('excluded.to_account'),
              program: ref('excluded.program'),
              shares: ref('excluded.shares'),
            })),
          )
          .execute(),
      ),
    async rollBack(transaction, fromBlock) {
      await transaction.deleteFrom('movements').where('block', '>=', fromBlock).execute()
    },
  }
}

/**
 * Everything of the tokens that are ours. Ether's and Tether's contracts tell of the whole world: of those, and of all
 * others that we did not make, only what a pair of ours gets or gives.
 */
function movementFilters(deployment: Deployment): readonly LogFilter[] {
  const { tokens, pairs, farm, vault } = historyBook(deployment)
  const own = new Set([...baseTokens, faith].map(({ symbol }) => symbol))
  const ours = [...tokens].flatMap(([address, { symbol }]) => (own.has(symbol) ? [address] : []))
  const others = [...tokens.keys()].filter((address) => address !== ether && !ours.includes(address))
  const words = [...pairs.keys()].map((pair) => pad(pair as `0x${string}`))
  const ofPairs = { addresses: others, topics: [transferTopic] }
  return [
    { addresses: [...new Set([...ours, ...pairs.keys(), farm, vault])], topics: movementTopics },
    { ...ofPairs, about: { place: 1, words } },
    { ...ofPairs, about: { place: 2, words } },
  ]
}
