import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { joinClasses } from './joinClasses.ts'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuEntry } from './menuEntry.ts'
import type { Box } from './placePopup.ts'
import { useDismiss } from './useDismiss.ts'

export type ContextMenuProps = ComponentProps<'div'> & {
  /** Accessible name of the menu. */
  label: string
  entries: readonly MenuEntry[]
}

/** Milliseconds a finger rests, and pixels it may tremble, until that is a long press. */
const longPress = { delay: 500, slack: 10 }

/** An area whose menu opens by right click, by Shift+F10 or the menu key, and by a long press. */
export function ContextMenu({ label, entries, className, children, ...rest }: ContextMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const swallow = useRef(false)
  const [open, setOpen] = useState<{ at: Box; focus: MenuProps['focus'] }>()
  useDismiss(menu, open !== undefined, () => setOpen(undefined))
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  function show(at: Box, focus: MenuProps['focus']) {
    release()
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement
    setOpen({ at, focus })
  }

  function close() {
    setOpen(undefined)
    opener.current?.focus()
  }

  function onContextMenu(event: MouseEvent) {
    if (menu.current?.contains(event.target as Node)) return event.preventDefault()
    event.preventDefault()
    show({ left: event.clientX, top: event.clientY, width: 0, height: 0 }, 'menu')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (open || !(event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) return
    event.preventDefault()
    show((event.target as Element).getBoundingClientRect(), 'first')
  }

  function onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
    swallow.current = false
    if (pointerType !== 'touch' || open) return
    const timer = setTimeout(() => {
      swallow.current = true
      show({ left: x, top: y, width: 0, height: 0 }, 'menu')
    }, longPress.delay)
    press.current = { timer, x, y }
  }

  /** Lifting the finger after a long press is no click on what lies under it. */
  function onClickCapture(event: MouseEvent) {
    if (!swallow.current) return
    swallow.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const at = press.current
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > longPress.slack) release()
  }

  function release() {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus and the meaning
    <div
      {...rest}
      className={joinClasses('context-area', className)}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {children}
      {open && (
        <div ref={menu} className="menu-anchor">
          <Menu
            key={`${open.at.left} ${open.at.top}`}
            entries={entries}
            anchor={() => open.at}
            focus={open.focus}
            aria-label={label}
            onDone={close}
            onBack={close}
          />
        </div>
      )}
    </div>
  )
}
