import { type Amount, exactAmount } from '@love/protocol/amounts/amount'
import { formatPrice } from '@love/protocol/prices/figure'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { definedIcon } from '../../chain/definedIcon.ts'
import type { Freshness } from '../../chain/freshness/freshnessOf.ts'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import type { Group, Item } from './portfolioGroups.ts'
import { type GroupLine, type Line, portfolioLines } from './portfolioLines.ts'
import { type Folding, useFolding } from './useFolding.ts'

type PortfolioTableProps = {
  groups: readonly Group[]
  money: Money
  status: Freshness['status']
  /** Only who owns the assets can do anything with them. */
  isOwn: boolean
}

export function PortfolioTable({ groups, money, status, isOwn }: PortfolioTableProps) {
  const folding = useFolding(groups.flatMap(({ items }) => items).length)
  return (
    <Table
      caption="Assets"
      captionHidden
      columns={columnsFor(money, folding, isOwn)}
      rows={portfolioLines({ groups, money, isFolded: folding.isFolded })}
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

function columnsFor(money: Money, { toggle }: Folding, isOwn: boolean): readonly Column<Line>[] {
  const columns: readonly Column<Line>[] = [
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
          <GroupButton line={line} onToggle={() => toggle(line.id)} />
        ),
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      cell: (line) => line.kind === 'item' && <Amounts item={line.item} money={money} />,
    },
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
  const actions: Column<Line> = {
    id: 'actions',
    header: 'Actions',
    cell: (line) => line.kind === 'item' && <Actions item={line.item} />,
  }
  return isOwn ? [...columns, actions] : columns
}

function Amounts({ item: { token, raw, sides }, money }: { item: Item; money: Money }) {
  if (raw === undefined) return 'n/a'
  return (
    <>
      <AmountText amount={{ raw, token }} />
      {sides.map(({ amount, value }) => (
        <span key={amount.token.symbol} className="portfolio-side">
          <AmountText amount={amount} /> (<FigureText figure={money.convert(value)} format={money.format} />)
        </span>
      ))}
    </>
  )
}

/** Every digit for whoever points at it. */
function AmountText({ amount }: { amount: Amount }) {
  const { symbol } = amount.token
  return (
    <span title={`${exactAmount(amount)} ${symbol}`}>
      {formatPrice(amountFraction(amount))} {symbol}
    </span>
  )
}

function GroupButton({ line, onToggle }: { line: GroupLine; onToggle: () => void }) {
  const { title, count, isFolded } = line
  return (
    <button type="button" className="portfolio-group" aria-expanded={!isFolded} onClick={onToggle}>
      <span className={`glyph glyph-${isFolded ? 'right' : 'down'}`} />
      <strong>{title}</strong> <span className="muted-text">{count}</span>
    </button>
  )
}

function Actions({ item: { name, actions } }: { item: Item }) {
  return (
    <span className="portfolio-actions">
      {actions.map(({ label, to }) => (
        <ProgramLink key={label} to={to}>
          {label} <span className="visually-hidden">{name}</span>
        </ProgramLink>
      ))}
    </span>
  )
}
