import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { breakEvenText } from './breakEvenText.ts'

const timestamp = 1_700_000_000n

test('default: days and the day', () => {
  expect(breakEvenText(fraction(25n, 2n), timestamp)).toBe('after 12.5 days, on Nov 27, 2023')
  expect(breakEvenText(fraction(1n), timestamp)).toBe('after 1 day, on Nov 15, 2023')
})

test('behavior: soon, late and never', () => {
  expect(breakEvenText(fraction(1n, 9n), timestamp)).toBe('on the first day, on Nov 15, 2023')
  expect(breakEvenText(fraction(10n ** 40n), timestamp)).toBe('after more than 100 years')
  expect(breakEvenText(unavailable('no deposit fee'), timestamp)).toBe('no deposit fee')
})
