import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iconPlacesText, parseIconPlaces, placeIcon } from './iconPlaces.ts'

test('default: a moved icon stands on the lines, and its place is kept', () => {
  const places = placeIcon(new Map(), '/swap', { x: 101, y: 50 })
  expect(places.get('/swap')).toEqual({ x: 96, y: 48 })
  expect(parseIconPlaces(iconPlacesText(places))).toEqual(places)
})

test('behavior: no icon leaves the desktop at the top or at the left', () => {
  expect(placeIcon(new Map(), '/swap', { x: -500, y: -1 }).get('/swap')).toEqual({ x: 0, y: 0 })
})

test('behavior: moving one leaves the others', () => {
  const places = placeIcon(placeIcon(new Map(), '/swap', { x: 0, y: 0 }), '/farm', { x: 24, y: 24 })
  expect([...places.keys()]).toEqual(['/swap', '/farm'])
})

test('error: whatever is stored, only places come out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      for (const { x, y } of parseIconPlaces(text).values())
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }),
  )
  expect(parseIconPlaces(null).size).toBe(0)
  expect(parseIconPlaces('{"/swap":{"x":1},"/farm":{"x":24,"y":48}}').size).toBe(1)
})
