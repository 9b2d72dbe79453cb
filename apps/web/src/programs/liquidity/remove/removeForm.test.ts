import type { PoolState } from '@love/protocol/liquidity/pool'
import { expect, test } from 'vitest'
import { partOf, readPercent } from './readPercent.ts'
import { removeView } from './removeForm.ts'

const reserves = { base: 4_000_000n, other: 1_000_000n }
const pool: PoolState = {
  reserves,
  balances: reserves,
  supply: 2_000_000n,
  lastProduct: 0n,
  sharesFees: false,
}

test('default: a part of the LP tokens gives its part of both tokens', () => {
  expect(removeView('25', pool, 1_000n)).toEqual({
    percent: 25,
    withdrawal: { liquidity: 250n, paid: { base: 500n, other: 125n } },
  })
})

test('behavior: 100 % leaves nothing behind, whatever the amount', () => {
  for (const held of [1n, 3n, 9_999n, 2n ** 111n + 1n]) expect(partOf(held, 10_000n)).toBe(held)
})

test('behavior: decimals count', () => {
  expect(readPercent('0.01')).toEqual({ basisPoints: 1n })
  expect(readPercent('33.3')).toEqual({ basisPoints: 3_330n })
})

test('behavior: nothing asked for, nothing held or no pool is no error', () => {
  expect(removeView('', pool, 1_000n)).toEqual({ percent: 0 })
  expect(removeView('0', pool, 1_000n)).toEqual({ percent: 0 })
  expect(removeView('50', pool, 0n)).toEqual({ percent: 50 })
  expect(removeView('50', undefined, 0n)).toEqual({ percent: 50 })
})

test.each(['-1', '101', '100.01', '1e1', 'all', '12.345', '５０'])('error: %j is no part', (text) => {
  const view = removeView(text, pool, 1_000n)
  expect(view.error).toMatch(/100/)
  expect(view.withdrawal).toBeUndefined()
})

test('error: a part that is worth nothing of one token', () => {
  expect(removeView('0.01', pool, 10_000n).error).toMatch('too few to redeem for both tokens')
})
