import { type Span, spanCount } from './span.ts'

/** For every span the newest row that begins no later, which is its own or an older one. Rows are sorted by start. */
export function fillForward<Row extends { readonly start: number }>(
  rows: readonly Row[],
  span: Span,
): (Row | undefined)[] {
  const filled: (Row | undefined)[] = []
  let next = 0
  let row: Row | undefined
  for (let at = 0; at < spanCount(span); at++) {
    const start = span.first + at * span.seconds
    for (let later = rows[next]; later && later.start <= start; later = rows[next]) {
      row = later
      next++
    }
    filled.push(row)
  }
  return filled
}
