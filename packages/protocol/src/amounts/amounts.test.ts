import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { AmountError } from '../errors.ts'
import { love, usdt } from '../tokens/tokens.ts'
import { exactAmount, formatAmount, spokenAmount, spokenLimit } from './amount.ts'
import { parseAmount } from './parseAmount.ts'

test('default: what people type becomes raw units', () => {
  expect(parseAmount('1.5', love)).toEqual({ raw: 1_500_000_000_000_000_000n, token: love })
  expect(parseAmount(' .5 ', usdt).raw).toBe(500_000n)
  expect(parseAmount('7.', usdt).raw).toBe(7_000_000n)
  expect(parseAmount('0', love).raw).toBe(0n)
  expect(parseAmount('0,5', usdt).raw).toBe(500_000n)
  expect(parseAmount('1,234.5', usdt).raw).toBe(1_234_500_000n)
})

test.each(['', ' ', '1e400', '-1', '0x10', '１', '1,000', 'NaN', 'Infinity', '1.2.3', '+1', '.', '1 000'])(
  'error: %j is refused',
  (text) => {
    expect(() => parseAmount(text, love)).toThrow(AmountError)
  },
)

test('error: more decimals than the token has are refused, not rounded', () => {
  expect(() => parseAmount('1.0000000000000000001', love)).toThrow('LOVE has 18 decimals; you entered 19.')
  expect(() => parseAmount('9'.repeat(5000), love)).toThrow('too large for any token')
})

test('behavior: exact text parses back to the same amount for all decimals up to 77 #exact-amounts', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 77 }),
      (raw, decimals) => {
        const token = { symbol: 'T', name: 'T', decimals, icon: 'heart' }
        expect(parseAmount(exactAmount({ raw, token }), token)).toEqual({ raw, token })
      },
    ),
    { numRuns: runs(500, 10_000) },
  )
})

test('default: amounts are shown with their symbol', () => {
  expect(formatAmount({ raw: 1_234_567_890n, token: usdt })).toBe('1,234.56 USDT')
  expect(formatAmount({ raw: 1n, token: love })).toBe('<0.000001 LOVE')
})

test.each([
  ['1234567.123456789', '1,234,567.123456', '1,234,567.123457'],
  ['1.5', '1.5', '1.5'],
  ['0.00000012345678', '0.000000123456', '0.000000123457'],
  ['0.9999999', '0.999999', '1'],
  ['0', '0', '0'],
])('default: %s is spoken as %s, and as a limit %s', (text, spoken, limit) => {
  const amount = parseAmount(text, love)
  expect(spokenAmount(amount)).toBe(`${spoken} LOVE`)
  expect(spokenLimit(amount)).toBe(`${limit} LOVE`)
})

test('behavior: a limit is never less than the amount, and within a millionth of it #exact-amounts', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n }), fc.integer({ min: 0, max: 30 }), (raw, decimals) => {
      const token = { symbol: 'T', name: 'T', decimals, icon: 'heart' }
      const shown = parseAmount(spokenLimit({ raw, token }).replace(' T', '').replaceAll(',', ''), token)
      expect(shown.raw).toBeGreaterThanOrEqual(raw)
      expect((shown.raw - raw) * 100_000n).toBeLessThanOrEqual(raw)
    }),
  )
})
