import { getAddress, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { type Limit, limitAt, periodWords } from './limit.ts'

const limit: Limit = {
  delegate: getAddress(numberToHex(0xa11, { size: 20 })),
  token: zeroAddress,
  amount: 100n,
  spent: 40n,
  resetMinutes: 60,
  lastResetMinute: 1_000,
}

test('default: within its period what is spent counts, after it nothing does', () => {
  expect(limitAt(limit, 1_059 * 60 + 59)).toEqual({ spent: 40n, left: 60n, resetsAt: 1_060 * 60 })
  expect(limitAt(limit, 1_060 * 60)).toEqual({ spent: 0n, left: 100n, resetsAt: 1_120 * 60 })
})

test('behavior: periods follow one another without gaps, also those in which nobody looked', () => {
  expect(limitAt(limit, 1_235 * 60)).toEqual({ spent: 0n, left: 100n, resetsAt: 1_240 * 60 })
})

test('behavior: without a period what is spent stays spent', () => {
  expect(limitAt({ ...limit, resetMinutes: 0 }, 9e9)).toEqual({ spent: 40n, left: 60n, resetsAt: undefined })
})

test('behavior: a limit that was made smaller than what is spent has nothing left', () => {
  expect(limitAt({ ...limit, amount: 30n }, 1_001 * 60).left).toBe(0n)
})

test('error: a clock that is behind the chain begins no period', () => {
  expect(limitAt(limit, 0)).toEqual({ spent: 40n, left: 60n, resetsAt: 1_060 * 60 })
})

test.each([
  [0, 'in total'],
  [1, 'every minute'],
  [90, 'every 90 minutes'],
  [60, 'every hour'],
  [720, 'every 12 hours'],
  [1_440, 'every day'],
  [10_080, 'every 7 days'],
  [43_200, 'every 30 days'],
])('default: %i minutes are “%s”', (minutes, words) => {
  expect(periodWords(minutes)).toBe(words)
})
