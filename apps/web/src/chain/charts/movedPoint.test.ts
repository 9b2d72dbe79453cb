import { expect, test } from 'vitest'
import { movedPoint } from './movedPoint.ts'

test('default: arrows move by one point and stop at the ends', () => {
  expect(movedPoint('ArrowLeft', 5, 9)).toBe(4)
  expect(movedPoint('ArrowRight', 9, 9)).toBe(9)
  expect(movedPoint('ArrowLeft', 0, 9)).toBe(0)
})

test('behavior: pages and ends', () => {
  expect(movedPoint('PageDown', 100, 288)).toBe(71)
  expect(movedPoint('Home', 100, 288)).toBe(0)
  expect(movedPoint('End', 100, 288)).toBe(288)
})

test('behavior: other keys, and a chart without points, move nothing', () => {
  for (const key of ['Tab', 'a', 'toString']) expect(movedPoint(key, 5, 9)).toBeUndefined()
  expect(movedPoint('End', -1, -1)).toBeUndefined()
})
