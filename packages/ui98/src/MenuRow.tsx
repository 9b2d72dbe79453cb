import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { MenuItem } from './menuEntry.ts'

type MenuRowProps = {
  item: MenuItem
  open: boolean
  large: boolean | undefined
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onToggle: () => void
  onDone: () => void
  submenu: (row: () => HTMLElement) => ReactNode
}

export function MenuRow({ item, open, large, onPointerEnter, onToggle, onDone, submenu }: MenuRowProps) {
  const ref = useRef<HTMLElement>(null)
  const { label, icon, shortcut, disabled, checked, radio, href, entries } = item

  function onClick(event: MouseEvent<HTMLElement>) {
    if (disabled) return event.preventDefault()
    if (entries) return onToggle()
    onDone()
    item.onSelect?.(event)
  }

  const row = {
    ref: (element: HTMLElement | null) => {
      ref.current = element
    },
    className: 'menu-item',
    tabIndex: -1,
    'data-id': item.id,
    role: checked === undefined ? 'menuitem' : radio ? 'menuitemradio' : 'menuitemcheckbox',
    'aria-checked': checked,
    'aria-disabled': disabled,
    'aria-haspopup': entries && ('menu' as const),
    'aria-expanded': entries && open,
    onClick,
  }
  const content = (
    <>
      <span className="menu-mark">
        {checked ? (
          <span className={radio ? 'glyph glyph-dot' : 'glyph glyph-check'} />
        ) : (
          icon && <Icon name={icon} size={large ? 32 : 16} />
        )}
      </span>
      <span className="menu-label">{label}</span>
      {shortcut && <span className="menu-shortcut">{shortcut}</span>}
      {entries && <span className="glyph glyph-right" />}
    </>
  )
  return (
    <div role="none" onPointerEnter={onPointerEnter}>
      {href && !disabled ? (
        <a {...row} href={href}>
          {content}
        </a>
      ) : (
        <button {...row} type="button">
          {content}
        </button>
      )}
      {entries && open && submenu(() => ref.current ?? document.body)}
    </div>
  )
}
