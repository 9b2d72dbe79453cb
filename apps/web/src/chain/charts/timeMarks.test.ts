import { expect, test } from 'vitest'
import { timeMarks } from './timeMarks.ts'

const hour = 3_600
const day = 24 * hour
/** Every so many seconds from a day in December on. */
const from = (count: number, step: number) =>
  Array.from({ length: count }, (_, at) => Date.UTC(2026, 11, 28, 9) / 1_000 + at * step)
const texts = (times: readonly number[]) => timeMarks(times).map(({ text }) => text)

test('default: a day by its hours, and the next one by its name', () => {
  expect(texts(from(25, hour))).toEqual(['12:00', '18:00', 'Dec 29', '06:00'])
})

test('default: a week by its days, with the month where it begins', () => {
  expect(texts(from(7 * 24, hour))).toEqual(['Dec 29', '30', '31', 'Jan 1', '2', '3', '4'])
})

test('default: years by their months', () => {
  expect(texts(from(400, day))).toEqual(['2027', 'May', 'Jul', 'Sep', 'Nov', '2028'])
})

test('behavior: none at the left edge, where its text would stick out; the next one then tells the month', () => {
  expect(texts(from(7 * 24, hour).slice(8))).toEqual(['Dec 30', '31', 'Jan 1', '2', '3', '4'])
})

test('behavior: a mark stands at the first point of its stretch', () => {
  const times = from(7 * 24, hour)
  expect(new Date((times[timeMarks(times)[0]?.index ?? 0] ?? 0) * 1_000).toISOString()).toBe(
    '2026-12-29T00:00:00.000Z',
  )
})

test('behavior: never many, whatever the span', () => {
  for (let step = 60; step < 40 * 365 * day; step *= 1.7)
    expect(timeMarks(from(200, step)).length).toBeLessThanOrEqual(8)
})

test('behavior: nothing and a single point have no marks', () => {
  expect(timeMarks([])).toEqual([])
  expect(timeMarks(from(1, hour))).toEqual([])
})
