import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { decimalPriceText, ratioText } from './createPriceReader.ts'

test.each([
  [9_879_123n, 10n ** 9n, '0.009879'],
  [1n, 100n, '0.010000'],
  [12_345_678_901n, 10n ** 9n, '12.345678'],
  [1n, 1n, '1.000000'],
  [123_456n, 10n ** 12n, '0.0000001234'],
  [2n, 3n * 10n ** 35n, '0.000000000000000000000000000000000006'],
])('default: %d/%d reads %s', (numerator, denominator, text) => {
  expect(decimalPriceText(fraction(numerator, denominator))).toBe(text)
})

test.each([
  [123n, 10_000n, '0.0123'],
  [-123n, 10_000n, '-0.0123'],
  [-1n, 100_000n, '0.0000'],
  [0n, 1n, '0.0000'],
  [3n, 2n, '1.5000'],
])('default: a part of %d/%d reads %s', (numerator, denominator, text) => {
  expect(ratioText(fraction(numerator, denominator))).toBe(text)
})
