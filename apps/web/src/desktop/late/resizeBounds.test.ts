import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edges, resizeBounds } from './resizeBounds.ts'

const from = { x: 100, y: 80, width: 400, height: 300 }

test('default: a corner moves two sides, an edge one', () => {
  expect(resizeBounds(from, 'se', 20, 30)).toEqual({ x: 100, y: 80, width: 420, height: 330 })
  expect(resizeBounds(from, 'nw', 20, 30)).toEqual({ x: 120, y: 110, width: 380, height: 270 })
  expect(resizeBounds(from, 'e', 20, 30)).toEqual({ ...from, width: 420 })
  expect(resizeBounds(from, 'n', 20, 30)).toEqual({ ...from, y: 110, height: 270 })
})

test('behavior: the side that is not pulled stays, however far somebody pulls', () => {
  const far = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(fc.constantFrom(...edges), far, far, (edge, dx, dy) => {
      const to = resizeBounds(from, edge, dx, dy)
      if (edge.includes('w')) expect(to.x + to.width).toBe(from.x + from.width)
      else expect(to.x).toBe(from.x)
      if (edge.includes('n')) expect(to.y + to.height).toBe(from.y + from.height)
      else expect(to.y).toBe(from.y)
      expect(to.y).toBeGreaterThanOrEqual(0)
      if (edge.includes('w')) expect(to.width).toBeGreaterThanOrEqual(240)
      if (edge.includes('n')) expect(to.height).toBeGreaterThanOrEqual(120)
    }),
  )
})
