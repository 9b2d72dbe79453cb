import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { combine, type Figure, isAvailable } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { eth } from '@love/protocol/tokens/tokens'
import { type Column, Table, type TableProps } from '@love/ui98/Table'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import { wholeCents } from '../../../chain/prices/dollarsBeside.ts'
import { TimeAgo } from '../../../chain/TimeAgo.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import type { HistoryLine } from './historyLines.ts'
import type { ProvenTransaction } from './readFees.ts'

type HistoryTableProps = Pick<TableProps<HistoryLine>, 'status' | 'error' | 'empty'> & {
  lines: readonly HistoryLine[]
  /** What the chain says of a transaction; undefined until it was asked. */
  provenOf: (hash: string) => ProvenTransaction | undefined
}

/** Transactions of an address in words, newest first. */
export function HistoryTable({ lines, provenOf, ...rest }: HistoryTableProps) {
  return (
    <Table
      {...rest}
      caption="History"
      captionHidden
      columns={columnsOf(provenOf)}
      rows={lines}
      rowKey={({ transaction }) => transaction.hash}
      loading="Loading the history…"
    />
  )
}

function columnsOf(provenOf: HistoryTableProps['provenOf']): readonly Column<HistoryLine>[] {
  return [
    {
      id: 'words',
      header: 'Transaction',
      cell: ({ transaction: { hash, timestamp }, words }) => (
        <>
          <ProgramLink to={`/activity/${hash}`}>{words}</ProgramLink>
          <span className="history-line muted-text">
            <TimeAgo ms={timestamp * 1_000} />
          </span>
          {provenOf(hash)?.isTrue === false && (
            <span className="history-line error-text">
              The chain says something else: do not rely on this line.
            </span>
          )}
        </>
      ),
    },
    {
      id: 'then',
      header: 'Value then',
      align: 'end',
      line: 2,
      like: '$999,999.99',
      cell: ({ valueThen }) => <Dollars figure={valueThen} />,
    },
    {
      id: 'now',
      header: 'Value now',
      align: 'end',
      line: 2,
      like: '$999,999.99',
      cell: ({ valueNow }) => <Dollars figure={valueNow} />,
    },
    {
      id: 'fee',
      header: 'Network fee',
      align: 'end',
      like: '$99.99',
      cell: (line) => <Fee line={line} proven={provenOf(line.transaction.hash)} />,
    },
  ]
}

function Dollars({ figure }: { figure: Figure }) {
  if (isAvailable(figure)) return wholeCents(figure)
  if (figure.unavailable === 'no value') return '–'
  return <span title={figure.unavailable}>n/a</span>
}

type FeeProps = { line: HistoryLine; proven: ProvenTransaction | undefined }

function Fee({ line, proven }: FeeProps) {
  if (!proven) return '…'
  if (proven.fee === undefined) return <span title="Paid by another address">–</span>
  const paid = { raw: proven.fee, token: eth }
  const price = decimalFigure(line.transaction.prices.ETH, 'no price of ETH')
  const value = combine([price], (dollars) => multiply(amountFraction(paid), dollars))
  return (
    <span title={`${exactAmount(paid)} ETH`}>
      {isAvailable(value) ? wholeCents(value) : formatAmount(paid)}
    </span>
  )
}
