import type { MouseEvent } from 'react'
import type { Column } from './menuEntry.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  selected: boolean
  onAction: ((row: Row) => void) | undefined
}

export function TableRow<Row>({ row, columns, selected, onAction }: TableRowProps<Row>) {
  /** A click on a link or button inside a cell is not a click on the row. */
  function onClick(event: MouseEvent) {
    const inside = event.target instanceof Element && event.target.closest('a, button, input, select, label')
    if (!inside) onAction?.(row)
  }

  return (
    <tr
      {...{ role: 'row' }}
      data-selected={selected || undefined}
      data-action={onAction ? true : undefined}
      onClick={onAction && onClick}
    >
      {columns.map(({ id, header, cell, align, lines }, position) => (
        <td
          key={id}
          {...{ role: 'cell' }}
          data-label={header}
          data-lines={lines}
          className={align === 'end' ? 'table-end' : undefined}
        >
          {onAction && position === 0 ? (
            <button
              type="button"
              className="table-action"
              aria-current={selected || undefined}
              onClick={() => onAction(row)}
            >
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}
