import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuEntry } from './menuEntry.ts'
import { rovingIndex } from './rovingIndex.ts'
import { useDismiss } from './useDismiss.ts'

export type MenuBarProps = {
  /** Accessible name, such as “Swap menus”. */
  label: string
  menus: readonly { label: string; entries: readonly MenuEntry[] }[]
}

/** File, Edit, View: one stop for Tab, arrows from menu to menu. */
export function MenuBar({ label, menus }: MenuBarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [open, setOpen] = useState<MenuProps['focus']>()
  useDismiss(ref, open !== undefined, () => setOpen(undefined))

  const titles = () => [...(ref.current?.querySelectorAll<HTMLElement>('.menu-title') ?? [])]

  function close() {
    setOpen(undefined)
    titles()[current]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    const next = rovingIndex({ key: event.key, index: current, count: menus.length, axis: 'horizontal' })
    if (next !== undefined) {
      setCurrent(next)
      titles()[next]?.focus()
      if (open) setOpen('first')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
    } else return
    event.preventDefault()
  }

  /** With one menu open, the pointer opens the next by passing over its title. */
  function onPointerEnter(event: PointerEvent<HTMLElement>, index: number) {
    if (!open || index === current || event.pointerType !== 'mouse') return
    setCurrent(index)
    event.currentTarget.focus()
  }

  return (
    <div ref={ref} role="menubar" aria-label={label} className="menu-bar" tabIndex={-1} onKeyDown={onKeyDown}>
      {menus.map((menu, index) => (
        <div key={menu.label} className="menu-anchor" role="none">
          <button
            type="button"
            role="menuitem"
            className="menu-title"
            tabIndex={index === current ? 0 : -1}
            aria-haspopup="menu"
            aria-expanded={Boolean(open) && index === current}
            onFocus={() => setCurrent(index)}
            onPointerEnter={(event) => onPointerEnter(event, index)}
            onClick={(event) =>
              setOpen(open && index === current ? undefined : event.detail === 0 ? 'first' : 'menu')
            }
          >
            {menu.label}
          </button>
          {open && index === current && (
            <Menu
              entries={menu.entries}
              anchor={() => (titles()[index] ?? document.body).getBoundingClientRect()}
              focus={open}
              aria-label={menu.label}
              onDone={close}
              onBack={close}
            />
          )}
        </div>
      ))}
    </div>
  )
}
