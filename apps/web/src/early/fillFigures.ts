import type { Texts } from './texts.ts'

/**
 * Writes figures into the cells that a page was drawn with beforehand (`data-figure`). Each is a new element: as the same
 * one, right-aligned and longer, it would count as jumping.
 */
export function fillFigures(root: HTMLElement, texts: Texts): void {
  const byName = new Map(texts)
  for (const cell of root.querySelectorAll<HTMLElement>('[data-figure]')) {
    const { figure = '', then = '' } = cell.dataset
    const text = byName.get(figure)
    if (text === undefined) continue
    const filled = cell.cloneNode() as HTMLElement
    filled.textContent = `${then}${text}`
    if (figure.endsWith('.change')) filled.classList.add(...toneOf(text))
    cell.replaceWith(filled)
  }
  // What follows a figure moves when that gets longer, so it is new as well.
  for (const group of root.querySelectorAll('[data-figure-group]')) group.replaceWith(group.cloneNode(true))
  // What says that figures are on their way goes; React takes it away for good.
  for (const bar of root.querySelectorAll<HTMLElement>('.freshness > .progress')) bar.dataset.filled = ''
  for (const frame of root.querySelectorAll('.table-frame')) frame.removeAttribute('aria-busy')
}

/** The colour of a change says once more what its sign says. */
function toneOf(change: string): readonly string[] {
  if (change.startsWith('+')) return ['success-text']
  return change.startsWith('-') ? ['error-text'] : []
}
