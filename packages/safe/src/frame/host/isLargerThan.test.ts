import { expect, test } from 'vitest'
import { isLargerThan } from './isLargerThan.ts'

test('default: what fits is not larger', () => {
  expect(isLargerThan({ a: ['b', { c: 1 }], d: null }, 100)).toBe(false)
})

test.each([
  ['a long text', 'x'.repeat(1_001)],
  ['a long key', { ['x'.repeat(1_001)]: 1 }],
  ['many numbers', Array.from({ length: 500 }, () => 1)],
  ['an array of holes', Array(4_000_000_000)],
  ['many members', Object.fromEntries(Array.from({ length: 500 }, (_, key) => [key, 1]))],
  ['bytes', new Uint8Array(1_001)],
  ['a deep tree', Array.from({ length: 2_000 }).reduce<unknown>((inner) => [inner], 1)],
])('error: %s', (_, value) => {
  expect(isLargerThan(value, 1_000)).toBe(true)
})

test('error: what contains itself', () => {
  const self: { self?: unknown } = {}
  self.self = self
  expect(isLargerThan(self, 1_000_000)).toBe(true)
})

test('behavior: half a million items are counted, not spread', () => {
  expect(isLargerThan(Array(200_000).fill(''), 1_000_000)).toBe(false)
})
