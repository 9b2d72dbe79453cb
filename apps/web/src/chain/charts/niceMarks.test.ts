import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceMarks } from './niceMarks.ts'

test('default: round numbers, inside', () => {
  expect(niceMarks(0.3, 9.7, 5)).toEqual([2, 4, 6, 8])
  expect(niceMarks(0, 10, 2)).toEqual([0, 5, 10])
})

test('behavior: nothing between a number and itself', () => {
  expect(niceMarks(3, 3, 5)).toEqual([])
  expect(niceMarks(0, Number.NaN, 5)).toEqual([])
})

test('behavior: never outside, and never many', () => {
  const number = fc.double({ min: -10, max: 10, noNaN: true })
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 9 }), (one, other, most) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      fc.pre(high - low > 1e-9)
      const marks = niceMarks(low, high, most)
      expect(marks.length).toBeLessThanOrEqual(most + 1)
      const near = (high - low) * 1e-6
      for (const mark of marks) expect(mark >= low - near && mark <= high + near).toBe(true)
    }),
  )
})
