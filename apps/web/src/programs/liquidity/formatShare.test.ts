import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { formatShare } from './formatShare.ts'

test('default: four decimals, rounded', () => {
  expect(formatShare(fraction(1n, 3n))).toBe('33.3333%')
  expect(formatShare(fraction(9_999_999n, 1_000_000_000n))).toBe('1%')
  expect(formatShare(fraction(12_345n, 10_000_000n))).toBe('0.1235%')
  expect(formatShare(fraction(1n))).toBe('100%')
  expect(formatShare(fraction(0n))).toBe('0%')
  expect(formatShare(fraction(1n, 10n))).toBe('10%')
})

test('behavior: nothing is 0, and a little is not nothing', () => {
  expect(formatShare(fraction(0n))).toBe('0%')
  expect(formatShare(fraction(1n, 10n ** 24n))).toBe('<0.0001%')
})
