import { expect, test } from 'vitest'
import { rovingIndex } from './rovingIndex.ts'

const vertical = { count: 3, axis: 'vertical' } as const

test('default: arrows go round', () => {
  expect(rovingIndex({ ...vertical, key: 'ArrowDown', index: 0 })).toBe(1)
  expect(rovingIndex({ ...vertical, key: 'ArrowDown', index: 2 })).toBe(0)
  expect(rovingIndex({ ...vertical, key: 'ArrowUp', index: 0 })).toBe(2)
})

test('behavior: Home and End', () => {
  expect(rovingIndex({ ...vertical, key: 'Home', index: 2 })).toBe(0)
  expect(rovingIndex({ ...vertical, key: 'End', index: 0 })).toBe(2)
})

test('behavior: nothing has the focus yet', () => {
  expect(rovingIndex({ ...vertical, key: 'ArrowDown', index: -1 })).toBe(0)
  expect(rovingIndex({ ...vertical, key: 'ArrowUp', index: -1 })).toBe(2)
})

test('behavior: keys of the other axis and an empty list mean nothing', () => {
  expect(rovingIndex({ ...vertical, key: 'ArrowRight', index: 0 })).toBeUndefined()
  expect(rovingIndex({ key: 'ArrowRight', index: 0, count: 3, axis: 'horizontal' })).toBe(1)
  expect(rovingIndex({ key: 'Home', index: -1, count: 0, axis: 'vertical' })).toBeUndefined()
})
