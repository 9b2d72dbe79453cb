import { exactAmount } from '@love/protocol/amounts/amount'
import { formatPrice } from '@love/protocol/prices/figure'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { definedIcon } from '../../chain/definedIcon.ts'
import type { Freshness } from '../../chain/freshness/freshnessOf.ts'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import type { Group } from './portfolioGroups.ts'
import { type Line, portfolioLines } from './portfolioLines.ts'
import type { Sum } from './sumOf.ts'

type PortfolioTableProps = {
  groups: readonly Group[]
  total: Sum
  money: Money
  status: Freshness['status']
}

export function PortfolioTable({ groups, total, money, status }: PortfolioTableProps) {
  return (
    <Table
      caption="Assets"
      captionHidden
      columns={columnsFor(money)}
      rows={portfolioLines({ groups, total, money })}
      rowKey={({ id }) => id}
      status={status === 'loading' ? 'loading' : 'ready'}
      loading="Loading assets…"
      empty={
        status === 'failed'
          ? 'Nothing loaded yet.'
          : 'No assets found: this address holds none of the tokens listed here.'
      }
    />
  )
}

function columnsFor(money: Money): readonly Column<Line>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (line) =>
        line.kind === 'item' ? (
          <span className="icon-text">
            <Icon name={definedIcon(line.item.token)} />
            {line.item.name}
          </span>
        ) : (
          <strong className={`portfolio-${line.kind}`}>{line.title}</strong>
        ),
    },
    { id: 'amount', header: 'Amount', align: 'end', cell: amountCell },
    {
      id: 'price',
      header: 'Price',
      align: 'end',
      cell: (line) =>
        line.kind === 'item' && <FigureText figure={money.convert(line.item.price)} format={money.format} />,
    },
    {
      id: 'value',
      header: 'Value',
      align: 'end',
      cell: (line) =>
        line.kind === 'item' ? (
          <FigureText figure={line.value} format={money.format} />
        ) : (
          <strong>
            <FigureText figure={line.value} format={money.format} />
          </strong>
        ),
    },
  ]
}

function amountCell(line: Line) {
  if (line.kind !== 'item') return null
  const { token, raw } = line.item
  if (raw === undefined) return 'n/a'
  const amount = { raw, token }
  return (
    <span title={`${exactAmount(amount)} ${token.symbol}`}>
      {formatPrice(amountFraction(amount))} {token.symbol}
    </span>
  )
}
