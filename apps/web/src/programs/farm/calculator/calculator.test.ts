import { isAvailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { states, testFarm, testFarmPool } from '../../../../test/testFarmReadings.ts'
import { priceField, readDays, readPrice } from '../../../chain/prices/typedAssumption.ts'
import { calculation } from './calculation.ts'

const given = {
  farm: testFarm(),
  pool: testFarmPool(0),
  state: states[0],
  liquidity: fraction(20_000n),
  deposit: '1000',
  days: '365',
  timesPerYear: 0n,
  prices: { love: '0.01', base: '0.01', other: '1' },
}

test('default: a deposit in dollars becomes LP tokens of today and earns', () => {
  const { lp, projection } = calculation(given)
  expect(lp).toEqual(fraction(50n * 10n ** 18n))
  expect(isAvailable(projection.gain) && projection.gain.numerator > 0n).toBe(true)
})

test('behavior: compounding brings more than not compounding, where there is no fee', () => {
  const never = calculation(given).projection.gain
  const daily = calculation({ ...given, timesPerYear: 365n }).projection.gain
  if (!isAvailable(never) || !isAvailable(daily)) throw new Error('Both are known.')
  expect(daily.numerator * never.denominator).toBeGreaterThan(never.numerator * daily.denominator)
})

test('error: what cannot be read is a reason', () => {
  expect(calculation({ ...given, deposit: 'x' }).projection.gain).toEqual({
    unavailable: 'enter a price such as 0.01',
  })
  expect(calculation({ ...given, days: '0' }).projection.gain).toEqual({ unavailable: 'enter the days' })
  expect(calculation({ ...given, state: undefined }).projection.gain).toEqual({
    unavailable: 'pair data is missing',
  })
  expect(readDays('3651').error).toBeTruthy()
  expect(readDays('3650').days).toBe(3_650n)
})

test('behavior: the price in a field reads back to six digits that count', () => {
  expect(priceField(fraction(1n, 3n))).toBe('0.333333')
  expect(priceField(fraction(3_000n))).toBe('3000')
  expect(priceField({ unavailable: 'no pair' })).toBe('')
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (numerator, denominator) => {
        const price = fraction(numerator, denominator)
        const read = readPrice(priceField(price))
        if (!isAvailable(read)) throw new Error(`${priceField(price)} does not read back.`)
        const difference = price.numerator * read.denominator - read.numerator * price.denominator
        expect(difference >= 0n).toBe(true)
        expect(difference * 100_000n <= price.numerator * read.denominator).toBe(true)
      },
    ),
    { numRuns: runs(100, 2_000) },
  )
})
