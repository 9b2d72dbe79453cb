import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QuoteError } from '../errors.ts'
import { amountIn, amountOut } from './amountOut.ts'
import { minimumReceived } from './quote.ts'

const reserve = fc.bigInt({ min: 1_000n, max: 2n ** 112n - 1n })

test('default: 0.3 % stays in the pool', () => {
  expect(amountOut(1_000n, { reserveIn: 1_000_000n, reserveOut: 1_000_000n })).toBe(996n)
  expect(amountIn(996n, { reserveIn: 1_000_000n, reserveOut: 1_000_000n })).toBe(1_000n)
})

test('behavior: the product of the reserves never falls', () => {
  fc.assert(
    fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 2n ** 112n }), (reserveIn, reserveOut, paid) => {
      const received = amountOut(paid, { reserveIn, reserveOut })
      expect(received).toBeLessThan(reserveOut)
      expect((reserveIn + paid) * (reserveOut - received)).toBeGreaterThanOrEqual(reserveIn * reserveOut)
    }),
  )
})

test('behavior: paying amountIn is enough for the output, one less is not needed to be', () => {
  fc.assert(
    fc.property(reserve, reserve, fc.bigInt({ min: 1n, max: 999n }), (reserveIn, reserveOut, wanted) => {
      const reserves = { reserveIn, reserveOut }
      expect(amountOut(amountIn(wanted, reserves), reserves)).toBeGreaterThanOrEqual(wanted)
    }),
  )
})

test('error: no amount, no liquidity, more than the pool holds', () => {
  const pool = { reserveIn: 1n, reserveOut: 1n }
  expect(() => amountOut(0n, pool)).toThrow(QuoteError)
  expect(() => amountOut(1n, { reserveIn: 0n, reserveOut: 1n })).toThrow('The pool has no liquidity.')
  expect(() => amountIn(1n, pool)).toThrow('Insufficient liquidity for this trade.')
})

test('behavior: the minimum is rounded down and never 0 for a quote #minimum-received', () => {
  expect(minimumReceived(10_000n, 50n)).toBe(9_950n)
  expect(minimumReceived(1n, 50n)).toBe(1n)
  expect(minimumReceived(0n, 50n)).toBe(0n)
})
