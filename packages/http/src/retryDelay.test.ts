import { expect, test } from 'vitest'
import { LONGEST_RETRY_AFTER_MS, retryDelay } from './retryDelay.ts'

const now = () => Date.parse('2026-01-01T00:00:00Z')
const delay = (retryAfter: string | null, attempt = 0, random = 0) =>
  retryDelay({ retryAfter, attempt, now, random: () => random })

test('default: doubles, with jitter between half and whole', () => {
  expect([0, 1, 2].map((attempt) => delay(null, attempt, 1))).toEqual([250, 500, 1000])
  expect([0, 1, 2].map((attempt) => delay(null, attempt, 0))).toEqual([125, 250, 500])
  expect(delay(null, 1000, 1)).toBe(8000)
})

test.each([
  ['0', 0],
  ['3', 3000],
  ['Thu, 01 Jan 2026 00:00:05 GMT', 5000],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['3600', LONGEST_RETRY_AFTER_MS],
  ['Fri, 01 Jan 2027 00:00:00 GMT', LONGEST_RETRY_AFTER_MS],
])('behavior: Retry-After %s', (value, expected) => {
  expect(delay(value)).toBe(expected)
})

test.each(['', '-5', '1.5', 'soon', 'NaN', '1e3'])('error: Retry-After %j is ignored', (value) => {
  expect(delay(value)).toBe(125)
})
