import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { quotientText, significantText } from './significantText.ts'

test('default: the digits of a price', () => {
  expect(quotientText('22', '7', 0)).toBe('3.14285714285')
  expect(quotientText('10000', '1', -6)).toBe('0.01')
  expect(quotientText('1', '3', 77)).toBe('3'.repeat(77))
})

const size = fc.integer({ min: 0, max: 256 }).chain((bits) => fc.bigInt({ min: 1n, max: 2n ** BigInt(bits) }))
/** Where the last digit hangs on a hair: almost a number of twelve digits, from below and from above. */
const closeCall = fc
  .tuple(fc.bigInt({ min: 10n ** 11n, max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .chain(([digits, divisor]) =>
    fc.bigInt({ min: -3n, max: 3n }).map((off) => [digits * divisor + off, divisor] as const),
  )

test('behavior: exactly what the fraction says, for all decimals up to 77', () => {
  const numbers = fc.oneof(fc.tuple(size, size), closeCall)
  fc.assert(
    fc.property(numbers, fc.integer({ min: -77, max: 77 }), ([dividend, divisor], exponent) => {
      const [up, down] = [10n ** BigInt(Math.max(0, exponent)), 10n ** BigInt(Math.max(0, -exponent))]
      expect(quotientText(`${dividend}`, `${divisor}`, exponent)).toBe(
        significantText({ numerator: dividend * up, denominator: divisor * down }),
      )
    }),
    { numRuns: runs(2_000, 200_000) },
  )
})
