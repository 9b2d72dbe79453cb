import { type Fraction, fraction } from '@love/protocol/prices/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { scaledText, significantText } from './significantText.ts'

test.each<[bigint, bigint, string]>([
  [0n, 7n, '0'],
  [1n, 1n, '1'],
  [1n, 3n, '0.333333333333'],
  [2n, 3n, '0.666666666666'],
  [22n, 7n, '3.14285714285'],
  [1n, 10n ** 18n, '0.000000000000000001'],
  [10n ** 30n + 1n, 1n, `1${'0'.repeat(29)}1`],
  [10n ** 30n, 3n, '3'.repeat(30)],
  [999_999_999_999_999n, 1000n, '999999999999'],
  [150n, 100n, '1.5'],
  [100n, 1n, '100'],
])('default: %d/%d reads %s', (numerator, denominator, text) => {
  expect(significantText({ numerator, denominator })).toBe(text)
})

test.each<[bigint, number, string]>([
  [0n, 36, '0'],
  [1n, 3, '0.001'],
  [1_000n, 3, '1'],
  [1_500n, 3, '1.5'],
  [42n, 0, '42'],
  [1n, 77, `0.${'0'.repeat(76)}1`],
])('default: %d units with %d decimals read %s', (scaled, decimals, text) => {
  expect(scaledText(scaled, decimals)).toBe(text)
})

const size = fc
  .integer({ min: 0, max: 1100 })
  .chain((bits) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) }))
const any = fc
  .tuple(size, size)
  .map(([numerator, denominator]): Fraction => ({ numerator, denominator: denominator + 1n }))

test('behavior: never above the value, off by less than its twelfth digit, and nothing but digits', () => {
  fc.assert(
    fc.property(any, ({ numerator, denominator }) => {
      const text = significantText({ numerator, denominator })
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      const [whole = '', decimals = ''] = text.split('.')
      const shown = BigInt(whole + decimals)
      const scale = 10n ** BigInt(decimals.length)
      const missing = numerator * scale - shown * denominator
      expect(missing >= 0n).toBe(true)
      const digits = (whole + decimals).replace(/^0+/, '').length
      expect(digits <= 12 || decimals === '').toBe(true)
      // What is cut off is less than one part in 10^11 of the value, or of one where whole numbers end.
      const isSmall = missing * 10n ** 11n < numerator * scale || missing === 0n
      expect(isSmall || (decimals === '' && missing < denominator)).toBe(true)
    }),
    { numRuns: runs(500, 20_000) },
  )
})

test('behavior: a fraction reads the same, reduced or not', () => {
  fc.assert(
    fc.property(any, fc.bigInt({ min: 1n, max: 10n ** 40n }), ({ numerator, denominator }, by) => {
      const blown = { numerator: numerator * by, denominator: denominator * by }
      expect(significantText(blown)).toBe(significantText(fraction(numerator, denominator)))
    }),
    { numRuns: runs(200, 5_000) },
  )
})
