import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { openedAfter } from './history/openedAfter.ts'
import { type Program, programAt } from './program.ts'
import { type BoundsById, boundsKey, parseBounds } from './windows/rememberedBounds.ts'
import {
  type Bounds,
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
  type Side,
  type Size,
  snapWindow,
  toggleDesktop,
  type Windows,
} from './windows/windows.ts'

export type DesktopStorage = {
  readonly read: (key: string) => string | null
  readonly write: (key: string, text: string) => void
}

type UseDesktopParameters = {
  programs: readonly Program[]
  /** Shown for addresses that belong to no program. */
  notFound: Program
  storage: DesktopStorage
  area: () => Size | undefined
}

export type DesktopControls = ReturnType<typeof useDesktop>

/**
 * The open windows and the address of the page, kept in step: the address names the window in front, opening a
 * program adds a history entry, and going back closes what that entry opened.
 */
export function useDesktop({ programs, notFound, storage, area }: UseDesktopParameters) {
  const [pathname, goTo] = useLocation()
  const search = useSearch()
  const path = search ? `${pathname}?${search}` : pathname
  const [remembered, setRemembered] = useState<BoundsById>({})
  const [windows, setWindows] = useState<Windows>(() => show([], path))
  const [shownPath, setShownPath] = useState(path)
  /** What each history entry opened, by its index. */
  const opened = useRef<(string | undefined)[]>([])

  function show(open: Windows, at: string): Windows {
    const { id } = programAt(programs, at) ?? notFound
    return openWindow(open, { id, path: at, bounds: remembered[id] })
  }

  // In the same render: what a person pressed must not spring back until an effect has run.
  if (path !== shownPath) {
    setShownPath(path)
    // The bare address is the desktop itself: coming back to it opens nothing.
    if (path !== '/') setWindows(show(windows, path))
  }

  useEffect(() => {
    opened.current[entryIndex()] ??= (programAt(programs, path) ?? notFound).id
  }, [programs, notFound, path])

  useEffect(() => {
    function onPopState() {
      const { kept, closed } = openedAfter(opened.current, entryIndex())
      opened.current = kept
      setWindows((open) => closed.reduce(closeWindow, open))
    }
    // Before the router's own listener opens what the address now names.
    window.addEventListener('popstate', onPopState, { capture: true })
    return () => window.removeEventListener('popstate', onPopState, { capture: true })
  }, [])

  // Storage is read after hydration: the prerendered page cannot know it.
  useEffect(() => {
    const stored = parseBounds(storage.read(boundsKey))
    const size = area()
    if (Object.keys(stored).length === 0) return
    // A prerendered window moves when its code has arrived: it would be drawn anew if it had to move before.
    startTransition(() => {
      setRemembered(stored)
      setWindows((open) =>
        open.map((one) => {
          const bounds = stored[one.id]
          return bounds && size ? { ...one, bounds: keepReachable(bounds, size) } : one
        }),
      )
    })
  }, [storage, area])

  function navigate(to: string, { replace = false } = {}) {
    const index = entryIndex() + (replace ? 0 : 1)
    if (!replace) opened.current = opened.current.slice(0, index)
    goTo(to, { replace, state: { index } })
  }

  function open(to: string) {
    if (to === path) return setWindows((now) => show(now, to))
    const id = (programAt(programs, to) ?? notFound).id
    navigate(to, { replace: windows.some((one) => one.id === id) })
  }

  /** Applies a change that may give the focus to another window, and lets the address follow. */
  function changeFocus(next: Windows) {
    setWindows(next)
    const to = focusedWindow(next)?.path ?? '/'
    if (to !== path) navigate(to, { replace: true })
  }

  /** The windows with this one in its new place, which is kept. */
  function placed(id: string, bounds: Bounds): Windows {
    const size = area()
    if (!size) return windows
    const next = placeWindow(windows, id, bounds, size)
    const at = next.find((one) => one.id === id)?.bounds
    if (!at) return windows
    const all = { ...remembered, [id]: at }
    setRemembered(all)
    storage.write(boundsKey, JSON.stringify(all))
    return next
  }

  return {
    windows,
    path,
    navigate,
    open,
    place: (id: string, bounds: Bounds) => setWindows(placed(id, bounds)),
    /** With bounds for restoring: a window that was dragged to the side was somewhere before. */
    snap: (id: string, side: Side, bounds?: Bounds) =>
      changeFocus(snapWindow(bounds ? placed(id, bounds) : windows, id, side)),
    toggleDesktop: () => changeFocus(toggleDesktop(windows)),
    focus: (id: string) => changeFocus(focusWindow(windows, id)),
    close: (id: string) => changeFocus(closeWindow(windows, id)),
    closeAll: () => changeFocus([]),
    minimize: (id: string) => changeFocus(minimizeWindow(windows, id)),
    maximize: (id: string) => changeFocus(maximizeWindow(windows, id)),
    restore: (id: string) => changeFocus(restoreWindow(windows, id)),
    cycle: () => changeFocus(cycleWindows(windows)),
  }
}

/** How many entries of ours came before this one; pages that we did not open ourselves count from 0. */
function entryIndex(): number {
  const state: unknown = history.state
  const index = typeof state === 'object' && state !== null && 'index' in state ? state.index : 0
  return typeof index === 'number' && Number.isSafeInteger(index) && index >= 0 ? index : 0
}
