import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

const limits = { perSecond: 20, burst: 60, totalPerSecond: 200 }

function setup(maxClients?: number) {
  const clock = { ms: 1_000_000 }
  const limit = createRateLimit({ limits, now: () => clock.ms, ...(maxClients && { maxClients }) })
  const passed = (client: string, times: number) =>
    Array.from({ length: times }, () => limit.take(client)).filter((wait) => wait === 0).length
  return { clock, limit, passed }
}

test('default: sixty at once, then twenty a second', () => {
  const { clock, limit, passed } = setup()
  expect(passed('a', 100)).toBe(60)
  expect(limit.take('a')).toBe(1)
  clock.ms += 1000
  expect(passed('a', 100)).toBe(20)
  clock.ms += 60_000
  expect(passed('a', 100)).toBe(60)
})

test('behavior: one client does not use up the share of another', () => {
  const { passed } = setup()
  expect(passed('a', 100)).toBe(60)
  expect(passed('b', 100)).toBe(60)
})

test('behavior: all clients together get two hundred a second', () => {
  const { clock, passed } = setup()
  const all = () =>
    Array.from({ length: 30 }, (_, client) => passed(`c${client}`, 50)).reduce((a, b) => a + b)
  expect(all()).toBe(200)
  clock.ms += 1000
  expect(all()).toBe(200)
})

test('behavior: who was refused by the total keeps the own tokens', () => {
  const { clock, passed } = setup()
  for (let client = 0; client < 4; client++) passed(`c${client}`, 50)
  expect(passed('late', 10)).toBe(0)
  clock.ms += 1000
  expect(passed('late', 100)).toBe(60)
})

test('behavior: a clock that goes back gives nothing away', () => {
  const { clock, passed } = setup()
  passed('a', 100)
  clock.ms -= 3_600_000
  expect(passed('a', 100)).toBe(0)
})

test('behavior: the number of clients remembered is bounded, the idlest is forgotten', () => {
  const { clock, passed } = setup(3)
  expect(passed('busy', 60)).toBe(60)
  for (let client = 0; client < 50; client++) {
    passed(`c${client}`, 1)
    expect(passed('busy', 1)).toBe(0)
  }
  clock.ms += 10
  for (let client = 0; client < 3; client++) passed(`d${client}`, 1)
  expect(passed('busy', 1)).toBe(1)
})
