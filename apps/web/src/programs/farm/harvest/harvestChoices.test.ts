import { harvestGas } from '@love/protocol/farm/farm'
import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testFarm, testFarmPool, testFarmReadings } from '../../../../test/testFarmReadings.ts'
import { poolRows } from '../poolRows.ts'
import { harvestChoices, harvestSum, worthHarvesting } from './harvestChoices.ts'

const whole = 10n ** 18n
/** LOVE costs a cent here, so that 1,000 of them are worth ten dollars. */
const rewards = [1_000n, 10n, 0n]
const stakeOf = (pending: bigint) => ({ amount: whole, rewardDebt: 0n, pending, held: 0n, allowance: 0n })
const rows = poolRows(
  testFarmReadings({
    farm: testFarm({
      totalAllocPoint: 0n,
      pools: rewards.map((reward, pid) =>
        testFarmPool(pid, {
          allocPoint: 0n,
          accLovePerShare: reward * 10n ** 12n,
          stake: stakeOf(reward * whole),
        }),
      ),
    }),
  }),
)
/** A harvest costs a dollar. */
const prices = { gasPrice: 10n ** 9n, etherPrice: fraction(10n ** 9n, harvestGas) }

test('default: pools worth their fee are selected, and what has earned nothing is no choice', () => {
  const choices = harvestChoices(rows, prices)
  expect(choices.map(({ name, pays }) => [name, pays])).toEqual([
    ['LOVE-ETH', true],
    ['LOVE-USDT', false],
  ])
  expect(worthHarvesting(choices)).toEqual([0n])
})

test('behavior: the sum says when it costs more than it pays, with the deposit as well', () => {
  const [dear, cheap] = harvestChoices(rows, prices)
  if (!dear || !cheap) throw new Error('Two pools have earned.')
  expect(harvestSum([dear, cheap], 'wallet', prices)).toMatchObject({
    earned: 1_010n * whole,
    fee: 2n * harvestGas * 10n ** 9n,
    costsMore: false,
  })
  expect(harvestSum([cheap], 'wallet', prices).costsMore).toBe(true)
  const doubled = { ...prices, etherPrice: fraction(4n * 10n ** 9n, harvestGas) }
  expect(harvestSum([dear], 'wallet', doubled).costsMore).toBe(false)
  expect(harvestSum([dear], 'faith', doubled).costsMore).toBe(true)
  expect(harvestSum([], 'faith', prices).costsMore).toBe(false)
})

test('behavior: without prices nothing is said to be dear, and all are selected', () => {
  const unknown = { gasPrice: undefined, etherPrice: unavailable('no pair') }
  const choices = harvestChoices(rows, unknown)
  expect(worthHarvesting(choices)).toEqual([0n, 1n])
  expect(harvestSum(choices, 'faith', unknown)).toMatchObject({ fee: undefined, costsMore: false })
  const unpriced = harvestChoices(rows, { ...prices, etherPrice: unavailable('no pair') })
  expect(unpriced.map(({ pays }) => pays)).toEqual([undefined, undefined])
})
