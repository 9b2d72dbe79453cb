import { expect, test } from 'vitest'
import { mostPayable, swapNetworkFee } from './swapNetworkFee.ts'

test('default: more pools and approvals cost more', () => {
  const fee = (pools: number, approvals: number) => swapNetworkFee({ gasPrice: 2n, pools, approvals })
  expect(fee(1, 0)).toBe(320_000n)
  expect(fee(3, 2)).toBe(840_000n)
})

test('behavior: ether keeps twice the fee, and never less than nothing', () => {
  expect(mostPayable(1_000n, 100n)).toBe(800n)
  expect(mostPayable(150n, 100n)).toBe(0n)
  expect(mostPayable(150n, undefined)).toBe(150n)
})
