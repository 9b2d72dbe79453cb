import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMinuteLimit } from './createSignInLimit.ts'

test('default: so many, then a wait until the first is a minute old', () => {
  let time = 1_000
  const { take } = createMinuteLimit({ most: 2, now: () => time })
  expect([take('a'), take('a'), take('b')]).toEqual([0, 0, 0])
  expect(take('a')).toBe(60)
  time += 59_001
  expect(take('a')).toBe(1)
  time += 999
  expect([take('a'), take('a')]).toEqual([0, 0])
})

test('behavior: never more in any minute', () => {
  const steps = fc.array(fc.nat(20_000), { maxLength: 200 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), (waits, most) => {
      let time = 0
      const { take } = createMinuteLimit({ most, now: () => time })
      const passed: number[] = []
      for (const wait of waits) {
        time += wait
        if (take('a') === 0) passed.push(time)
        else expect(passed.filter((at) => at > time - 60_000)).toHaveLength(most)
        expect(passed.filter((at) => at > time - 60_000).length).toBeLessThanOrEqual(most)
      }
    }),
  )
})

test('behavior: whoever came longest ago is forgotten first, and long memories stay quick', () => {
  let time = 0
  const few = createMinuteLimit({ most: 1, now: () => time, maxKeys: 2 })
  for (const key of ['a', 'b', 'a', 'c']) few.take(key)
  expect([few.take('a'), few.take('b')]).toEqual([60, 0])
  const { take } = createMinuteLimit({ most: 1_000_000, now: () => time })
  const started = performance.now()
  for (let at = 0; at < 200_000; at++) {
    time += 1
    take('a')
  }
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('behavior: a clock that was set back', () => {
  let time = 1_000_000
  const { take } = createMinuteLimit({ most: 1, now: () => time })
  take('a')
  time = 0
  expect(take('a')).toBe(60)
})
