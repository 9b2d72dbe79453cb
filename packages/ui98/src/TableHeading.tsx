import type { Column } from './column.ts'
import { Tooltip } from './Tooltip.tsx'
import { type Sort, toggleSort } from './toggleSort.ts'

type TableHeadingProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

export function TableHeading<Row>({ column, sort, onSort }: TableHeadingProps<Row>) {
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
