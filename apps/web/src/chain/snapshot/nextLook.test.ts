import { expect, test } from 'vitest'
import { nextLookMs } from './nextLook.ts'

const blockSeconds = 12

test('default: a second after the next block is due', () => {
  expect(nextLookMs({ ageSeconds: 1, blockSeconds })).toBe(12_000)
  expect(nextLookMs({ ageSeconds: 9, blockSeconds })).toBe(4_000)
})

test('behavior: never sooner than a cache in between would have another answer', () => {
  expect(nextLookMs({ ageSeconds: 12, blockSeconds })).toBe(2_000)
})

test('behavior: a block that is late, or nothing at all, is looked for every three seconds', () => {
  expect(nextLookMs({ ageSeconds: 13, blockSeconds })).toBe(3_000)
  expect(nextLookMs({ ageSeconds: 86_400, blockSeconds })).toBe(3_000)
  expect(nextLookMs({ ageSeconds: undefined, blockSeconds })).toBe(3_000)
})
