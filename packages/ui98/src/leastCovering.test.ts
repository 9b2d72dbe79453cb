import { expect, test } from 'vitest'
import { type Edges, leastCovering } from './leastCovering.ts'

const box = (left: number, top: number): Edges => ({ left, top, right: left + 100, bottom: top + 50 })
const places = [
  { place: 'bottom', boxes: [box(0, 500)] },
  { place: 'top', boxes: [box(0, 0)] },
]

test('default: the first place, where nothing is in the way', () => {
  expect(leastCovering(places, [])).toBe('bottom')
  expect(leastCovering(places, [{ ...box(300, 500), weight: 10 }])).toBe('bottom')
})

test('behavior: away from a button, and rather over a link than over a button', () => {
  const button = { ...box(50, 520), weight: 10 }
  expect(leastCovering(places, [button])).toBe('top')
  expect(leastCovering(places, [button, { ...box(0, 10), weight: 1 }])).toBe('top')
  expect(leastCovering(places, [button, { ...box(0, 10), weight: 100 }])).toBe('bottom')
})

test('behavior: edges that only touch cover nothing', () => {
  expect(leastCovering(places, [{ ...box(100, 500), weight: 10 }])).toBe('bottom')
})

test('error: nowhere to go', () => {
  expect(leastCovering([], [])).toBeUndefined()
})
