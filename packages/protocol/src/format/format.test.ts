import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { formatDecimal, formatNumber, groupDigits, roundTo2 } from './formatNumber.ts'
import { shortAddress } from './shortAddress.ts'

test('default: numbers are en-US with two decimals at most', () => {
  expect(formatNumber(1234567.891)).toBe('1,234,567.89')
  expect(formatNumber(0.005)).toBe('0.01')
  expect(formatNumber(-1.005)).toBe('-1.01')
  expect(formatNumber(2591500)).toBe('2,591,500')
  expect(formatNumber(1e21)).toBe('1,000,000,000,000,000,000,000')
})

test('error: what is no number reads n/a', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    expect(formatNumber(value)).toBe('n/a')
})

test('behavior: whole numbers are grouped as Intl does it', () => {
  const intl = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      expect(groupDigits(value)).toBe(intl.format(value))
    }),
  )
  expect(groupDigits(2_591_500)).toBe('2,591,500')
})

test('behavior: roundTo2 is within half a cent and idempotent', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      const rounded = roundTo2(value)
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.005 + 1e-7)
      expect(roundTo2(rounded)).toBe(rounded)
    }),
  )
})

test.each([
  ['0', '0'],
  ['1', '1'],
  ['1234.5678', '1,234.56'],
  ['0.1234567', '0.123456'],
  ['0.0000001', '<0.000001'],
  ['-0.0000001', '>-0.000001'],
  ['-1234.5', '-1,234.5'],
  [
    '115792089237316195423570985008687907853269984665640564039457.58',
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.58',
  ],
])('default: %s reads %s', (text, shown) => {
  expect(formatDecimal(text)).toBe(shown)
})

test('behavior: significant digits keep small prices readable', () => {
  expect(formatDecimal('0.00000012345678', { significant: 4 })).toBe('0.0000001234')
  expect(formatDecimal('12.3456', { significant: 4 })).toBe('12.34')
})

test('behavior: never scientific, never more than the exact value, for all amounts and decimals #exact-amounts', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 77 }),
      (raw, decimals) => {
        const shown = formatDecimal(formatUnits(raw, decimals))
        if (shown === '<0.000001') {
          expect(raw).toBeGreaterThan(0n)
          expect(raw * 10n ** 6n).toBeLessThan(10n ** BigInt(decimals))
          return
        }
        expect(shown).toMatch(/^\d{1,3}(,\d{3})*(\.\d{1,6})?$/)
        const [whole = '', fraction = ''] = shown.replaceAll(',', '').split('.')
        const back = BigInt(whole + fraction.padEnd(6, '0'))
        const exact = (raw * 10n ** 6n) / 10n ** BigInt(decimals)
        expect(back).toBeLessThanOrEqual(exact)
        expect(exact - back).toBeLessThan(back >= 10n ** 6n ? 10n ** 4n : 1n)
      },
    ),
  )
})

test('default: addresses are shortened to 4 and 4', () => {
  expect(shortAddress('0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C')).toBe('0xB22C…7b4C')
})
