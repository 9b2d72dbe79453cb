import { love, usdt } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { changeText } from './changeText.ts'

test('default: what comes is rounded down, what goes is rounded up', () => {
  expect(changeText(1_239_999n, usdt)).toBe('+1.23 USDT')
  expect(changeText(-1_231_111n, usdt)).toBe('−1.24 USDT')
  expect(changeText(0n, love)).toBe('No change in LOVE')
  expect(changeText(1n, love)).toBe('+<0.000001 LOVE')
})

test('behavior: what is too small to be shown is not rounded up to a figure', () => {
  expect(changeText(-1n, love)).toBe('−<0.000001 LOVE')
  expect(changeText(-(10n ** 12n - 1n), love)).toBe('−<0.000001 LOVE')
  expect(changeText(-(10n ** 12n), love)).toBe('−0.000001 LOVE')
  expect(changeText(-1n, usdt)).toBe('−0.000001 USDT')
})
