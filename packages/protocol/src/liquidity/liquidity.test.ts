import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QuoteError } from '../errors.ts'
import { loveEth } from '../pairs/pairs.ts'
import { fraction } from '../prices/fraction.ts'
import { largestDeposit, matchDeposit, quoteOpposite } from './matchDeposit.ts'
import { currentSupply, type PoolState, type Sides } from './pool.ts'
import { previewDeposit } from './previewDeposit.ts'
import { previewWithdrawal, worthOf } from './previewWithdrawal.ts'
import { squareRoot } from './squareRoot.ts'

const pair = loveEth
const reserve = fc.bigInt({ min: 1n, max: 2n ** 111n })
const sides = fc.record({ base: reserve, other: reserve })
const pools = sides.map((reserves) => poolOf(reserves))

function poolOf(reserves: Sides, supply = squareRoot(reserves.base * reserves.other)): PoolState {
  return { reserves, balances: reserves, supply, lastProduct: 0n, sharesFees: false }
}

test('default: the other side follows the ratio, rounded down', () => {
  expect(quoteOpposite(10n, { from: 3n, to: 2n })).toBe(6n)
  expect(quoteOpposite(1n, { from: 3n, to: 2n })).toBe(0n)
})

test('default: a deposit mints its part of the supply', () => {
  const pool = poolOf({ base: 1_000_000n, other: 4_000_000n })
  const desired = matchDeposit('base', 250_000n, pool.reserves)
  const preview = previewDeposit({ pair, pool, desired, held: 0n })
  expect(preview).toMatchObject({ taken: { base: 250_000n, other: 1_000_000n }, liquidity: 500_000n })
  expect(preview.share).toEqual({ before: fraction(0n), after: fraction(1n, 5n) })
})

test('behavior: the root is exact below', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 224n }), (value) => {
      const root = squareRoot(value)
      expect(root * root).toBeLessThanOrEqual(value)
      expect((root + 1n) * (root + 1n)).toBeGreaterThan(value)
    }),
  )
})

test('behavior: of a matched deposit the router takes the typed amount exactly, and never more of the other', () => {
  fc.assert(
    fc.property(pools, fc.constantFrom('base', 'other'), reserve, (pool, side, amount) => {
      const desired = matchDeposit(side, amount, pool.reserves)
      fc.pre(desired.base > 0n && desired.other > 0n)
      try {
        const { taken } = previewDeposit({ pair, pool, desired, held: 0n })
        expect(taken[side]).toBe(amount)
        expect(taken.base).toBeLessThanOrEqual(desired.base)
        expect(taken.other).toBeLessThanOrEqual(desired.other)
      } catch (error) {
        expect(error).toBeInstanceOf(QuoteError)
      }
    }),
  )
})

test('behavior: the largest deposit fits into both balances and uses one of them up', () => {
  fc.assert(
    fc.property(sides, sides, (reserves, balances) => {
      const { side, amount } = largestDeposit(balances, reserves)
      const desired = matchDeposit(side, amount, reserves)
      expect(amount).toBe(balances[side])
      expect(desired.base).toBeLessThanOrEqual(balances.base)
      expect(desired.other).toBeLessThanOrEqual(balances.other)
    }),
  )
})

test('behavior: putting in and taking out never gains', () => {
  fc.assert(
    fc.property(pools, reserve, (pool, amount) => {
      const desired = matchDeposit('base', amount, pool.reserves)
      fc.pre(desired.other > 0n)
      try {
        const { taken, liquidity } = previewDeposit({ pair, pool, desired, held: 0n })
        const reserves = {
          base: pool.reserves.base + taken.base,
          other: pool.reserves.other + taken.other,
        }
        const worth = worthOf(liquidity, poolOf(reserves, pool.supply + liquidity))
        expect(worth.base).toBeLessThanOrEqual(taken.base)
        expect(worth.other).toBeLessThanOrEqual(taken.other)
      } catch (error) {
        expect(error).toBeInstanceOf(QuoteError)
      }
    }),
  )
})

test('behavior: the first deposit leaves 1,000 LP in the pool and sets the price, also where no pair exists', () => {
  for (const pool of [undefined, poolOf({ base: 0n, other: 0n })]) {
    const preview = previewDeposit({ pair, pool, desired: { base: 4_000n, other: 1_000n }, held: 0n })
    expect(preview).toMatchObject({ liquidity: 1_000n, setsPrice: true })
    expect(preview.share.after).toEqual(fraction(1n, 2n))
  }
})

test('behavior: a sixth of what was earned is due to the receiver of the fees', () => {
  const earned = { ...poolOf({ base: 1_100n, other: 1_100n }, 1_000n), lastProduct: 1_000_000n }
  expect(currentSupply(earned)).toBe(1_000n)
  // 1,000 × 100 ÷ (1,100 × 5 + 1,000), rounded down.
  expect(currentSupply({ ...earned, sharesFees: true })).toBe(1_015n)
  expect(currentSupply({ ...earned, sharesFees: true, lastProduct: 1_210_000n })).toBe(1_000n)
})

test('error: too little, too much, one-sided, nothing', () => {
  const pool = poolOf({ base: 10n ** 18n, other: 10n ** 6n })
  const deposit = (desired: Sides, state = pool) => previewDeposit({ pair, pool: state, desired, held: 0n })
  expect(() => deposit(matchDeposit('base', 1n, pool.reserves))).toThrow('too small to receive LP tokens')
  expect(() => deposit({ base: 0n, other: 1n })).toThrow('The amount is zero.')
  expect(() => deposit({ base: 2n ** 112n, other: 2n ** 112n })).toThrow('more than a pool can hold')
  expect(() => deposit({ base: 1n, other: 1n }, poolOf({ base: 0n, other: 5n }))).toThrow(
    'only one of its two',
  )
  expect(() => deposit({ base: 5n, other: 0n }, poolOf({ base: 0n, other: 0n }))).toThrow('needs both tokens')
  expect(() => deposit({ base: 5n, other: 5n }, poolOf({ base: 0n, other: 0n }))).toThrow('too small')
  expect(() => previewWithdrawal(0n, pool)).toThrow('The amount is zero.')
  expect(() => previewWithdrawal(1n, pool)).toThrow('too few to redeem for both tokens')
  expect(worthOf(1n, poolOf({ base: 0n, other: 0n }))).toEqual({ base: 0n, other: 0n })
})
