import type { ReactNode } from 'react'
import { joinClasses } from './joinClasses.ts'
import type { Column } from './menuEntry.ts'
import { rowTargets } from './rowTargets.ts'
import { TableRow } from './TableRow.tsx'
import { Tooltip } from './Tooltip.tsx'
import { type Sort, toggleSort } from './toggleSort.ts'

export type { Column }

export type TableProps<Row> = {
  caption: string
  /** Hides the caption from sight where a title says the same. */
  captionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Words for each state. Rows that are there stay visible while newer ones load. */
  loading?: ReactNode
  error?: ReactNode
  empty?: ReactNode
  /** Not even on a phone cards, or two lines, for small tables that fit anywhere. */
  plain?: boolean | undefined
}

/** A changed `display` takes the meaning from table elements in some browsers; the roles give it back. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, sort, onSort, plain } = props
  const {
    status = 'ready',
    loading = 'Loading…',
    error = 'This list could not be loaded.',
    empty = 'Nothing here.',
  } = props
  const reached = columns.some((column) => column.sortable)
  const shape = columns.some(({ line }) => line) ? 'table-lines' : 'table-cards'
  const message =
    status === 'error' ? error : rows.length > 0 ? undefined : status === 'loading' ? loading : empty
  return (
    <div className="table-frame" aria-busy={status === 'loading'}>
      <div
        className="table-scroll"
        {...(reached ? {} : { tabIndex: 0, role: 'group', 'aria-label': caption })}
      >
        <table className={joinClasses('table', !plain && shape)} {...role.table}>
          <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
          <thead {...role.group}>
            <tr {...role.row}>
              {columns.map((column) => (
                <TableHeading key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...role.group} {...rowTargets}>
            {message !== undefined && (
              <tr {...role.row}>
                <td {...role.cell} className="table-message" colSpan={columns.length}>
                  <div role={status === 'error' ? 'alert' : 'status'}>{message}</div>
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type TableHeadingProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function TableHeading<Row>({ column, sort, onSort }: TableHeadingProps<Row>) {
  const { id, header, sortable, align, tip, like } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const button = (
    <button
      type="button"
      className="table-heading"
      onClick={() => onSort?.(toggleSort(sort, id, align === 'end' ? 'descending' : 'ascending'))}
    >
      {header}
      {direction && <span className={`glyph glyph-${direction === 'ascending' ? 'up' : 'down'}`} />}
    </button>
  )
  return (
    <th
      scope="col"
      {...{ role: 'columnheader' }}
      className={align === 'end' ? 'table-end' : undefined}
      data-like={like}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {!sortable && <span className="table-heading">{header}</span>}
      {sortable && (tip ? <Tooltip text={tip}>{button}</Tooltip> : button)}
    </th>
  )
}
