import type { Figure } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { definedIcon } from '../../chain/definedIcon.ts'
import { shortUsd } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { formatShare } from './formatShare.ts'
import { LpText } from './LiquidityTexts.tsx'
import type { PositionRow } from './positionRows.ts'

type PositionsTableProps = { rows: readonly PositionRow[]; isConnected: boolean; isLoading: boolean }

export function PositionsTable({ rows, isConnected, isLoading }: PositionsTableProps) {
  return (
    <Table
      caption="Pools"
      captionHidden
      columns={isConnected ? [...poolColumns, ...ownColumns] : poolColumns}
      rows={rows}
      rowKey={({ pair }) => pair.name}
      status={isLoading ? 'loading' : 'ready'}
    />
  )
}

const poolColumns: readonly Column<PositionRow>[] = [
  {
    id: 'pool',
    header: 'Pool',
    cell: ({ pair }) => (
      <span className="icon-text one-line">
        <Icon name={definedIcon(pair)} />
        <ProgramLink to={`/liquidity/${pair.name}`}>{pair.name}</ProgramLink>
      </span>
    ),
  },
  figureColumn('liquidity', 'Liquidity', shortUsd, 2),
]

const ownColumns: readonly Column<PositionRow>[] = [
  figureColumn('value', 'Yours', shortUsd, 2),
  figureColumn('share', 'Your share', formatShare),
  lpColumn('held', 'In wallet'),
  lpColumn('staked', 'Staked'),
]

function figureColumn(
  id: 'liquidity' | 'value' | 'share',
  header: string,
  format: (figure: Fraction) => string,
  line?: 2,
): Column<PositionRow> {
  const cell = (row: PositionRow) => <FigureText figure={row[id] satisfies Figure} format={format} />
  return { id, header, align: 'end', line, like: '$999,999', cell }
}

function lpColumn(id: 'held' | 'staked', header: string): Column<PositionRow> {
  return {
    id,
    header,
    align: 'end',
    cell: ({ pair, ...row }) => {
      const raw = row[id]
      if (raw === undefined) return '…'
      return raw === 0n ? '–' : <LpText pair={pair} raw={raw} />
    },
  }
}
