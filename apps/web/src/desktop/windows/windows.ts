export type Bounds = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The half of the desktop that a window can fill. */
export type Side = 'left' | 'right'

export type OpenWindow = {
  /** The program; a program has one window. */
  readonly id: string
  /** Where in the program the person is; becomes the address of the page while the window has the focus. */
  readonly path: string
  readonly state: 'normal' | 'maximized' | Side
  readonly minimized: boolean
  /** Where it was put; `undefined` until someone moves it: then the style sheet places it. */
  readonly bounds: Bounds | undefined
  /** How far it stands from the place of the first, so that none hides another exactly. */
  readonly step: number
}

/** Back to front: the last window that is not minimised has the focus. */
export type Windows = readonly OpenWindow[]

export function focusedWindow(windows: Windows): OpenWindow | undefined {
  return windows.findLast((window) => !window.minimized)
}

/** Brings a window to the front, opening it first when it is not there. */
export function openWindow(
  windows: Windows,
  { id, path, bounds }: Pick<OpenWindow, 'id' | 'path' | 'bounds'>,
): Windows {
  const front = windows.at(-1)
  if (front?.id === id && front.path === path && !front.minimized) return windows
  const open = windows.find((window) => window.id === id) ?? {
    id,
    path,
    bounds: bounds && besideOthers(windows, bounds),
    state: 'normal',
    minimized: false,
    step: freeStep(windows),
  }
  return [...closeWindow(windows, id), { ...open, path, minimized: false }]
}

/** So many windows stand apart before one begins again in the first place. */
const steps = 6
/** Pixels between the title bars of windows that would otherwise lie in one place. */
export const stepLength = 28

/** The place in the cascade that the fewest windows have. */
function freeStep(windows: Windows): number {
  const taken = (step: number) => windows.filter((window) => window.step === step).length
  const all = Array.from({ length: steps }, (_, step) => step)
  return all.reduce((best, step) => (taken(step) < taken(best) ? step : best))
}

/** A remembered place, moved on while the title bar of another window is just there. */
function besideOthers(windows: Windows, bounds: Bounds): Bounds {
  const isTaken = windows.some(
    ({ bounds: other }) =>
      other && Math.abs(other.x - bounds.x) < stepLength / 2 && Math.abs(other.y - bounds.y) < stepLength / 2,
  )
  return isTaken
    ? besideOthers(windows, { ...bounds, x: bounds.x + stepLength, y: bounds.y + stepLength })
    : bounds
}

export function closeWindow(windows: Windows, id: string): Windows {
  return windows.filter((window) => window.id !== id)
}

export function focusWindow(windows: Windows, id: string): Windows {
  const window = windows.find((candidate) => candidate.id === id)
  return window ? [...closeWindow(windows, id), { ...window, minimized: false }] : windows
}

/** A minimised window goes to the back, so that cycling reaches it last. */
export function minimizeWindow(windows: Windows, id: string): Windows {
  const window = windows.find((candidate) => candidate.id === id)
  return window ? [{ ...window, minimized: true }, ...closeWindow(windows, id)] : windows
}

export function maximizeWindow(windows: Windows, id: string): Windows {
  return focusWindow(change(windows, id, { state: 'maximized' }), id)
}

export function restoreWindow(windows: Windows, id: string): Windows {
  return focusWindow(change(windows, id, { state: 'normal' }), id)
}

/** Fills one half of the desktop; its bounds stay for restoring. */
export function snapWindow(windows: Windows, id: string, side: Side): Windows {
  return focusWindow(change(windows, id, { state: side }), id)
}

/** All go to the taskbar; if all are there already they come back as they stood. */
export function toggleDesktop(windows: Windows): Windows {
  const minimized = windows.some((window) => !window.minimized)
  return windows.map((window) => ({ ...window, minimized }))
}

/** Moves and sizes; the work area has the last word, so a title bar can always be reached. */
export function placeWindow(windows: Windows, id: string, bounds: Bounds, area: Size): Windows {
  return change(windows, id, { bounds: keepReachable(bounds, area), state: 'normal' })
}

/** The next window to the front, minimised ones included: what F6 does. */
export function cycleWindows(windows: Windows): Windows {
  const [back] = windows
  return back ? focusWindow(windows, back.id) : windows
}

function change(windows: Windows, id: string, changes: Partial<OpenWindow>): Windows {
  return windows.map((window) => (window.id === id ? { ...window, ...changes } : window))
}

export type Size = { readonly width: number; readonly height: number }

export const smallest: Size = { width: 240, height: 120 }
/** How much of a title bar stays inside the work area, whatever happens. */
const grip = 48

export function keepReachable({ x, y, width, height }: Bounds, area: Size): Bounds {
  const size = {
    width: clamp(width, Math.min(smallest.width, area.width), area.width),
    height: clamp(height, Math.min(smallest.height, area.height), area.height),
  }
  return {
    ...size,
    x: clamp(x, Math.min(0, grip - size.width), Math.max(0, area.width - grip)),
    y: clamp(y, 0, Math.max(0, area.height - grip)),
  }
}

/** Not a number and infinities fall back to the lower end: stored bounds may be anything. */
function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value)
    ? Math.round(Math.min(Math.max(value, low), Math.max(low, high)))
    : Math.round(low)
}
