import { expect, test } from 'vitest'
import { placePopup } from './placePopup.ts'

const screen = { width: 400, height: 300 }
const popup = { width: 100, height: 80 }

test('default: below the anchor, left edges in line', () => {
  const anchor = { left: 20, top: 20, width: 60, height: 24 }
  expect(placePopup({ anchor, popup, screen, side: 'below' })).toEqual({ left: 20, top: 44 })
})

test('behavior: above when there is no room below, and the other way round', () => {
  const low = { left: 20, top: 270, width: 60, height: 24 }
  expect(placePopup({ anchor: low, popup, screen, side: 'below', gap: 2 })).toEqual({ left: 20, top: 188 })
  const high = { left: 20, top: 0, width: 60, height: 24 }
  expect(placePopup({ anchor: high, popup, screen, side: 'above' })).toEqual({ left: 20, top: 24 })
})

test('behavior: a submenu opens to the left at the right edge', () => {
  const anchor = { left: 290, top: 50, width: 100, height: 24 }
  expect(placePopup({ anchor, popup, screen, side: 'right' })).toEqual({ left: 190, top: 50 })
})

test('behavior: stays on the screen where neither side has room', () => {
  const anchor = { left: 380, top: 10, width: 10, height: 280 }
  expect(placePopup({ anchor, popup: { width: 500, height: 500 }, screen, side: 'below' })).toEqual({
    left: 4,
    top: 4,
  })
})
