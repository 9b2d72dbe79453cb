import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined
}
