import { memo, type RefObject, useMemo } from 'react'
import { helpPath } from './helpPath.ts'
import { ProgramFrame } from './ProgramFrame.tsx'
import type { Program } from './program.ts'
import type { DesktopControls } from './useDesktop.ts'
import { WindowSlot } from './windows/WindowSlot.tsx'
import { WindowContext, type WindowHandle } from './windows/windowContext.ts'
import type { OpenWindow } from './windows/windows.ts'

type ProgramSlotProps = {
  program: Program
  /** All of them, for the way to help. */
  programs: readonly Program[]
  window: OpenWindow
  depth: number
  isActive: boolean
  /** Those of the newest render. */
  desktop: RefObject<DesktopControls>
  takesFocus: () => boolean
}

/**
 * An open program and what its window can do with itself. Only a change of its own draws it again: a prerendered window
 * that the desktop touched before its code has arrived would be thrown away and drawn a second time.
 */
export const ProgramSlot = memo(function ProgramSlot(props: ProgramSlotProps) {
  const { program, programs, window, depth, isActive, desktop, takesFocus } = props
  const handle = useMemo((): WindowHandle => {
    const { id } = window
    return {
      ...{ program, window, isActive, takesFocus },
      navigate: (to, options) =>
        program.path && to.startsWith(program.path)
          ? desktop.current.navigate(to, options)
          : desktop.current.open(to),
      openHelp: () => desktop.current.open(helpPath(programs, id)),
      focus: () => desktop.current.focus(id),
      close: () => desktop.current.close(id),
      minimize: () => desktop.current.minimize(id),
      maximize: () => desktop.current.maximize(id),
      restore: () => desktop.current.restore(id),
      place: (bounds) => desktop.current.place(id, bounds),
    }
  }, [program, programs, window, isActive, desktop, takesFocus])
  return (
    <WindowContext value={handle}>
      <WindowSlot depth={depth}>
        <ProgramFrame program={program} />
      </WindowSlot>
    </WindowContext>
  )
})
