import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** Says how the figures of a sortable column are made. */
  tip?: ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
  /** Its figures take two lines. Their place is kept while they are read, so that no row moves when they come. */
  lines?: 2 | undefined
  /** About the longest of its figures: as wide is the column before they are read too, so that none moves sideways. */
  like?: string | undefined
}
