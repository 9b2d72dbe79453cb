import { expect, test } from 'vitest'
import { createTimeText } from './chartText.ts'

const time = Date.UTC(2026, 0, 5, 9, 7) / 1_000

test('default: a point has its time, and its day alone where each point is one', () => {
  expect(createTimeText([time, time + 3_600])(time)).toBe('Jan 5, 09:07 UTC')
  expect(createTimeText([time, time + 86_400])(time)).toBe('Jan 5, 2026')
})
