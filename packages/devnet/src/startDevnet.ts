import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readPair } from '@love/protocol/actions/readPair'
import { blocksPerYear } from '@love/protocol/apr/apr'
import { createChain } from './createChain.ts'
import type { Contracts } from './deploy/deployContracts.ts'
import { createDevnetClient, type DevnetClient, devnetChain } from './devnetClient.ts'
import { openingPairs, openingPrices } from './market/openingMarket.ts'
import { orderTowards } from './market/orderTowards.ts'
import { nextPrices } from './market/priceWalk.ts'
import { trade } from './market/trade.ts'
import { assignRoles, type Roles } from './roles.ts'
import { type SeededChain, seedChain } from './seed/seedChain.ts'
import { serveRpc } from './serveRpc.ts'

export type StartDevnetParameters = {
  /** 0 takes a free one. */
  port?: number
  /** Hours of trading in the past; tests that need no charts take 0 and start in half a second. */
  historyHours?: number
  /** A block every few seconds and a few swaps a minute. */
  live?: boolean
  /** What a newcomer finds in the team's Safe beyond its past: see `seedExample.ts`. */
  example?: boolean
  /** Between two blocks while it is live; by default as many as every APR assumes. */
  blockSeconds?: number
}

export type Devnet = SeededChain & {
  readonly url: string
  readonly client: DevnetClient
  readonly roles: Roles
  readonly close: () => Promise<void>
}

const thirtyDays = 720

/** What earns by the block then earns as fast as its APR says. */
export const usualBlockSeconds = 31_536_000 / Number(blocksPerYear)

/** A chain with real contracts, balances, positions, Safes and a past. */
export async function startDevnet(parameters: StartDevnetParameters = {}): Promise<Devnet> {
  const {
    port = 8545,
    historyHours = thirtyDays,
    live = false,
    example = false,
    blockSeconds = usualBlockSeconds,
  } = parameters
  // Deploying takes a few hundred seconds of chain time before the history begins.
  const initialDate = new Date(Date.now() - (historyHours + 1) * 3_600_000)
  const chain = await createChain({ chainId: devnetChain.id, initialDate })
  // Taken before the work, so that a busy port is known at once.
  const server = await serveRpc(chain, port)
  try {
    const client = createDevnetClient(chain)
    const roles = assignRoles(await client.getAddresses())
    const seeded = await seedChain(client, { roles, historyHours, now: Date.now, deployment, example })
    const market = { ...seeded, roles, blockSeconds, onError: reportOnce() }
    const stopMarket = live ? startLiveMarket(client, market) : undefined
    return {
      ...seeded,
      url: server.url,
      client,
      roles,
      close: async () => {
        await stopMarket?.()
        await server.close()
        await chain.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** The market is decoration: its failure is worth one line, not a flood and not the end. */
function reportOnce() {
  let reported = false
  return (error: unknown) => {
    if (!reported) process.stderr.write(`The simulated market failed: ${String(error)}\n`)
    reported = true
  }
}

/** Most blocks have a swap: a few a minute. */
const swapChance = 0.75

/** Empty blocks would let the fee sink to nothing, which no wallet shows well. */
const baseFeePerGas = 1_000_000_000n

type LiveMarketParameters = {
  contracts: Contracts
  roles: Roles
  blockSeconds: number
  random?: () => number
  onError: (error: unknown) => void
}

/** A block every few seconds and a quiet trade now and then, until stopped. */
function startLiveMarket(client: DevnetClient, parameters: LiveMarketParameters): () => Promise<void> {
  const { contracts, roles, blockSeconds, random = Math.random, onError } = parameters
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(() => liveBlock(client, contracts, roles, random)).catch(onError)
  }, 1_000 * blockSeconds)
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
