import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuEntry } from './menuEntry.ts'
import type { Box } from './placePopup.ts'
import { useDismiss } from './useDismiss.ts'

export type ContextMenu = {
  /** Accessible name. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
}

export type ContextMenusProps = {
  /** The menu of what was pressed; without one the browser shows its own. */
  menuOf: (target: Element) => ContextMenu | undefined
}

/** Milliseconds a finger rests, and pixels it may tremble, until that is a long press. */
const longPress = { delay: 500, slack: 10 }

type Open = ContextMenu & { at: Box; focus: MenuProps['focus'] }

/** Menus by right click, by Shift+F10 or the menu key, and by a long press: listens on the whole page. */
export function ContextMenus({ menuOf }: ContextMenusProps) {
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const swallow = useRef(false)
  const [open, setOpen] = useState<Open>()
  useDismiss(menu, open !== undefined, () => setOpen(undefined))

  function show(target: Element, at: Box, focus: MenuProps['focus']): boolean {
    const found = menuOf(target)
    if (!found) return false
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !menu.current?.contains(activeElement))
      opener.current = activeElement
    setOpen({ ...found, at, focus })
    return true
  }

  function close() {
    setOpen(undefined)
    opener.current?.focus()
  }

  const release = useEffectEvent(() => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  })

  const onContextMenu = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const at = { left: event.clientX, top: event.clientY, width: 0, height: 0 }
    if (menu.current?.contains(target) || show(target, at, 'menu')) event.preventDefault()
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (open || !(event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10'))) return
    const target = event.target as Element
    if (show(target, target.getBoundingClientRect(), 'first')) event.preventDefault()
  })

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    release()
    swallow.current = false
    const { pointerType, clientX: x, clientY: y } = event
    const target = event.target as Element
    if (pointerType !== 'touch' || menu.current?.contains(target)) return
    const onLong = () => {
      swallow.current = show(target, { left: x, top: y, width: 0, height: 0 }, 'menu')
    }
    press.current = { timer: setTimeout(onLong, longPress.delay), x, y }
  })

  /** A finger that goes on scrolls, or moves what it holds: then the menu was not meant. */
  const onPointerMove = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const at = press.current
    if (!at || Math.hypot(clientX - at.x, clientY - at.y) <= longPress.slack) return
    release()
    if (swallow.current) setOpen(undefined)
  })

  /** Lifting the finger after a long press is no click on what lies under it. */
  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!swallow.current) return
    swallow.current = false
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('contextmenu', (event) => onContextMenu(event), { signal })
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal })
    document.addEventListener('pointermove', (event) => onPointerMove(event), { signal })
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, () => release(), { signal })
    document.addEventListener('click', (event) => onClick(event), { signal, capture: true })
    return () => {
      end.abort()
      clearTimeout(press.current?.timer)
    }
  }, [])

  return (
    open && (
      <div ref={menu}>
        <Menu
          key={`${open.label} ${open.at.left} ${open.at.top}`}
          entries={open.entries}
          anchor={() => open.at}
          focus={open.focus}
          aria-label={open.label}
          onDone={close}
          onBack={close}
        />
      </div>
    )
  )
}
