import { devnet as deployment } from '@love/contracts/deployments/1337'
import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testFarm, testFarmPool } from '../../../../test/testFarmReadings.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import type { FarmReview } from './farmReview.ts'
import { reviewEmergency } from './reviewEmergency.ts'
import { reviewHarvest } from './reviewHarvest.ts'
import { reviewStake } from './reviewStake.ts'
import { reviewUnstake } from './reviewUnstake.ts'

const context = {
  deployment,
  account: deployment.router,
  lovePrice: fraction(1n, 100n),
  money: createMoney('USD', () => fraction(1n)),
} as const
const whole = 10n ** 18n

const factOf = ({ facts }: FarmReview, label: string) => facts.find((fact) => fact.label === label)?.value

test('default: a harvest says what it brings at least, and where from', () => {
  const review = reviewHarvest(testFarm(), [0n, 1n], context)
  expect(factOf(review, 'Minimum received')).toBe('4 LOVE, about $0.04')
  expect(factOf(review, 'From')).toBe('LOVE-ETH, LOVE-USDT')
  expect(review.warnings).toEqual([])
  expect(review.intent.calls).toHaveLength(2)
  expect(review.pays).toEqual(fraction(4n * 10n ** 18n, 100n * 10n ** 18n))
})

test('behavior: a drained farm pays what it has, and says so before', () => {
  const farm = testFarm({ loveHeld: whole, totalAllocPoint: 0n })
  const review = reviewHarvest(farm, [0n, 1n], context)
  expect(factOf(review, 'Minimum received')).toBe('1 LOVE, about $0.01')
  expect(review.warnings?.[0]).toContain('pays what it has')
})

test('error: nothing to harvest, and a farm that may not mint, are words', () => {
  expect(() => reviewHarvest(testFarm(), [99n], context)).toThrow('nothing to harvest')
  expect(() => reviewHarvest(testFarm({ mayMint: false }), [0n], context)).toThrow('can no longer mint')
  expect(() => reviewStake(testFarm(), asked(99n), context)).toThrow('no longer has this pool')
})

const asked = (pid: bigint) => ({ pid, amount: 10n * whole, liquidity: fraction(20_000n) })

test('behavior: a fee of 0 and one of 4 % are both said in words', () => {
  const free = reviewStake(testFarm(), asked(0n), context)
  expect(factOf(free, 'Deposit fee')).toBe('none')
  expect(factOf(free, 'Break-even')).toBe('no deposit fee')
  const farm = testFarm({ pools: [testFarmPool(0, { depositFeeBasisPoints: 400n })] })
  const dear = reviewStake(farm, asked(0n), context)
  expect(factOf(dear, 'Deposit fee')).toBe('0.4 LOVE-ETH LP')
  expect(factOf(dear, 'Net stake')).toBe('9.6 LOVE-ETH LP')
  expect(factOf(dear, 'Break-even')).toMatch(/^after [\d,.]+ days, on /)
  const unpriced = reviewStake(farm, asked(0n), { ...context, lovePrice: unavailable('no pair') })
  expect(factOf(unpriced, 'Rewards APR after deposit fee')).toBe('n/a: no pair')
})

test('behavior: unstaking takes all there is by then, also from a pool that has ended', () => {
  const farm = testFarm({ pools: [testFarmPool(0, { allocPoint: 0n })] })
  const review = reviewUnstake(farm, { pid: 0n, amount: 'all' }, context)
  expect(factOf(review, 'You unstake')).toBe('50 LOVE-ETH LP')
  expect(factOf(review, 'Remaining stake')).toBe('0 LOVE-ETH LP')
  expect(factOf(review, 'Minimum rewards harvested')).toBe('2 LOVE, about $0.02')
  expect(() => reviewUnstake(farm, { pid: 0n, amount: 51n * whole }, context)).toThrow('less than this')
})

test('behavior: an emergency withdrawal names the loss and asks for a word', () => {
  const review = reviewEmergency(testFarm({ mayMint: false }), 0n, context)
  expect(factOf(review, 'You receive')).toBe('50 LOVE-ETH LP')
  expect(factOf(review, 'You forfeit')).toBe('2 LOVE, about $0.02')
  expect(review.warnings?.[0]).toContain('2 LOVE')
  expect(review.typedWord).toBe('EMERGENCY')
})
