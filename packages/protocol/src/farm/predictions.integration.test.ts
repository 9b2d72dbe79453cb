import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { performIntent } from '../../../devnet/test/performIntent.ts'
import { readFarmPools } from '../actions/readFarmPools.ts'
import { readPairs } from '../actions/readPair.ts'
import { blocksPerYear } from '../apr/apr.ts'
import { harvestIntent } from '../intents/harvestIntent.ts'
import type { Intent } from '../intents/intent.ts'
import { stakeIntent } from '../intents/stakeIntent.ts'
import { unstakeIntent } from '../intents/unstakeIntent.ts'
import { pricePairs } from '../pairs/pairs.ts'
import { isAvailable } from '../prices/figure.ts'
import { usdPrices } from '../prices/usdPrices.ts'
import { love } from '../tokens/tokens.ts'
import type { Farm, FarmPool } from './farm.ts'
import { liquidityAt } from './liquidityAt.ts'
import { type RealApr, realApr } from './realApr.ts'
import { pendingAt } from './rewardMeter.ts'

let devnet: Devnet
/** The third holds LP tokens and has staked none; the other two come and go. */
let person: Address
let others: readonly Address[]
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  person = devnet.roles.demo[2]
  others = [devnet.roles.demo[1], devnet.roles.whale]
})
afterAll(() => devnet.close())

const read = (account: Address) =>
  readFarmPools(devnet.client, { deployment: devnet.contracts.deployment, account })
const stakeOf = (pool: FarmPool) => {
  if (!pool.stake) throw new Error('Nobody was asked about.')
  return pool.stake
}
const poolAt = (farm: Farm, pid: bigint) => {
  const pool = farm.pools[Number(pid)]
  if (!pool) throw new Error(`No pool ${pid}.`)
  return pool
}
const head = () => devnet.client.getBlockNumber()

const perform = (intent: Intent) => performIntent(devnet, intent)

/** Within a thousandth. */
function expectClose(predicted: bigint, actual: bigint, what: string) {
  const difference = predicted > actual ? predicted - actual : actual - predicted
  expect(actual, what).toBeGreaterThan(0n)
  expect(difference * 1_000n, `${what}: predicted ${predicted}, got ${actual}`).toBeLessThan(actual)
}

const act = async (account: Address, pid: bigint, make: (farm: Farm, pool: FarmPool) => Intent) => {
  const farm = await read(account)
  return perform(make(farm, poolAt(farm, pid)))
}
const terms = (account: Address) => ({ deployment: devnet.contracts.deployment, account })

async function promised(pid: bigint, deposit: bigint): Promise<RealApr> {
  const { deployment } = devnet.contracts
  const [farm, { pairs: states }] = await Promise.all([
    read(person),
    readPairs(devnet.client, { deployment, pairs: pricePairs }),
  ])
  const price = usdPrices(states)
  const pool = poolAt(farm, pid)
  const reserves = states.find(({ definition }) => definition.name === pool.pair?.name)?.reserves
  if (!reserves) throw new Error('No reserves.')
  const [otherPrice, basePrice] = [price(reserves.other.token), price(reserves.base.token)]
  const liquidity = liquidityAt({ reserves, otherPrice, basePrice })
  return realApr({ farm, pool, deposit, lovePrice: price(love), liquidity })
}

for (const blocks of [10, 100, 1_000])
  test(`behavior: what a deposit was promised is earned after ${blocks} blocks, in every pool`, {
    timeout: 120_000,
    tags: blocks === 100 ? [] : '@deep',
  }, async () => {
    const { pools } = await read(person)
    const promises = new Map<bigint, { real: RealApr; block: bigint }>()
    for (const { pid, stake } of pools) {
      if (stake?.amount)
        await act(person, pid, (farm, pool) =>
          unstakeIntent({ ...terms(person), farm, pool, amount: stakeOf(pool).amount }),
        )
      const amount = stakeOf(poolAt(await read(person), pid)).held / 2n
      const real = await promised(pid, amount)
      expect(isAvailable(real.netApr) && isAvailable(real.perYear.usd)).toBe(true)
      await act(person, pid, (farm, pool) => stakeIntent({ ...terms(person), farm, pool, amount }))
      const block = await head()
      const { stake: after, depositFeeBasisPoints } = poolAt(await read(person), pid)
      expect(after?.amount).toBe(real.credited)
      expect(isAvailable(real.breakEvenDays)).toBe(depositFeeBasisPoints > 0n)
      promises.set(pid, { real, block })
    }
    await devnet.client.mine({ blocks })
    for (const [pid, { real, block }] of promises) {
      const [harvested = 0n] = await act(person, pid, (farm) =>
        harvestIntent({ ...terms(person), farm, pids: [pid] }),
      )
      const { numerator, denominator } = real.perYear.love
      const passed = (await head()) - block
      const predicted = (numerator * 10n ** 18n * passed) / (denominator * blocksPerYear)
      expectClose(predicted, harvested, `pool ${pid} after ${passed} blocks`)
    }
  })

for (const blocks of [10, 100, 1_000])
  test(`behavior: rewards that tick without asking again are those harvested after ${blocks} blocks, while others come and go`, {
    timeout: 120_000,
    tags: blocks === 100 ? [] : '@deep',
  }, async () => {
    let seen = await read(person)
    const all = seen.pools.map(({ pid }) => pid)
    const predicted = new Map(seen.pools.map((pool) => [pool.pid, stakeOf(pool).pending]))
    for (const part of [0, 1]) {
      for (const pid of all)
        for (const [index, other] of others.entries()) {
          await comeOrGo(other, pid, (part + index) % 2 === 0)
          tick(predicted, seen, await head())
          seen = await read(person)
        }
      await devnet.client.mine({ blocks: blocks / 2 })
    }
    for (const pid of all) {
      const [harvested = 0n] = await perform(harvestIntent({ ...terms(person), farm: seen, pids: [pid] }))
      tick(predicted, seen, await head())
      seen = await read(person)
      expectClose(predicted.get(pid) ?? 0n, harvested, `pool ${pid}`)
      expect(predicted.get(pid)).toBe(harvested)
      predicted.set(pid, 0n)
    }
  })

/** Adds what the last reading says will have come by now. */
function tick(predicted: Map<bigint, bigint>, seen: Farm, block: bigint) {
  for (const [pid, sum] of predicted) {
    const pool = poolAt(seen, pid)
    const stake = stakeOf(pool)
    predicted.set(pid, sum + pendingAt({ farm: seen, pool, stake, block }) - stake.pending)
  }
}

async function comeOrGo(account: Address, pid: bigint, comes: boolean) {
  const farm = await read(account)
  const pool = poolAt(farm, pid)
  const { held, amount } = stakeOf(pool)
  const at = { ...terms(account), farm, pool }
  if (comes && held > 10n) await perform(stakeIntent({ ...at, amount: held / 10n }))
  else if (amount > 10n) await perform(unstakeIntent({ ...at, amount: amount / 10n }))
}
