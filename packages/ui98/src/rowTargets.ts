import type { KeyboardEvent, MouseEvent } from 'react'
import { rovingIndex } from './rovingIndex.ts'

/**
 * For the body of a table: a row is a target where its header has a link, or a button of the class `table-action`. A
 * click selects the row, which gives that one the focus, so that Enter opens it; a double click opens it too, and on
 * touch a tap. Arrows go from row to row.
 */
export const rowTargets = {
  onClick(event: MouseEvent) {
    const opener = openerOf(event)
    if (isTap(event)) opener?.click()
    else opener?.focus({ preventScroll: true })
  },
  onDoubleClick(event: MouseEvent) {
    openerOf(event)?.click()
  },
  onKeyDown(event: KeyboardEvent) {
    const openers = [...event.currentTarget.querySelectorAll<HTMLElement>(openerIn)]
    const index = openers.indexOf(event.target as HTMLElement)
    const next = rovingIndex({ key: event.key, index, count: openers.length, axis: 'vertical' })
    if (index < 0 || next === undefined) return
    event.preventDefault()
    openers[next]?.focus()
  },
}

const openerIn = 'th :is(a, .table-action)'

/** A click on something of its own inside a row is not a click on the row. */
function openerOf({ target }: MouseEvent): HTMLElement | null | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, select, label, summary')) return null
  return target.closest('tr')?.querySelector<HTMLElement>(openerIn)
}

/** Not every browser tells what a click was made with. */
function isTap({ nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as { readonly pointerType?: string }
  return pointerType ? pointerType === 'touch' : matchMedia('(hover: none)').matches
}
