import { readPair } from '@love/protocol/actions/readPair'
import type { Contracts } from '../deploy/deployContracts.ts'
import type { DevnetClient } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { openingPairs, openingPrices } from './openingMarket.ts'
import { orderTowards } from './orderTowards.ts'
import { nextPrices } from './priceWalk.ts'
import { trade } from './trade.ts'

/** As often as the app polls. */
const blockMilliseconds = 4_000
/** Every fourth block or so has a swap: a few a minute. */
const swapChance = 0.25
/** Empty blocks would let the fee sink to nothing, which no wallet shows well. */
const baseFeePerGas = 1_000_000_000n

export type LiveMarketParameters = {
  contracts: Contracts
  roles: Roles
  random?: () => number
  onError: (error: unknown) => void
}

/** A block every few seconds and a quiet trade now and then, until stopped. */
export function startLiveMarket(client: DevnetClient, parameters: LiveMarketParameters): () => Promise<void> {
  const { contracts, roles, random = Math.random, onError } = parameters
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(() => liveBlock(client, contracts, roles, random)).catch(onError)
  }, blockMilliseconds)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** One block of the live market: prices start from where the pairs stand, so people's own swaps count. */
async function liveBlock(client: DevnetClient, contracts: Contracts, roles: Roles, random: () => number) {
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas })
  const chosen = openingPairs[Math.floor(random() * openingPairs.length)]
  if (!chosen || random() > swapChance) return client.mine({ blocks: 1 })
  const state = await readPair(client, { deployment: contracts.deployment, pair: chosen.pair })
  const order = orderTowards(state, nextPrices(openingPrices, openingPrices, random))
  if (!order) return client.mine({ blocks: 1 })
  // A hundredth of the way at most: a quiet market has no jumps.
  const raw = order.amountIn.raw / 100n + 1n
  await trade(client, contracts, roles, [{ ...order, amountIn: { ...order.amountIn, raw } }])
}
