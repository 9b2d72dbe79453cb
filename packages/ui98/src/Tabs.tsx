import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/iconNames.ts'
import { rovingIndex } from './rovingIndex.ts'

type Tab = {
  id: string
  label: string
  icon?: IconName | undefined
  /** How much waits there: beside the label, which stays its name. An empty one keeps the room that a count needs. */
  count?: { text: string; words: string } | undefined
}

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** The page of the selected tab. */
  children: ReactNode
}

export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  // Where there are more than fit into the row, it scrolls until the selected one is in its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one is selected
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [selected])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = tabs.findIndex(({ id }) => id === selected)
    const next = rovingIndex({ key: event.key, index, count: tabs.length, axis: 'horizontal' })
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('.tab')[next]?.focus()
  }

  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tab-list"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: words, icon, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            className="tab"
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            title={count?.words}
            onClick={() => onSelect(id)}
          >
            {icon && <Icon name={icon} />}
            {words}
            {count && (
              <span className="tab-count" aria-hidden="true">
                {count.text}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${selected}`}
        className="tab-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page without anything to click is reached this way
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}
