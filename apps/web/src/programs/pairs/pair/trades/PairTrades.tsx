import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { PairSwap } from '@love/protocol/market/marketReplies'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { isAvailable } from '@love/protocol/prices/figure'
import { type Column, Table } from '@love/ui98/Table'
import type { ReactNode } from 'react'
import { explorerUrl } from '../../../../chain/explorerUrl.ts'
import { marketFailure } from '../../../../chain/market/marketFailure.ts'
import { useMarketHistory } from '../../../../chain/market/useMarketHistory.ts'
import type { Money } from '../../../../chain/prices/createMoney.ts'
import { decimalFigure } from '../../../../chain/prices/decimalFigure.ts'
import { TimeAgo } from '../../../../chain/TimeAgo.tsx'
import { ProgramLink } from '../../../../desktop/windows/ProgramLink.tsx'
import { swapsOf } from './parsePairSwaps.ts'

type PairTradesProps = { pair: PairDefinition; money: Money }

/** The last swaps of a pair, newest first. */
export function PairTrades({ pair, money }: PairTradesProps) {
  const { data, failureReason } = useMarketHistory(swapsOf(pair))
  const failure = marketFailure(failureReason)
  const status = data ? 'ready' : failure === undefined ? 'loading' : 'error'
  return (
    <Table
      caption="Recent trades"
      columns={tradeColumns({ pair, money })}
      rows={data?.swaps ?? []}
      rowKey={([time, hash, ...amounts]) => [time, hash, ...amounts].join(' ')}
      status={status}
      loading="Loading trades…"
      error={`Trades unavailable: ${failure}. Retrying…`}
      empty="No trades yet."
    />
  )
}

function tradeColumns({ pair: { base, other }, money }: PairTradesProps): readonly Column<PairSwap>[] {
  return [
    {
      id: 'trade',
      header: 'Trade',
      like: `Sell 99,999,999.99 ${base.symbol}`,
      cell: ([, hash, side, amount]) => (
        <TradeLink hash={hash}>
          {side === 'buy' ? 'Buy' : 'Sell'} {formatDecimal(amount)} {base.symbol}
        </TradeLink>
      ),
    },
    {
      id: 'for',
      header: 'For',
      align: 'end',
      line: 2,
      like: `99,999,999.99 ${other.symbol}`,
      cell: ([, , , , amount]) => (
        <span title={`${amount} ${other.symbol}`}>
          {formatDecimal(amount)} {other.symbol}
        </span>
      ),
    },
    {
      id: 'value',
      header: 'Value',
      align: 'end',
      line: 1,
      like: '$999,999.99',
      cell: ([, , , , , valueUsd]) => {
        const value = money.convert(decimalFigure(valueUsd, 'no price at that time'))
        return isAvailable(value) ? money.format(value) : <span title={value.unavailable}>n/a</span>
      },
    },
    {
      id: 'time',
      header: 'Time',
      align: 'end',
      line: 2,
      like: '59 min ago',
      cell: ([seconds]) => <TimeAgo ms={seconds * 1_000} />,
    },
  ]
}

/** To the explorer of the network, and without one to our own. */
function TradeLink({ hash, children }: { hash: string; children: ReactNode }) {
  const href = explorerUrl('tx', hash)
  if (!href) return <ProgramLink to={`/activity/${hash}`}>{children}</ProgramLink>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
