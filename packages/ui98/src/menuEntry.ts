import type { MouseEvent, ReactNode } from 'react'
import type { IconName } from './icons/iconNames.ts'

export type MenuItem = {
  kind?: 'item' | undefined
  id: string
  label: string
  icon?: IconName | undefined
  /** Shown at the end of the row, such as “Ctrl+C”. It does not listen. */
  shortcut?: string | undefined
  disabled?: boolean | undefined
  /** Makes it a check box; with `radio`, one of a group. */
  checked?: boolean | undefined
  radio?: boolean | undefined
  /** Makes it a link; `onSelect` may prevent the default and go there itself. */
  href?: string | undefined
  onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  entries?: readonly MenuEntry[] | undefined
}

export type MenuEntry = MenuItem | { kind: 'separator'; label?: string | undefined }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean | undefined
  /** Says how the figures of a sortable column are made. */
  tip?: ReactNode
  /**
   * On a phone, where a row of such a table has two lines: on which one it stands, on the second one after its header. A
   * column without one is left out there. The first column needs none: it begins the first line.
   */
  line?: 1 | 2 | undefined
  /** `end` for numbers, which sort with the largest first. */
  align?: 'start' | 'end' | undefined
  /** Its figures take two lines. Their place is kept while they are read, so that no row moves when they come. */
  lines?: 2 | undefined
  /** About the longest of its figures: as wide is the column before they are read too, so that none moves sideways. */
  like?: string | undefined
}
