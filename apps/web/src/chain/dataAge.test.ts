import { expect, test } from 'vitest'
import { dataAge, dataAgeText, isStale } from './dataAge.ts'

const data = { block: 812n, timestamp: 1_000_000n }
const after = (seconds: number) => dataAge(data, (1_000_000 + seconds) * 1_000)

test('default: a fresh block reads with its age', () => {
  expect(dataAgeText(after(2))).toBe('block 812, 2 s old')
})

test('behavior: three missed blocks make the data stale, and it says so', () => {
  expect(isStale(after(36))).toBe(false)
  expect(isStale(after(37))).toBe(true)
  expect(dataAgeText(after(40))).toBe('data from block 812, 40 s old')
})

test.each([
  [119, '119 s'],
  [120, '2 min'],
  [7_199, '119 min'],
  [7_200, '2 h'],
  [172_800, '2 days'],
])('behavior: %i seconds read as %s', (seconds, words) => {
  expect(dataAgeText(after(seconds))).toBe(`data from block 812, ${words} old`)
})

test('error: a block from the future is not younger than nothing', () => {
  expect(dataAgeText(after(-7_200))).toBe('block 812, 0 s old')
})
