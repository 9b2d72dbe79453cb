export type Bounds = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type OpenWindow = {
  /** The program; a program has one window. */
  readonly id: string
  /** Where in the program the person is; becomes the address of the page while the window has the focus. */
  readonly path: string
  readonly state: 'normal' | 'maximized'
  readonly minimized: boolean
  /** Where it was put; `undefined` until someone moves it: then the style sheet places it. */
  readonly bounds: Bounds | undefined
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
    bounds,
    state: 'normal',
    minimized: false,
  }
  return [...closeWindow(windows, id), { ...open, path, minimized: false }]
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

/** Moves and sizes; the work area has the last word, so a title bar can always be reached. */
export function placeWindow(windows: Windows, id: string, bounds: Bounds, area: Size): Windows {
  return change(windows, id, { bounds: keepReachable(bounds, area) })
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

const smallest: Size = { width: 240, height: 120 }
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
