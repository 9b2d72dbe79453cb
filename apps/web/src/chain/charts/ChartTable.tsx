import { type Column, Table } from '@love/ui98/Table'
import type { ChartData } from './chartData.ts'
import { type ChartRow, chartRows } from './chartRows.ts'

/** The values of a chart as a small table. */
export function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const columns: readonly Column<ChartRow>[] = [
    { id: 'time', header: 'From', cell: ({ time }) => time },
    ...data.series.map(
      ({ id, label: header }): Column<ChartRow> => ({
        id,
        header,
        align: 'end',
        cell: ({ values }) => values[id],
      }),
    ),
  ]
  return (
    <Table
      plain
      caption={label}
      captionHidden
      columns={columns}
      rows={chartRows(data)}
      rowKey={({ time }) => time}
    />
  )
}
