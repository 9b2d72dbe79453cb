import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PairState } from '../actions/readPair.ts'
import type { PairDefinition } from '../pairs/pair.ts'
import { pairs, wethUsdt } from '../pairs/pairs.ts'
import { bitcoin, eth, faith, love, usdt, war3 } from '../tokens/tokens.ts'
import { type Figure, formatPercent, formatPrice, formatUsd, isAvailable, unavailable } from './figure.ts'
import { add, type Fraction, fraction, invert, multiply, toDecimal } from './fraction.ts'
import { reservePrice } from './reservePrice.ts'
import { usdPrices } from './usdPrices.ts'

const whole = (count: bigint, decimals: number) => count * 10n ** BigInt(decimals)

function state(definition: PairDefinition, base: bigint, other: bigint): PairState {
  return {
    definition,
    address: '0x0000000000000000000000000000000000000001',
    reserves: {
      base: { raw: whole(base, definition.base.decimals), token: definition.base },
      other: { raw: whole(other, definition.other.decimals), token: definition.other },
    },
  }
}

function market(): PairState[] {
  const reserves: Record<string, [bigint, bigint]> = {
    'LOVE-USDT': [1_000_000n, 10_000n],
    'LOVE-ETH': [300_000n, 1n],
    'WAR3-ETH': [1_000n, 2n],
    'LOVE-BITCOIN': [500n, 100n],
  }
  return pairs.map((pair) => state(pair, ...(reserves[pair.name] ?? [1n, 1n])))
}

test('default: prices follow the reserves, whatever the decimals', () => {
  const price = usdPrices(market())
  expect(formatUsd(price(usdt))).toBe('$1.00')
  expect(formatUsd(price(love))).toBe('$0.01')
  expect(formatUsd(price(eth))).toBe('$3,000.00')
  expect(formatUsd(price(war3))).toBe('$6.00')
  expect(formatUsd(price(bitcoin))).toBe('$0.05')
})

test('behavior: a deeper WETH-USDT pair decides the price of ether', () => {
  expect(formatUsd(usdPrices([...market(), state(wethUsdt, 10n, 31_000n)])(eth))).toBe('$3,100.00')
  expect(formatUsd(usdPrices([...market(), state(wethUsdt, 1n, 9_000n)])(eth))).toBe('$3,000.00')
})

test('error: a missing price says why and reads n/a', () => {
  const withoutUsdt = market().map((pair) =>
    pair.definition.name === 'LOVE-USDT' ? { ...pair, reserves: undefined } : pair,
  )
  const price = usdPrices(withoutUsdt)
  expect(price(war3)).toEqual(unavailable('the LOVE-USDT pair does not exist on this network'))
  expect(formatUsd(price(love))).toBe('n/a')
  expect(price(faith)).toEqual(unavailable('no FAITH pair with LOVE'))
})

test('error: empty and one-sided pools have no price', () => {
  const empty = { raw: 0n, token: love }
  const full = { raw: 1n, token: usdt }
  expect(reservePrice({ of: empty, in: full })).toEqual(unavailable('no liquidity in LOVE-USDT'))
  expect(reservePrice({ of: full, in: empty })).toEqual(unavailable('no liquidity in USDT-LOVE'))
})

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.bigInt({ min: 1n, max: 10n ** 40n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator))
const equal = (a: Fraction, b: Fraction) => a.numerator * b.denominator === b.numerator * a.denominator

test('behavior: fractions are exact and reduced', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(equal(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true)
      if (a.numerator > 0n) expect(equal(multiply(a, invert(a)), fraction(1n))).toBe(true)
      expect(fraction(a.numerator * 6n, a.denominator * 6n)).toEqual(a)
    }),
  )
  expect(() => fraction(1n, 0n)).toThrow(RangeError)
})

test('behavior: decimal text is cut towards zero', () => {
  expect(toDecimal(fraction(-1n, 3n), 4)).toBe('-0.3333')
  expect(toDecimal(fraction(2n, 3n), 0)).toBe('0')
  expect(toDecimal(fraction(22n, 7n), 2)).toBe('3.14')
})

test('behavior: no figure ever reads NaN, Infinity or scientific', () => {
  const anyFigure: fc.Arbitrary<Figure> = fc.oneof(anyFraction, fc.constant(unavailable('nothing')))
  fc.assert(
    fc.property(anyFigure, (figure) => {
      for (const text of [formatPrice(figure), formatUsd(figure), formatPercent(figure)]) {
        expect(text).not.toMatch(/NaN|Infinity|e[+-]?\d/)
        expect(text === 'n/a').toBe(!isAvailable(figure))
      }
    }),
  )
})
