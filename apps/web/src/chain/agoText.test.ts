import { expect, test } from 'vitest'
import { agoText } from './agoText.ts'
import { momentText } from './momentText.ts'

const now = Date.UTC(2026, 10, 18, 12)

test.each([
  [0, 'just now'],
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [3_599, '59 min ago'],
  [3_600, '1 h ago'],
  [86_400, '1 day ago'],
  [6 * 86_400, '6 days ago'],
])('default: %i seconds are %s', (seconds, text) => {
  expect(agoText(now - seconds * 1_000, now)).toBe(text)
})

test('behavior: what is older than a week has its date', () => {
  const then = now - 8 * 86_400_000
  expect(agoText(then, now)).toBe(momentText(then))
  expect(momentText(then)).toMatch(/^Nov 10, 2026, \d{1,2}:\d{2}\s[AP]M$/)
})
