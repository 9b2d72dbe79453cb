import { createContext, useContext } from 'react'
import type { Program } from '../program.ts'
import type { Bounds, OpenWindow, Side } from './windows.ts'

/** What a window can do with itself, and where in its program the person is. */
export type WindowHandle = {
  readonly program: Program
  readonly window: OpenWindow
  readonly isActive: boolean
  /** Whether coming to the front takes the keyboard focus: not while the page has just loaded. */
  readonly takesFocus: () => boolean
  /** Goes to another place of the program, or opens another program. */
  readonly navigate: (path: string, options?: { replace?: boolean }) => void
  /** What the help book says about this program. */
  readonly openHelp: () => void
  readonly focus: () => void
  readonly close: () => void
  readonly minimize: () => void
  readonly maximize: () => void
  readonly restore: () => void
  readonly place: (bounds: Bounds) => void
  /** Fills one half of the desktop; with bounds for restoring. */
  readonly snap: (side: Side, bounds?: Bounds) => void
}

export const WindowContext = createContext<WindowHandle | undefined>(undefined)

/** For the code of a program: its own window. */
export function useProgramWindow(): WindowHandle {
  const handle = useContext(WindowContext)
  if (!handle) throw new Error('A program draws its window inside the desktop.')
  return handle
}
