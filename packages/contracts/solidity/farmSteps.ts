import * as fc from 'fast-check'
import { wallet } from './deployFarm.ts'

/** Of the pools and users of a random farm. */
export const pids = [0, 1] as const
export const users = [0, 1, 2] as const

const place = { pid: fc.constantFrom(...pids), user: fc.constantFrom(...users) }
// Tiny amounts are where integer division goes wrong, so they come as often as usual ones.
const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, wallet / 100n))
const lovePerBlock = fc.oneof(fc.bigInt(0n, 9n), { weight: 3, arbitrary: fc.bigInt(0n, 10n ** 20n) })
const weights = {
  allocPoint: fc.oneof(fc.constant(0n), { weight: 4, arbitrary: fc.bigInt(1n, 1_000n) }),
  feeBP: fc.integer({ min: 0, max: 400 }),
}

export const farmStart = fc.record({
  lovePerBlock,
  /** Blocks from the deployment to the first reward. */
  wait: fc.bigInt(0n, 60n),
  pools: fc.tuple(fc.record(weights), fc.record(weights)),
})

/** More than 100 percent of the stake must be refused. */
const percent = fc.bigInt(0n, 110n)

const farmStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('deposit'), ...place, amount }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('withdraw'), ...place, percent }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('harvest'), ...place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('emergencyWithdraw'), ...place }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('mine'), blocks: fc.integer({ min: 1, max: 1_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('set'), pid: place.pid, ...weights }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('setLovePerBlock'), lovePerBlock }) },
)

// By default most lists would be short, and it takes a few steps to get three users into two pools.
export const farmSteps = fc.array(farmStep, { minLength: 1, maxLength: 40, size: 'max' })

export type FarmStart = Generated<typeof farmStart>
export type FarmStep = Generated<typeof farmStep>

type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never
