import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { eth, usdt } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldText } from './fieldText.ts'

test('default: short, and never better than it is', () => {
  const amount = parseAmount('296147.410319118389655138', eth)
  expect(fieldText(amount, 'down')).toBe('296147.410319')
  expect(fieldText(amount, 'up')).toBe('296147.41032')
  expect(fieldText(parseAmount('0.00000012345678', eth), 'down')).toBe('0.000000123456')
  expect(fieldText(parseAmount('0.00000012345678', eth), 'up')).toBe('0.000000123457')
  expect(fieldText(parseAmount('1234.56', usdt), 'up')).toBe('1234.56')
})

test('behavior: every amount reads back, down no more and up no less', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 112n }), fc.integer({ min: 0, max: 77 }), (raw, decimals) => {
      const token = { symbol: 'T', name: 'T', decimals, icon: 'heart' }
      expect(parseAmount(fieldText({ raw, token }, 'down'), token).raw).toBeLessThanOrEqual(raw)
      expect(parseAmount(fieldText({ raw, token }, 'down'), token).raw).toBeGreaterThan(0n)
      expect(parseAmount(fieldText({ raw, token }, 'up'), token).raw).toBeGreaterThanOrEqual(raw)
    }),
  )
})
