import type { ReactNode } from 'react'
import { joinClasses } from './joinClasses.ts'
import type { Column } from './menuEntry.ts'
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
  selected?: string | undefined
  /** Enter, Space or a click on a row; the first cell becomes its button. */
  onRowAction?: ((row: Row) => void) | undefined
  status?: 'ready' | 'loading' | 'error' | undefined
  /** Words for each state. Rows that are there stay visible while newer ones load. */
  loading?: ReactNode
  error?: ReactNode
  empty?: ReactNode
  /** Never turn rows into cards, for small tables that fit anywhere. */
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
  const { caption, captionHidden, columns, rows, rowKey, sort, onSort, selected, onRowAction, plain } = props
  const {
    status = 'ready',
    loading = 'Loading…',
    error = 'This list could not be loaded.',
    empty = 'Nothing here.',
  } = props
  const reached = onRowAction || columns.some((column) => column.sortable)
  const message =
    status === 'error' ? error : rows.length > 0 ? undefined : status === 'loading' ? loading : empty
  return (
    <div className="table-frame" aria-busy={status === 'loading'}>
      <div
        className="table-scroll"
        {...(reached ? {} : { tabIndex: 0, role: 'group', 'aria-label': caption })}
      >
        <table className={joinClasses('table', !plain && 'table-cards')} {...role.table}>
          <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
          <thead {...role.group}>
            <tr {...role.row}>
              {columns.map((column) => (
                <TableHeading key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...role.group}>
            {message !== undefined && (
              <tr {...role.row}>
                <td {...role.cell} className="table-message" colSpan={columns.length}>
                  <div role={status === 'error' ? 'alert' : 'status'}>{message}</div>
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                selected={rowKey(row) === selected}
                onAction={onRowAction}
              />
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
    <button type="button" className="table-heading" onClick={() => onSort?.(toggleSort(sort, id))}>
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
