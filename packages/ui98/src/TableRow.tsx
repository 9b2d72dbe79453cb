import type { Column } from './menuEntry.ts'

type TableRowProps<Row> = { row: Row; columns: readonly Column<Row>[] }

/** Its first cell is its header. */
export function TableRow<Row>({ row, columns }: TableRowProps<Row>) {
  return (
    <tr {...{ role: 'row' }}>
      {columns.map(({ id, header, cell, align, lines, line }, position) => {
        const shared = {
          'data-label': header,
          'data-lines': lines,
          'data-line': line,
          className: align === 'end' ? 'table-end' : undefined,
        }
        return position === 0 ? (
          <th key={id} scope="row" {...{ role: 'rowheader' }} {...shared}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} {...{ role: 'cell' }} {...shared}>
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}
