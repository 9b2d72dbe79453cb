import { Icon } from '@love/ui98/Icon'
import { MenuButton } from '@love/ui98/MenuButton'
import { Window, type WindowProps } from '@love/ui98/Window'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { tellAwake } from '../earlyClicks.ts'
import { documentTitle } from '../program.ts'
import { controlEntries, type PadMode } from './controlEntries.ts'
import { MovePad } from './MovePad.tsx'
import { useProgramWindow } from './windowContext.ts'
import type { Bounds } from './windows.ts'

export type ProgramWindowProps = Pick<
  WindowProps,
  'menuBar' | 'statusBar' | 'flush' | 'className' | 'children' | 'bodyProps'
> & {
  /** The name of the program, unless the window shows something of its own name. */
  title?: string
}

/** The window of a program: moves, sizes and closes itself with the desktop's help. */
export function ProgramWindow({ title, children, ...rest }: ProgramWindowProps) {
  const handle = useProgramWindow()
  const { program, window, isActive, takesFocus, place } = handle
  const [pad, setPad] = useState<PadMode>()
  const frame = useRef<HTMLElement>(null)
  const isMaximized = window.state === 'maximized'

  useEffect(() => {
    if (frame.current) tellAwake(frame.current)
  }, [])

  const ownTitle = title ?? program.title
  const [pathname] = window.path.split('?')
  const page = [program, ...(program.places ?? [])].find(({ path }) => path === pathname)
  const pageTitle = documentTitle(page ?? { path: program.path, title: ownTitle })
  useEffect(() => {
    if (isActive) document.title = pageTitle
  }, [isActive, pageTitle])

  // Also when the program's code has arrived: then this window takes the place of the one that said so.
  useEffect(() => {
    const element = frame.current
    if (isActive && takesFocus() && element && !element.contains(document.activeElement))
      element.focus({ preventScroll: true })
  }, [isActive, takesFocus])

  /** Where the window is inside the desktop; nowhere while it fills it. */
  function measure(): Bounds | undefined {
    const slot = frame.current?.parentElement
    if (!slot || isMaximized) return undefined
    return { x: slot.offsetLeft, y: slot.offsetTop, width: slot.offsetWidth, height: slot.offsetHeight }
  }

  const move = useDrag({
    measure,
    change: (from, dx, dy) => ({ ...from, x: from.x + dx, y: from.y + dy }),
    onPlace: place,
  })
  const size = useDrag({
    measure,
    change: (from, dx, dy) => ({ ...from, width: from.width + dx, height: from.height + dy }),
    onPlace: place,
  })

  return (
    <Window
      {...rest}
      ref={frame}
      title={ownTitle}
      active={isActive}
      controlMenu={
        <MenuButton
          className="control-menu"
          aria-label="Window menu"
          entries={controlEntries(handle, setPad)}
        >
          <Icon name={program.icon} />
        </MenuButton>
      }
      onMinimize={handle.minimize}
      onMaximize={isMaximized ? undefined : handle.maximize}
      onRestore={isMaximized ? handle.restore : undefined}
      onClose={handle.close}
      titleBarProps={{ ...move, onDoubleClick: isMaximized ? handle.restore : handle.maximize }}
      resizeGripProps={isMaximized ? undefined : size}
    >
      {pad && <MovePad mode={pad} measure={measure} onPlace={place} onDone={() => setPad(undefined)} />}
      {children}
    </Window>
  )
}

type Drag = {
  /** The bounds now, measured when the drag begins. */
  measure: () => Bounds | undefined
  /** The bounds after the pointer has moved this far. */
  change: (from: Bounds, dx: number, dy: number) => Bounds
  onPlace: (bounds: Bounds) => void
}

/** Follows a pointer that was pressed on an element; what is pressed inside it, such as a button, is left alone. */
function useDrag({ measure, change, onPlace }: Drag) {
  const drag = useRef<{ x: number; y: number; from: Bounds } | undefined>(undefined)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isOnControl = (event.target as Element).closest('button, a') !== null
    const from = event.button === 0 && !isOnControl ? measure() : undefined
    if (!from) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current) return
    const { x, y, from } = drag.current
    onPlace(change(from, event.clientX - x, event.clientY - y))
  }

  function end() {
    drag.current = undefined
  }

  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onLostPointerCapture: end }
}
