import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { dayStart } from './withDateLabels.ts'

test.each([
  ['2026-03-01T10:20:30.400Z', undefined, '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T23:30:00Z', 'Europe/Berlin', '2026-03-01T23:00:00.000Z'],
  ['2026-03-01T22:59:59Z', 'Europe/Berlin', '2026-02-28T23:00:00.000Z'],
  ['2026-03-01T02:00:00Z', 'America/New_York', '2026-02-28T05:00:00.000Z'],
  // The clocks change in the middle of the day.
  ['2026-03-29T20:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T20:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-03-01T12:00:00Z', 'Asia/Kathmandu', '2026-02-28T18:15:00.000Z'],
  ['2026-03-01T12:00:00Z', '+05:30', '2026-02-28T18:30:00.000Z'],
  // A day without a midnight: it begins at one.
  ['2024-09-08T20:00:00Z', 'America/Santiago', '2024-09-08T04:00:00.000Z'],
  ['1969-12-31T12:00:00Z', 'UTC', '1969-12-31T00:00:00.000Z'],
])('default: the day of %s in %s begins at %s', (time, zone, start) => {
  expect(new Date(dayStart(Date.parse(time), zone)).toISOString()).toBe(start)
})

test('behavior: a day begins at its own begin, before all of it, and at most 26 hours before', () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe']
  const times = fc.integer({ min: Date.UTC(2015), max: Date.UTC(2040) })
  const property = fc.property(times, fc.constantFrom(...zones), (time, zone) => {
    const start = dayStart(time, zone)
    expect(start).toBeLessThanOrEqual(time)
    expect(time - start).toBeLessThan(26 * 3_600_000)
    expect(dayStart(start, zone)).toBe(start)
    const day = (at: number) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short' }).format(at)
    expect(day(start)).toBe(day(time))
    expect(day(start - 1)).not.toBe(day(time))
  })
  fc.assert(property, { numRuns: runs(200, 5_000) })
})
