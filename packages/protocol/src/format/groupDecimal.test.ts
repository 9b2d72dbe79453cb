import { expect, test } from 'vitest'
import { groupDecimal } from './groupDecimal.ts'

test('default: no digit is lost, and the whole part is grouped', () => {
  expect(groupDecimal('1234567.000000000000000001')).toBe('1,234,567.000000000000000001')
  expect(groupDecimal('1000')).toBe('1,000')
  expect(groupDecimal('0.5')).toBe('0.5')
})
