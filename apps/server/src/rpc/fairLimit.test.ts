import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairLimit } from './fairLimit.ts'

const limits = { perSecond: 20, burst: 60, totalPerSecond: 200 }
const passed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length

test('default: below the limit of all nobody waits, and a client has its own rate', async () => {
  const { take } = createFairLimit({ limits, now: () => 0 })
  const waits = await Promise.all(Array.from({ length: 100 }, () => take('a')))
  expect(passed(waits)).toBe(60)
  expect(waits.at(-1)).toBe(1)
})

test('behavior: forty clients that ask for all there is do not starve a new one #fair-share', async () => {
  const { take } = createFairLimit({ limits: { ...limits, perSecond: 1_000, burst: 1_000 }, now: Date.now })
  let isOver = false
  let served = 0
  const greedy = async (client: string) => {
    while (!isOver) {
      if ((await take(client)) === 0) served += 1
      else await sleep(5)
    }
  }
  const flood = Array.from({ length: 160 }, (_, at) => greedy(`greedy ${at % 40}`))
  await sleep(300)
  const started = performance.now()
  for (let asked = 0; asked < 5; asked++) expect(await take('new')).toBe(0)
  // Each time behind at most one of each: forty at two hundred a second.
  expect(performance.now() - started).toBeLessThan(5 * 600)
  const seconds = (performance.now() - started) / 1_000 + 0.3
  expect(served).toBeLessThan(200 + 200 * (seconds + 0.5))
  isOver = true
  await Promise.all(flood)
})

test('error: who would wait too long, or has too many waiting, is told to come again', async () => {
  const { take } = createFairLimit({
    limits: { perSecond: 1_000, burst: 1_000, totalPerSecond: 1 },
    now: Date.now,
  })
  expect(await take('a')).toBe(0)
  const waits = await Promise.all(Array.from({ length: 15 }, () => take('a')))
  // One or two within two seconds at one a second, and nobody is left behind.
  expect(passed(waits)).toBeGreaterThanOrEqual(1)
  expect(passed(waits)).toBeLessThanOrEqual(3)
  expect(new Set(waits)).toEqual(new Set([0, 1]))
}, 20_000)
