import { expect, test } from 'vitest'
import { createServerClock } from './serverClock.ts'

const noon = Date.parse('Mon, 15 Jan 2029 12:00:00 GMT')

test('default: before the server has spoken the clock of the browser counts', () => {
  expect(createServerClock(() => noon).now()).toBe(noon)
})

test('behavior: a browser a day late shows the time of the server', () => {
  let now = noon - 24 * 3_600_000
  const clock = createServerClock(() => now)
  clock.note('Mon, 15 Jan 2029 12:00:00 GMT')
  expect(clock.now()).toBe(noon)
  now += 5_000
  expect(clock.now()).toBe(noon + 5_000)
})

test.each([null, '', 'yesterday'])('error: %j is no date and changes nothing', (header) => {
  const clock = createServerClock(() => noon)
  clock.note(header)
  expect(clock.now()).toBe(noon)
})
