import { expect, test } from 'vitest'
import { periodName, periodOf, periodProblem } from './period.ts'

const none = { from: '', to: '' }
const now = new Date(2026, 10, 19, 23, 59).getTime()

test('default: months and the year end today, last month is whole', () => {
  expect(periodOf('this-month', now, none)).toEqual({ from: '2026-11-01', to: '2026-11-19' })
  expect(periodOf('last-month', now, none)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(periodOf('this-year', now, none)).toEqual({ from: '2026-01-01', to: '2026-11-19' })
  expect(periodOf('all', now, none)).toEqual(none)
  expect(periodOf('custom', now, { from: '2020-02-29', to: '' })).toEqual({ from: '2020-02-29', to: '' })
})

test('behavior: before January comes December of the year before', () => {
  const january = new Date(2027, 0, 1, 0, 1).getTime()
  expect(periodOf('last-month', january, none)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOf('this-year', january, none)).toEqual({ from: '2027-01-01', to: '2027-01-01' })
})

test('error: an end before the start, and what is no day', () => {
  expect(periodProblem(none)).toEqual({})
  expect(periodProblem({ from: '2026-11-02', to: '2026-11-02' })).toEqual({})
  expect(periodProblem({ from: '2026-11-02', to: '2026-11-01' })).toHaveProperty('to')
  expect(periodProblem({ from: '2.11.2026', to: '' })).toHaveProperty('from')
  expect(periodProblem({ from: '', to: 'today' })).toHaveProperty('to')
})

test('behavior: the file is named after its period', () => {
  expect(periodName({ from: '2026-10-01', to: '2026-10-31' })).toBe('from-2026-10-01-to-2026-10-31')
  expect(periodName({ from: '', to: '2026-10-31' })).toBe('to-2026-10-31')
  expect(periodName(none)).toBe('all')
})
