import { pairs } from '@love/protocol/pairs/pairs'
import { formatPercent, isAvailable, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testFarm, testFarmPool, testFarmReadings } from '../../../test/testFarmReadings.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { farmTotals } from './farmTotals.ts'
import { hasEnded, poolRows } from './poolRows.ts'

const oneLove = 10n ** 18n

test('default: every pool with its figures, earnings up to the newest block', () => {
  const [row] = poolRows(testFarmReadings({ block: 1_100n }))
  expect(row).toMatchObject({ name: 'LOVE-ETH', place: 'LOVE-ETH' })
  expect(row?.figures.weight).toEqual(fraction(1n, 10n))
  // A tenth of a tenth of a LOVE for each of 100 blocks, on top of the two that were pending.
  expect(row?.figures.yours?.earned).toBe(3n * oneLove)
  expect(formatPercent(row?.figures.stakedValue ?? beingRead)).not.toBe('n/a')
  expect(formatPercent(row?.figures.total ?? beingRead)).not.toBe('n/a')
})

test('behavior: before the farm is read, the names are there and the figures are on their way', () => {
  const rows = poolRows(testFarmReadings({ farm: undefined }))
  expect(rows.map(({ name }) => name)).toEqual(pairs.map(({ name }) => name))
  expect(rows[0]?.figures.total).toBe(beingRead)
  const failed = poolRows(testFarmReadings({ farm: undefined, farmFailure: 'the node is away' }))
  expect(failed[0]?.figures.total).toEqual(unavailable('the node is away'))
})

test('behavior: a pool of a pair that we do not list has a place of its own and no price', () => {
  const farm = testFarm({ pools: [testFarmPool(12)] })
  const [row] = poolRows(testFarmReadings({ farm }))
  expect(row).toMatchObject({ name: 'farm pool 12', place: 'pool-12' })
  expect(row?.figures.stakedValue).toEqual(unavailable('this pair is not listed here, so it has no price'))
  expect(row?.figures.yours?.earned).toBe(2n * oneLove)
})

test('behavior: an ended pool pays nothing, but what was earned is still there', () => {
  const farm = testFarm({ pools: [testFarmPool(0, { allocPoint: 0n })] })
  const [row] = poolRows(testFarmReadings({ farm, block: 9_999n }))
  if (!row) throw new Error('The farm has a pool.')
  expect(hasEnded(row)).toBe(true)
  expect(row.figures).toMatchObject({ rewards: fraction(0n), stopped: 'the pool has ended' })
  expect(row.figures.yours?.earned).toBe(2n * oneLove)
})

test('behavior: without history the rewards stand alone and the fees say why', () => {
  const [row] = poolRows(testFarmReadings({ market: undefined, marketFailure: 'the server sleeps' }))
  expect(row?.figures.fees).toEqual(unavailable('the server sleeps'))
  expect(isAvailable(row?.figures.rewards ?? beingRead)).toBe(true)
})

test('behavior: totals add up; what is yours is whole or n/a with the reason', () => {
  const rows = poolRows(testFarmReadings())
  const totals = farmTotals(rows)
  expect(totals.earned).toBe(2n * oneLove * BigInt(testFarm().pools.length))
  expect(isAvailable(totals.yourStake)).toBe(true)
  const strange = poolRows(
    testFarmReadings({ farm: testFarm({ pools: [testFarmPool(0), testFarmPool(12)] }) }),
  )
  expect(isAvailable(farmTotals(strange).yourStake)).toBe(false)
  expect(isAvailable(farmTotals(strange).staked)).toBe(true)
  const aprs = rows.map(({ figures }) => figures.total)
  expect(aprs).toContainEqual(totals.mostApr)
  expect(farmTotals([])).toMatchObject({ staked: fraction(0n), earned: undefined })
})
