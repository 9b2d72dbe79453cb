/** A page holds what is older than this place. */
export type PagePlace = { block: number; logIndex: number; part: number }

type Placed = { block: number; log_index: number; part?: number }

export type Page<Row> = {
  rows: Row[]
  /** Where the next page begins; undefined when there is no more. */
  next: PagePlace | undefined
}

/** Of rows of which one more was read than a page holds. */
export function pageOf<Row extends Placed>(found: readonly Row[], limit: number): Page<Row> {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last && { block: last.block, logIndex: last.log_index, part: last.part ?? 0 } }
}

/** Newest first. */
export function newestFirst(a: Placed, b: Placed): number {
  return b.block - a.block || b.log_index - a.log_index || (b.part ?? 0) - (a.part ?? 0)
}
