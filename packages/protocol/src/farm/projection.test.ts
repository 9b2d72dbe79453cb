import { expect, test } from 'vitest'
import { testFarm as farm, testMarket as market, one, testPool as pool } from '../../test/testFarm.ts'
import { type Figure, formatUsd, isAvailable, unavailable } from '../prices/figure.ts'
import { fraction, toDecimal } from '../prices/fraction.ts'
import { love, usdt } from '../tokens/tokens.ts'
import { liquidityAt } from './liquidityAt.ts'
import { projection } from './projection.ts'
import { realApr } from './realApr.ts'

const shown = (figure: Figure) => (isAvailable(figure) ? toDecimal(figure, 4) : figure.unavailable)

test('default: without compounding the projection is the real APR', () => {
  const parameters = { farm, pool, deposit: 100n * one, ...market }
  const real = realApr(parameters)
  const year = projection({ ...parameters, days: 365n, timesPerYear: 0n })
  expect(shown(year.growth)).toBe(shown(real.netApr))
  expect(shown(year.love)).toBe(shown(real.perYear.love))
  expect(shown(projection({ ...parameters, days: 1n, timesPerYear: 0n }).love)).toBe(shown(real.perDay.love))
})

test('behavior: compounding helps without a fee, and is never better than an APR that nobody thins out', () => {
  const free = { ...pool, depositFeeBasisPoints: 0n }
  const growth = (timesPerYear: bigint, among = free) => {
    const end = projection({ farm, pool: among, deposit: one, ...market, days: 365n, timesPerYear }).growth
    if (!isAvailable(end)) throw new Error(end.unavailable)
    return Number(toDecimal(end, 12))
  }
  expect(growth(12n)).toBeGreaterThan(growth(0n))
  expect(growth(365n)).toBeGreaterThan(growth(12n))
  // Of a stake that is nothing beside the pool, the well-known formula is the limit.
  const apr = 1_295_750 / 100 / 9_000
  const huge = { ...free, staked: free.staked, supply: free.supply }
  const tiny = projection({
    farm,
    pool: huge,
    deposit: 1_000_000n,
    ...market,
    days: 365n,
    timesPerYear: 12n,
  }).growth
  expect(isAvailable(tiny) && Number(toDecimal(tiny, 12))).toBeCloseTo((1 + apr / 12) ** 12 - 1, 8)
  expect(growth(365n)).toBeLessThan((1 + apr / 365) ** 365 - 1)
})

test('behavior: every compounding pays the deposit fee again', () => {
  const at = { farm, deposit: 100n * one, ...market, days: 365n, timesPerYear: 365n }
  const value = (depositFeeBasisPoints: bigint) => {
    const end = projection({ ...at, pool: { ...pool, depositFeeBasisPoints } })
    return Number(shown(end.value))
  }
  expect(value(400n)).toBeLessThan(value(0n) * 0.96)
})

test('error: a calculator that would never end says so, and missing prices stay missing', () => {
  const at = { farm, pool, deposit: one, ...market, days: 36_500n, timesPerYear: 365n }
  expect(shown(projection(at).growth)).toBe('compounds more often than this calculator supports')
  const priceless = projection({ ...at, days: 30n, lovePrice: unavailable('no price') })
  expect(shown(priceless.love)).toBe('no price')
  const kept = projection({ ...at, days: 30n, timesPerYear: 0n, lovePrice: unavailable('no price') })
  expect([isAvailable(kept.love), shown(kept.value)]).toEqual([true, 'no price'])
})

test('default: at the prices of a pair its liquidity is the sum of both sides; at others less than both would make', () => {
  const reserves = {
    base: { raw: 1_000_000n * one, token: love },
    other: { raw: 10_000_000_000n, token: usdt },
  }
  const at = (basePrice: Figure) => liquidityAt({ reserves, otherPrice: fraction(1n), basePrice })
  expect(formatUsd(at(fraction(1n, 100n)))).toBe('$20,000.00')
  // LOVE four times as dear: half of it is left in the pool.
  expect(formatUsd(at(fraction(4n, 100n)))).toBe('$40,000.00')
  expect(at(fraction(0n))).toEqual(fraction(0n))
  expect(at(unavailable('typed nothing'))).toEqual(unavailable('typed nothing'))
})
