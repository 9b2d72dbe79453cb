import { rowTargets } from '@love/ui98/rowTargets'
import { Fragment, type ReactNode } from 'react'

export type TableGroup = {
  readonly id: string
  /** The line above its rows. */
  readonly title: ReactNode
  /** Table rows. */
  readonly rows: ReactNode
}

type GroupedTableProps = {
  caption: string
  headers: readonly string[]
  groups: readonly TableGroup[]
  /** Words for a table without rows. */
  empty: ReactNode
  /** Whether the cells say on which of two lines they stand (`data-line`). */
  hasLines?: boolean
}

/** A table whose rows stand under lines of their own; on a phone a row has two lines, or is a card. */
export function GroupedTable({ caption, headers, groups, empty, hasLines }: GroupedTableProps) {
  return (
    <div className="table-frame">
      <div className="table-scroll">
        <table className={`table ${hasLines ? 'table-lines' : 'table-cards'}`} {...{ role: 'table' }}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...{ role: 'rowgroup' }}>
            <tr {...{ role: 'row' }}>
              {headers.map((header) => (
                <th key={header} scope="col" {...{ role: 'columnheader' }}>
                  <span className="table-heading">{header}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...{ role: 'rowgroup' }} {...rowTargets}>
            {groups.length === 0 && (
              <tr {...{ role: 'row' }}>
                <td {...{ role: 'cell' }} className="table-message" colSpan={headers.length}>
                  <div role="status">{empty}</div>
                </td>
              </tr>
            )}
            {groups.map(({ id, title, rows }) => (
              <Fragment key={id}>
                <tr className="safe-group" {...{ role: 'row' }}>
                  <td {...{ role: 'cell' }} colSpan={headers.length} data-line={1}>
                    {title}
                  </td>
                </tr>
                {rows}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
