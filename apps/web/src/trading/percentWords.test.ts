import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { percentWords } from './percentWords.ts'

test('default: shares have two decimals, and little is not nothing', () => {
  expect(percentWords(fraction(3n, 1_000n))).toBe('0.3%')
  expect(percentWords(fraction(1n, 3n))).toBe('33.33%')
  expect(percentWords(fraction(1n, 1_000_000n))).toBe('<0.01%')
  expect(percentWords(fraction(5_991n, 1_000_000n))).toBe('0.6%')
  expect(percentWords(fraction(1_234n))).toBe('123,400%')
  expect(percentWords(fraction(0n))).toBe('0%')
})
