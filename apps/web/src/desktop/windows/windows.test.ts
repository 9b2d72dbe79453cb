import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  closeWindow,
  cycleWindows,
  focusedWindow,
  focusWindow,
  keepReachable,
  maximizeWindow,
  minimizeWindow,
  openWindow,
  placeWindow,
  restoreWindow,
  snapWindow,
  toggleDesktop,
  type Windows,
} from './windows.ts'

const area = { width: 1280, height: 760 }
const bounds = { x: 10, y: 10, width: 400, height: 300 }
const open = (windows: Windows, id: string) => openWindow(windows, { id, path: `/${id}`, bounds })
const ids = (windows: Windows) => windows.map((window) => window.id)
const three = ['pairs', 'swap', 'farm'].reduce<Windows>(open, [])

test('default: the window opened last has the focus', () => {
  expect(ids(three)).toEqual(['pairs', 'swap', 'farm'])
  expect(focusedWindow(three)?.id).toBe('farm')
})

test('behavior: opening an open window brings it to the front with its new path, in its place', () => {
  const moved = placeWindow(three, 'pairs', { ...bounds, x: 99 }, area)
  const again = openWindow(moved, { id: 'pairs', path: '/pairs/LOVE-ETH', bounds })
  expect(focusedWindow(again)).toMatchObject({ id: 'pairs', path: '/pairs/LOVE-ETH', bounds: { x: 99 } })
  expect(again).toHaveLength(3)
})

test('behavior: minimising gives the focus to the next, focusing restores', () => {
  const minimized = minimizeWindow(three, 'farm')
  expect(focusedWindow(minimized)?.id).toBe('swap')
  expect(focusedWindow(focusWindow(minimized, 'farm'))?.id).toBe('farm')
})

test('behavior: maximising keeps the bounds for restoring', () => {
  const large = maximizeWindow(three, 'pairs')
  expect(focusedWindow(large)).toMatchObject({ id: 'pairs', state: 'maximized', bounds })
  expect(focusedWindow(restoreWindow(large, 'pairs'))).toMatchObject({ state: 'normal', bounds })
})

test('behavior: a half of the desktop keeps the bounds for restoring; moving leaves it', () => {
  const half = snapWindow(three, 'pairs', 'left')
  expect(focusedWindow(half)).toMatchObject({ id: 'pairs', state: 'left', bounds })
  expect(focusedWindow(restoreWindow(half, 'pairs'))).toMatchObject({ state: 'normal', bounds })
  expect(focusedWindow(placeWindow(half, 'pairs', bounds, area))?.state).toBe('normal')
})

test('behavior: new windows never stand exactly where another does', () => {
  const placed = three.map(({ bounds: at }) => `${at?.x} ${at?.y}`)
  expect(new Set(placed).size).toBe(3)
  const free = ['pairs', 'swap', 'farm', 'faith'].reduce<Windows>(
    (windows, name) => openWindow(windows, { id: name, path: `/${name}`, bounds: undefined }),
    [],
  )
  expect(free.map(({ step }) => step)).toEqual([0, 1, 2, 3])
  const again = openWindow(closeWindow(free, 'swap'), { id: 'safe', path: '/safe', bounds: undefined })
  expect(focusedWindow(again)?.step).toBe(1)
})

test('behavior: showing the desktop twice brings all windows back in their order', () => {
  const away = toggleDesktop(three)
  expect(focusedWindow(away)).toBeUndefined()
  expect(toggleDesktop(away)).toEqual(three)
  expect(focusedWindow(toggleDesktop(minimizeWindow(three, 'farm')))).toBeUndefined()
})

test('behavior: cycling visits every window once, then starts again', () => {
  let windows = three
  const visited = three.map(() => {
    windows = cycleWindows(windows)
    return focusedWindow(windows)?.id
  })
  expect(visited).toEqual(['pairs', 'swap', 'farm'])
})

test('error: unknown windows change nothing', () => {
  for (const step of [closeWindow, focusWindow, minimizeWindow, maximizeWindow, restoreWindow])
    expect(step(three, 'nobody')).toEqual(three)
})

const id = fc.constantFrom('a', 'b', 'c', 'd')
const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -5000, max: 5000 }))
const anyBounds = fc.record({ x: anyNumber, y: anyNumber, width: anyNumber, height: anyNumber })
const step: fc.Arbitrary<(windows: Windows) => Windows> = fc.oneof(
  id.map((name) => (windows: Windows) => open(windows, name)),
  id.map((name) => (windows: Windows) => closeWindow(windows, name)),
  id.map((name) => (windows: Windows) => minimizeWindow(windows, name)),
  id.map((name) => (windows: Windows) => maximizeWindow(windows, name)),
  id.map((name) => (windows: Windows) => restoreWindow(windows, name)),
  id.map((name) => (windows: Windows) => focusWindow(windows, name)),
  id.map((name) => (windows: Windows) => snapWindow(windows, name, 'right')),
  fc.constant(toggleDesktop),
  fc.constant(cycleWindows),
  fc.tuple(id, anyBounds).map(
    ([name, to]) =>
      (windows: Windows) =>
        placeWindow(windows, name, to, area),
  ),
)

test('behavior: whatever people do, windows are unique, reachable, and one has the focus if one is visible', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let windows: Windows = []
      for (const next of steps) {
        windows = next(windows)
        expect(new Set(ids(windows)).size).toBe(windows.length)
        expect(focusedWindow(windows) !== undefined).toBe(windows.some((window) => !window.minimized))
        for (const { bounds: at } of windows) if (at) expect(keepReachable(at, area)).toEqual(at)
      }
    }),
  )
})

test('behavior: any stored bounds on any screen leave the title bar reachable', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 5000 }),
    height: fc.integer({ min: 1, max: 5000 }),
  })
  fc.assert(
    fc.property(anyBounds, size, (stored, screen) => {
      const at = keepReachable(stored, screen)
      for (const value of Object.values(at)) expect(Number.isInteger(value)).toBe(true)
      expect(at.y).toBeGreaterThanOrEqual(0)
      expect(at.y).toBeLessThan(Math.max(screen.height, 1))
      expect(at.x).toBeLessThanOrEqual(Math.max(0, screen.width - 48))
      expect(at.x + at.width).toBeGreaterThanOrEqual(Math.min(48, at.width))
      expect(at.width).toBeLessThanOrEqual(Math.max(screen.width, 1))
    }),
  )
})
