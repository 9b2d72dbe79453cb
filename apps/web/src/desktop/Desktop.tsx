import './desktop.css'
import type { MenuEntry } from '@love/ui98/menuEntry'
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { DesktopIcons } from './DesktopIcons.tsx'
import { tellAwake } from './earlyClicks.ts'
import { helpPath } from './helpPath.ts'
import { NotFound } from './NotFound.tsx'
import { ProgramSlot } from './ProgramSlot.tsx'
import { documentTitle, type Program } from './program.ts'
import { Taskbar } from './taskbar/Taskbar.tsx'
import { type DesktopStorage, useDesktop } from './useDesktop.ts'
import { focusedWindow, type Size } from './windows/windows.ts'

export type DesktopProps = {
  programs: readonly Program[]
  storage: DesktopStorage
  /** More rows of the Start menu, such as connecting a wallet. */
  startEntries: readonly MenuEntry[]
  /** Beside the tray. */
  wallet: ReactNode
  /** Beside the clock. */
  tray: ReactNode
  /** Fetches the window that opens what somebody names. Without it others have been told why. */
  loadRun: () => Promise<ComponentType<RunDialogProps> | undefined>
}

export type RunDialogProps = { onOpen: (path: string) => void; onClose: () => void }

export function Desktop({ programs, storage, startEntries, wallet, tray, loadRun }: DesktopProps) {
  const { ref, area } = useWorkArea()
  const desktop = useDesktop({ programs, notFound: notFoundProgram, storage, area })
  const { windows, cycle, open, toggleDesktop: showDesktop } = desktop
  const active = focusedWindow(windows)
  const takesFocus = useIsTouched()
  const newest = useRef(desktop)
  useEffect(() => {
    newest.current = desktop
  })
  const known = [...programs, notFoundProgram]
  const late = useLateParts()
  const [RunDialog, setRunDialog] = useState<ComponentType<RunDialogProps>>()
  const run = () => void loadRun().then((loaded) => setRunDialog(() => loaded))

  useEffect(() => {
    if (!active) document.title = documentTitle(undefined)
  }, [active])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.metaKey) return
      const isModal = document.querySelector('[aria-modal]')
      if (event.ctrlKey) {
        if (event.key !== 'Escape' || isModal) return
        document.querySelector<HTMLElement>('.start-button')?.click()
      } else if (event.key === 'F6') cycle()
      else if (event.key === 'F8') showDesktop()
      // Behind a dialog that must be answered first nobody could read it.
      else if (event.key === 'F1' && !isModal) open(helpPath(programs, active?.id))
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [cycle, showDesktop, open, programs, active])

  // The order in the document never changes: moving a node would reset its scrolling and its frames.
  const inOrder = [...windows].sort((a, b) => (a.id < b.id ? -1 : 1))
  return (
    <div className="desktop">
      <main ref={ref} className="work-area" aria-label="Desktop">
        <div className="wallpaper">
          <DesktopIcons programs={programs.filter(({ unlisted }) => !unlisted)} onOpen={desktop.open} />
        </div>
        {inOrder.map((window) => {
          const program = known.find(({ id }) => id === window.id) ?? notFoundProgram
          return (
            <ProgramSlot
              key={window.id}
              program={program}
              programs={programs}
              window={window}
              takesFocus={takesFocus}
              depth={windows.indexOf(window) + 1}
              isActive={window === active}
              desktop={newest}
            />
          )
        })}
        {late && <late.LateDesktop {...{ programs, desktop, storage }} onRun={run} />}
      </main>
      <Taskbar
        {...{ programs: known, desktop, active, wallet, tray }}
        onRun={run}
        startEntries={startEntries}
      />
      <Suspense>{RunDialog && <RunDialog onOpen={open} onClose={() => setRunDialog(undefined)} />}</Suspense>
    </div>
  )
}

type LateParts = typeof import('./late/LateDesktop.tsx')

/** Menus by right click and icons that move: once the page is drawn and listens. Without them it is a desktop all the same. */
function useLateParts(): LateParts | undefined {
  const [parts, setParts] = useState<LateParts>()
  useEffect(() => {
    const load = () => void import('./late/LateDesktop.tsx').then(setParts, () => {})
    if (document.readyState === 'complete') return load()
    addEventListener('load', load, { once: true })
    return () => removeEventListener('load', load)
  }, [])
  return parts
}

/** Tells whether a key or a click has been here: what opened before was asked for by nobody. */
function useIsTouched(): () => boolean {
  const touched = useRef(false)
  useEffect(() => {
    const onTouch = () => {
      touched.current = true
    }
    for (const type of touches) document.addEventListener(type, onTouch, { capture: true, once: true })
    tellAwake(document.documentElement)
    return () => {
      for (const type of touches) document.removeEventListener(type, onTouch, { capture: true })
    }
  }, [])
  return useCallback(() => touched.current, [])
}

const touches = ['keydown', 'pointerdown', 'click'] as const

/** The room windows have: the desktop without the taskbar, measured when asked. */
function useWorkArea(): { ref: RefObject<HTMLElement | null>; area: () => Size | undefined } {
  const ref = useRef<HTMLElement>(null)
  const area = useCallback(() => {
    const element = ref.current
    return element ? { width: element.clientWidth, height: element.clientHeight } : undefined
  }, [])
  return { ref, area }
}

/** Not in any list: it opens for addresses that belong to no program. */
const notFoundProgram: Program = {
  id: 'not-found',
  title: 'Not found',
  icon: 'error',
  path: '/404',
  description: 'There is no page at this address.',
  size: 'small',
  unlisted: true,
  Window: NotFound,
}
