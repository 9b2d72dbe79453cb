import type { PairState } from '@love/protocol/actions/readPair'
import type { Contracts } from '../deploy/deployContracts.ts'
import type { DevnetClient } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { openingPrices } from './openingMarket.ts'
import { orderTowards } from './orderTowards.ts'
import { nextPrices } from './priceWalk.ts'
import { afterOrder, trade } from './trade.ts'

export type WriteHistoryParameters = {
  contracts: Contracts
  roles: Roles
  pairs: readonly PairState[]
  /** Seconds since 1970. */
  from: number
  hours: number
  /** What else happened, by hour. */
  events?: ReadonlyMap<number, () => Promise<unknown>>
}

const hour = 3_600

const swapsPerHour = 5

/** One block an hour, a few swaps in each. */
export async function writeHistory(client: DevnetClient, parameters: WriteHistoryParameters): Promise<void> {
  const { contracts, roles, from, hours, events } = parameters
  const random = createRandom(1337)
  const pairs = [...parameters.pairs]
  let prices = openingPrices
  for (let passed = 1; passed <= hours; passed++) {
    prices = nextPrices(prices, openingPrices, random)
    await client.setNextBlockTimestamp({ timestamp: BigInt(from + passed * hour) })
    const first = Math.floor(random() * pairs.length)
    const orders = Array.from(
      { length: swapsPerHour },
      (_, offset) => (first + offset) % pairs.length,
    ).flatMap((index) => {
      const state = pairs[index]
      const order = state && orderTowards(state, prices)
      if (order) pairs[index] = afterOrder(order)
      return order ?? []
    })
    await trade(client, contracts, roles, orders)
    await events?.get(passed)?.()
  }
}

/** A small seeded generator (mulberry32): the same history on every machine. Never for secrets. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
