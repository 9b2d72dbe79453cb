import { exactAmount } from '@love/protocol/amounts/amount'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { combine, type Figure, formatUsd } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { type Column, Table } from '@love/ui98/Table'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { useReviewPrices } from '../../../review/useReviewPrices.ts'
import type { TransferTotal } from './transfers.ts'

type TransferTotalsProps<Total> = {
  totals: readonly Total[]
  /** Of a whole token in dollars. */
  price: (token: Token) => Figure
  more?: readonly Column<Total>[] | undefined
}

type NamedTotal = TransferTotal & {
  /** Where its symbol alone could be that of any token. */
  readonly name?: string
}

/** What a list of payments comes to, token by token. */
export function TransferTotals<Total extends NamedTotal>(props: TransferTotalsProps<Total>) {
  const { totals, price, more = [] } = props
  return (
    <Table
      caption="Totals"
      columns={[...columnsOf(price), ...more]}
      rows={totals}
      rowKey={(total) => nameOf(total)}
    />
  )
}

/** The same with the prices that this page reads itself. */
export function PricedTotals({ totals }: { totals: readonly TransferTotal[] }) {
  const expects = totals.map(({ token }) => ({ token, address: 'ETH' as const, least: 0n }))
  return <TransferTotals totals={totals} price={useReviewPrices({ expects }, { isOn: true })} />
}

function nameOf({ name, token }: NamedTotal): string {
  return name ?? token.symbol
}

function columnsOf(price: (token: Token) => Figure): readonly Column<NamedTotal>[] {
  return [
    { id: 'token', header: 'Token', cell: nameOf },
    { id: 'count', header: 'Payments', align: 'end', cell: ({ count }) => count },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      cell: (total) => `${groupDecimal(exactAmount(total))} ${total.token.symbol}`,
    },
    {
      id: 'value',
      header: 'Value',
      align: 'end',
      cell: (total) => (
        <FigureText
          figure={combine([amountFraction(total), price(total.token)], multiply)}
          format={formatUsd}
        />
      ),
    },
  ]
}
