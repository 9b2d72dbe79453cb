import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { AmountError } from '../errors.ts'
import { love, usdt } from '../tokens/tokens.ts'
import { exactAmount, formatAmount } from './amount.ts'
import { parseAmount } from './parseAmount.ts'

test('default: what people type becomes raw units', () => {
  expect(parseAmount('1.5', love)).toEqual({ raw: 1_500_000_000_000_000_000n, token: love })
  expect(parseAmount(' .5 ', usdt).raw).toBe(500_000n)
  expect(parseAmount('7.', usdt).raw).toBe(7_000_000n)
  expect(parseAmount('0', love).raw).toBe(0n)
})

test.each(['', ' ', '1e400', '-1', '0x10', '１', '1,5', 'NaN', 'Infinity', '1.2.3', '+1', '.', '1 000'])(
  'error: %j is refused',
  (text) => {
    expect(() => parseAmount(text, love)).toThrow(AmountError)
  },
)

test('error: more decimals than the token has are refused, not rounded', () => {
  expect(() => parseAmount('1.0000000000000000001', love)).toThrow('LOVE has 18 decimals, this has 19.')
  expect(() => parseAmount('9'.repeat(5000), love)).toThrow('larger than any token can hold')
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
