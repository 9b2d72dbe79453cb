import { expect, test } from 'vitest'
import { createServerClock } from './serverClock.ts'

const noon = Date.parse('Mon, 15 Jan 2029 12:00:00 GMT')
const day = 24 * 3_600_000

const dated = (time: number, age?: number) =>
  new Headers({ date: new Date(time).toUTCString(), ...(age !== undefined && { age: String(age) }) })

test('default: before the server has spoken the clock of the browser counts', () => {
  expect(createServerClock(() => noon).now()).toBe(noon)
})

test('behavior: a browser a day late shows the time of the server', () => {
  let now = noon - day
  const clock = createServerClock(() => now)
  clock.note(dated(noon))
  expect(clock.now()).toBe(noon)
  now += 5_000
  expect(clock.now()).toBe(noon + 5_000)
})

test('behavior: an answer out of a cache is believed with its age, as far as both clocks agree', () => {
  const clock = createServerClock(() => noon)
  expect(clock.noteKept(dated(noon - 20_000, 18))).toBe(true)
  expect(clock.now()).toBe(noon - 2_000)
  expect(clock.noteKept(dated(noon - 30_000))).toBe(true)
  expect(clock.now()).toBe(noon - 2_000)
})

test('behavior: a date of yesterday is a wrong clock or an old answer: only the server knows', () => {
  const clock = createServerClock(() => noon)
  expect(clock.noteKept(dated(noon - day))).toBe(false)
  expect(clock.now()).toBe(noon)
  clock.note(dated(noon - day))
  expect(clock.now()).toBe(noon - day)
})

test('behavior: once the server has told the time, no cache puts it back', () => {
  const clock = createServerClock(() => noon - day)
  clock.note(dated(noon))
  expect(clock.noteKept(dated(noon - day))).toBe(true)
  expect(clock.now()).toBe(noon)
  expect(clock.noteKept(dated(noon + 3_000))).toBe(true)
  expect(clock.now()).toBe(noon + 3_000)
})

test.each([{}, { date: '' }, { date: 'yesterday' }])(
  'error: %j has no date and changes nothing',
  (headers) => {
    const clock = createServerClock(() => noon)
    clock.note(new Headers(headers))
    expect(clock.noteKept(new Headers(headers))).toBe(false)
    expect(clock.now()).toBe(noon)
  },
)
