import type { Client } from 'viem'
import { firstBlockOf } from '../../chain/firstBlockOf.ts'
import type { FollowSource } from '../../follow/followSource.ts'
import { createSafeFill } from './createSafeFill.ts'
import { followedIn } from './followedSafes.ts'
import { proxyCreationTopic, proxyFactories } from './proxyCreation.ts'
import { readOrigins } from './readOrigins.ts'
import { rollBackSafes } from './rollBackSafes.ts'
import { safeFilters } from './safeFilters.ts'
import { startNextFill } from './startNextFill.ts'
import { storeCreations } from './storeCreations.ts'
import { storeSafeLogs } from './storeSafeLogs.ts'

export type SafeSourceDeps = {
  client: Client
  chainId: number
  /** How much of the past is looked through at first for Safes that were made then. */
  days: number
  /** How many Safes are followed at most. */
  limit: number
}

export const SAFE_SOURCE = 'safe'
/** Each costs questions in every step, for which the newest blocks wait. */
const FILLS_AT_ONCE = 4

/** Keeps the life of the followed Safes, and remembers which ones the known factories make. */
export function createSafeSource({ client, chainId, days, limit }: SafeSourceDeps): FollowSource {
  return {
    name: SAFE_SOURCE,
    firstBlock: firstBlockOf(client, days),
    async filter(db) {
      const live = await followedIn(db, 'live')
      const factories = { addresses: proxyFactories, topics: [proxyCreationTopic] }
      return [...safeFilters(live.map(({ address }) => address)), factories]
    },
    async prepare(read, logs) {
      const origins = await readOrigins(read, logs)
      return async (transaction) => {
        const live = await followedIn(transaction, 'live')
        const safes = new Set(live.map(({ address }) => address))
        await storeSafeLogs(transaction, { chainId, safes, logs, origins })
        await storeCreations(transaction, { logs, origins, limit })
      }
    },
    rollBack: (transaction, from) => rollBackSafes(transaction, { from, safes: 'all' }),
    async branches(place) {
      const filling = await followedIn(place.db, 'filling')
      if (filling.length < FILLS_AT_ONCE && (await startNextFill(place)))
        filling.push(...(await followedIn(place.db, 'filling')).slice(filling.length))
      return filling.map(({ address, first_block }) =>
        createSafeFill({ chainId, safe: address, firstBlock: first_block ?? 0 }),
      )
    },
  }
}
