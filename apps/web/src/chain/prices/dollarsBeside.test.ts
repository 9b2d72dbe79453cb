import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import { eth, usdt } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { dollarsBeside } from './dollarsBeside.ts'

test('default: an amount at its price, with cents where they count', () => {
  expect(dollarsBeside({ raw: 10n ** 15n, token: eth }, fraction(3_000n))).toBe(' ($3.00)')
  expect(dollarsBeside({ raw: 12_345_000_000n, token: usdt }, fraction(1n))).toBe(' ($12,345)')
  expect(dollarsBeside({ raw: 14n * 10n ** 13n, token: eth }, fraction(2_933n))).toBe(' ($0.41)')
  expect(dollarsBeside({ raw: 10n ** 12n, token: eth }, fraction(3_000n))).toBe(' (<$0.01)')
})

test('behavior: nothing without a price, or of nothing', () => {
  expect(dollarsBeside({ raw: 1n, token: eth }, undefined)).toBe('')
  expect(dollarsBeside({ raw: 1n, token: eth }, unavailable('no liquidity'))).toBe('')
  expect(dollarsBeside({ raw: 0n, token: eth }, fraction(1n))).toBe('')
})
