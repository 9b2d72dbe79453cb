import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { joinClasses } from './joinClasses.ts'
import { MenuRow } from './MenuRow.tsx'
import type { MenuEntry, MenuItem } from './menuEntry.ts'
import { type Box, movePopup, type PopupSide } from './placePopup.ts'
import { rovingIndex } from './rovingIndex.ts'
import { useTypeahead } from './useTypeahead.ts'

export type MenuProps = {
  entries: readonly MenuEntry[]
  /** What it hangs on. Asked once, when it opens. */
  anchor: () => Box
  side?: PopupSide | undefined
  /** What has the focus at first: the menu itself for a pointer, a row for keys. */
  focus?: 'menu' | 'first' | 'last' | undefined
  /** Something was chosen, or Tab was pressed: the whole menu goes. Runs before `onSelect`. */
  onDone: () => void
  /** Escape, or left out of a submenu: this menu goes and the focus returns to what opened it. */
  onBack: () => void
  large?: boolean | undefined
  /** Words along the left edge, for the eye only. */
  banner?: string | undefined
  nested?: boolean | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/** Milliseconds the pointer rests on a row before its submenu opens. */
const hoverDelay = 200

export function Menu(props: MenuProps) {
  const {
    entries,
    anchor,
    side = 'below',
    focus = 'menu',
    onDone,
    onBack,
    large,
    banner,
    nested,
    ...labels
  } = props
  const ref = useRef<HTMLDivElement>(null)
  const findLabel = useTypeahead()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<{ id: string; focus: 'menu' | 'first' }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu is placed once, when it opens
  useLayoutEffect(() => {
    const menu = ref.current
    if (!menu) return
    movePopup(menu, anchor(), side)
    const rows = rowsOf(menu)
    const row = focus === 'menu' ? (nested ? undefined : menu) : focus === 'first' ? rows[0] : rows.at(-1)
    row?.focus({ preventScroll: true })
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.defaultPrevented) return
    const rows = rowsOf(event.currentTarget)
    const index = rows.findIndex((row) => row.matches(':focus'))
    if (event.key === 'Tab') return onDone()
    if (event.key === 'Escape' || (nested && event.key === 'ArrowLeft')) onBack()
    else if (event.key === 'ArrowRight' && rows[index]?.ariaHasPopup) openRow(rows[index], 'first')
    else if (event.key === ' ' || event.key === 'Enter') rows[index]?.click()
    else {
      const next =
        rovingIndex({ key: event.key, index, count: rows.length, axis: 'vertical' }) ??
        findLabel(event, rows.map(labelOf), index)
      if (next === undefined) return
      rows[next]?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }

  function openRow(row: HTMLElement | undefined, focusIn: 'menu' | 'first') {
    const id = row?.getAttribute('data-id') ?? undefined
    setOpen(id === undefined ? undefined : { id, focus: focusIn })
  }

  function onPointerEnter(event: PointerEvent<HTMLElement>, item: MenuItem) {
    if (event.pointerType !== 'mouse') return
    event.currentTarget.querySelector<HTMLElement>('.menu-item')?.focus({ preventScroll: true })
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setOpen(item.entries ? { id: item.id, focus: 'menu' } : undefined),
      hoverDelay,
    )
  }

  return (
    <div
      ref={ref}
      role="menu"
      tabIndex={-1}
      {...labels}
      className={joinClasses('menu', large && 'menu-large', banner && 'menu-with-banner')}
      onKeyDown={onKeyDown}
    >
      {banner && (
        <div className="menu-banner" aria-hidden="true">
          {banner}
        </div>
      )}
      {entries.map((entry, position) =>
        entry.kind === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <hr key={position} className="menu-separator" aria-label={entry.label} data-label={entry.label} />
        ) : (
          <MenuRow
            key={entry.id}
            item={entry}
            large={large}
            open={open?.id === entry.id}
            onPointerEnter={(event) => onPointerEnter(event, entry)}
            onToggle={() => setOpen(open?.id === entry.id ? undefined : { id: entry.id, focus: 'menu' })}
            onDone={onDone}
            submenu={(row) => (
              <Menu
                entries={entry.entries ?? []}
                anchor={() => lineUp(row().getBoundingClientRect())}
                side="right"
                focus={open?.focus}
                nested
                aria-label={entry.label}
                onDone={onDone}
                onBack={() => {
                  setOpen(undefined)
                  row().focus()
                }}
              />
            )}
          />
        ),
      )}
    </div>
  )
}

/** The rows of this menu, not those of an open submenu. */
function rowsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(':scope > div > .menu-item')]
}

/** The frame of a menu is three pixels wide: its first row stands beside the row that opened it. */
function lineUp({ left, top, width, height }: Box): Box {
  return { left, top: top - 3, width, height }
}

function labelOf(row: HTMLElement): string {
  return row.querySelector('.menu-label')?.textContent ?? ''
}
