import './desktop.css'
import { ContextMenu } from '@love/ui98/ContextMenu'
import type { MenuEntry } from '@love/ui98/menuEntry'
import { type ReactNode, useEffect, useRef } from 'react'
import { DesktopIcons } from './DesktopIcons.tsx'
import { notFoundProgram } from './notFoundProgram.ts'
import { ProgramFrame } from './ProgramFrame.tsx'
import type { Program } from './program.ts'
import { Taskbar } from './taskbar/Taskbar.tsx'
import { type DesktopStorage, useDesktop } from './useDesktop.ts'
import { useWorkArea } from './useWorkArea.ts'
import { WindowSlot } from './windows/WindowSlot.tsx'
import { WindowContext, type WindowHandle } from './windows/windowContext.ts'
import { focusedWindow, type OpenWindow } from './windows/windows.ts'

export type DesktopProps = {
  programs: readonly Program[]
  storage: DesktopStorage
  /** More rows of the Start menu, such as connecting a wallet. */
  startEntries: readonly MenuEntry[]
  /** Beside the tray. */
  wallet: ReactNode
  /** Beside the clock. */
  tray: ReactNode
}

export function Desktop({ programs, storage, startEntries, wallet, tray }: DesktopProps) {
  const { ref, area } = useWorkArea()
  const desktop = useDesktop({ programs, notFound: notFoundProgram, storage, area })
  const { windows, cycle } = desktop
  const active = focusedWindow(windows)
  const isSettled = useIsSettled()
  const known = [...programs, notFoundProgram]

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      cycle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [cycle])

  const handleOf = (window: OpenWindow, program: Program): WindowHandle => ({
    program,
    window,
    isActive: window === active,
    takesFocus: isSettled,
    navigate: (to, options) =>
      program.path && to.startsWith(program.path) ? desktop.navigate(to, options) : desktop.open(to),
    focus: () => desktop.focus(window.id),
    close: () => desktop.close(window.id),
    minimize: () => desktop.minimize(window.id),
    maximize: () => desktop.maximize(window.id),
    restore: () => desktop.restore(window.id),
    place: (bounds) => desktop.place(window.id, bounds),
  })

  // The order in the document never changes: moving a node would reset its scrolling and its frames.
  const inOrder = [...windows].sort((a, b) => (a.id < b.id ? -1 : 1))
  return (
    <div className="desktop">
      <main ref={ref} className="work-area" aria-label="Desktop">
        <ContextMenu
          className="wallpaper"
          label="Desktop menu"
          entries={[
            {
              id: 'close-all',
              label: 'Close all windows',
              disabled: windows.length === 0,
              onSelect: desktop.closeAll,
            },
            {
              id: 'properties',
              label: 'Properties',
              icon: 'control-panel',
              onSelect: () => desktop.open('/control-panel'),
            },
          ]}
        >
          <DesktopIcons programs={programs.filter(({ unlisted }) => !unlisted)} onOpen={desktop.open} />
        </ContextMenu>
        {inOrder.map((window) => {
          const program = known.find(({ id }) => id === window.id) ?? notFoundProgram
          return (
            <WindowContext key={window.id} value={handleOf(window, program)}>
              <WindowSlot depth={windows.indexOf(window) + 1}>
                <ProgramFrame program={program} />
              </WindowSlot>
            </WindowContext>
          )
        })}
      </main>
      <Taskbar {...{ programs: known, desktop, active, startEntries, wallet, tray }} />
    </div>
  )
}

/** False while the page arrives: what opens then was not asked for by a key or a click. */
function useIsSettled(): boolean {
  const settled = useRef(false)
  useEffect(() => {
    settled.current = true
    document.documentElement.setAttribute('data-hydrated', '')
  }, [])
  return settled.current
}
