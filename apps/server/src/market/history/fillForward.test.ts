import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { fillForward } from './readCandles.ts'

const rowsAt = (...starts: number[]) => starts.map((start) => ({ start }))

test('default: gaps take what was there before', () => {
  const [old, first, second] = rowsAt(0, 600, 1200)
  const rows = [old, first, second].filter((row) => row !== undefined)
  expect(fillForward(rows, { seconds: 300, first: 300, last: 1500 })).toEqual([
    old,
    first,
    first,
    second,
    second,
  ])
})

test('behavior: nothing before the first row, and nothing where no span is', () => {
  expect(fillForward(rowsAt(600), { seconds: 300, first: 0, last: 600 })).toEqual([
    undefined,
    undefined,
    { start: 600 },
  ])
  expect(fillForward(rowsAt(0), { seconds: 300, first: 600, last: 300 })).toEqual([])
  expect(fillForward([], { seconds: 300, first: 0, last: 0 })).toEqual([undefined])
})

test('behavior: every span has the newest row that is not after it', () => {
  const starts = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  const bound = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(starts, bound, bound, fc.constantFrom(1, 300, 3600), (unsorted, a, b, seconds) => {
      const rows = rowsAt(...unsorted.sort((x, y) => x - y).map((start) => start * seconds))
      const filled = fillForward(rows, { seconds, first: a * seconds, last: b * seconds })
      expect(filled).toHaveLength(Math.max(0, b - a + 1))
      for (const [at, row] of filled.entries()) {
        expect(row).toEqual(rows.findLast(({ start }) => start <= (a + at) * seconds))
      }
    }),
    { numRuns: runs(200, 5_000) },
  )
})
