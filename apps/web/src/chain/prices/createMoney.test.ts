import { isAvailable, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { expect, test } from 'vitest'
import { type Currency, createMoney } from './createMoney.ts'
import { formatChange } from './formatChange.ts'

const price = ({ symbol }: Token) => (symbol === 'ETH' ? fraction(3_000n) : fraction(1n, 100n))

function text(currency: Currency, usd: bigint, per = 1n): string {
  const { convert, format } = createMoney(currency, price)
  const figure = convert(fraction(usd, per))
  return isAvailable(figure) ? format(figure) : 'n/a'
}

test('default: dollars, without cents from a thousand on', () => {
  expect(text('USD', 123_456n, 100n)).toBe('$1,234')
  expect(text('USD', 12_345n, 100n)).toBe('$123.45')
  expect(text('USD', 98_791n, 10_000_000n)).toBe('$0.009879')
})

test('behavior: values in ether and in LOVE, by the prices of today', () => {
  expect(text('ETH', 1_500n)).toBe('0.5 ETH')
  expect(text('LOVE', 5n)).toBe('500 LOVE')
})

test('error: without a price there is no value in it', () => {
  const { convert } = createMoney('ETH', () => unavailable('no price of ETH'))
  expect(convert(fraction(1n))).toEqual(unavailable('no price of ETH'))
})

test.each([
  [123n, '+1.23%'],
  [-123n, '-1.23%'],
  [0n, '0%'],
  [15_000n, '+150%'],
])('default: a change of %d basis points reads %s', (points, words) => {
  expect(formatChange(fraction(points, 10_000n))).toBe(words)
})

test('behavior: what is smaller than a hundredth of a percent reads as none', () => {
  expect(formatChange(fraction(1n, 10n ** 9n))).toBe('0%')
  expect(formatChange(fraction(-1n, 10n ** 9n))).toBe('0%')
})
