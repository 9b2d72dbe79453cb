import './time.css'
import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import type { TimelineReply } from '@love/protocol/history/positions/timelineReply'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Slider } from '@love/ui98/Slider'
import { type Column, Table } from '@love/ui98/Table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { createTimeText } from '../../../chain/charts/chartText.ts'
import { HistoryChart } from '../../../chain/charts/HistoryChart.tsx'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { marketFailure } from '../../../chain/market/marketFailure.ts'
import { shortUsd } from '../../../chain/prices/createMoney.ts'
import { wholeCents } from '../../../chain/prices/dollarsBeside.ts'
import { readQueryAgain } from '../../../chain/useReading.ts'
import { ForecastBox } from './ForecastBox.tsx'
import { stackOf } from './stackedValue.ts'
import { timelineChart, timelineLabel } from './timelineChart.ts'
import { timelineQuery } from './timelineQuery.ts'
import { type TimelineMoment, type TimelinePart, timelineMoments } from './timelineView.ts'

type TimePageProps = { account: Address; portfolio: Portfolio | undefined }

/** What a portfolio was worth at any moment since the index began, and what it would be by what a person assumes. */
export function TimePage({ account, portfolio }: TimePageProps) {
  return (
    <div className="stack time-page">
      <Past account={account} portfolio={portfolio} />
      {portfolio && <ForecastBox account={account} portfolio={portfolio} />}
    </div>
  )
}

/** Beside what it would have been had nothing been done. */
function Past({ account, portfolio }: TimePageProps) {
  const { reply, failure, readAgain } = useTimeline(account)
  if (failure && !reply)
    return (
      <div className="message" role="status">
        <Icon name="warning" size={32} />
        <p className="message-text">Past values unavailable: {failure}. Retrying…</p>
        <Button onClick={readAgain}>Retry</Button>
      </div>
    )
  if (!reply || !portfolio) return <ProgressBar label="Loading past values…" />
  if (reply.points.length === 0) return <p>Nothing moved yet, as far as the history goes back.</p>
  return <Moments reply={reply} portfolio={portfolio} />
}

function useTimeline(account: Address) {
  const queryClient = useQueryClient()
  const query = timelineQuery(account)
  const { data: reply, failureReason } = useQuery(query)
  return {
    reply,
    failure: marketFailure(failureReason),
    readAgain: () => void readQueryAgain(queryClient, query.queryKey),
  }
}

function Moments({ reply, portfolio }: { reply: TimelineReply; portfolio: Portfolio }) {
  const [chosen, setChosen] = useState<number>()
  const moments = useMemo(() => timelineMoments(reply.points, portfolio), [reply, portfolio])
  const stack = useMemo(() => stackOf(moments), [moments])
  const data = useMemo(() => timelineChart(moments, stack), [moments, stack])
  const last = moments.length - 1
  const at = Math.min(chosen ?? last, last)
  const shown = moments[useDeferredValue(at)]
  const then = useMemo(() => shown && <Then moment={shown} layers={stack.symbols} />, [shown, stack])
  const timeText = useMemo(() => createTimeText(moments.map(({ timestamp }) => timestamp)), [moments])
  // Drawn once, however often the slider moves.
  const chart = useMemo(() => <HistoryChart label={timelineLabel} data={data} />, [data])
  const text = timeText(moments[at]?.timestamp ?? 0)
  return (
    <div className="stack">
      {chart}
      <Slider
        label="Go back to"
        value={at}
        min={0}
        max={last}
        valueText={`${text} (block ${(moments[at]?.block ?? 0).toLocaleString('en-US')})`}
        onChange={setChosen}
      />
      {then}
      <p className="muted-text">
        LOVE, WAR3, liquidity with its stakes, and FAITH, at the prices of that time. ETH and other tokens
        leave no trace here that could be followed, and are not in these values. <em>Had you held</em>: what
        went into pairs and the vault, valued as if it had stayed in the wallet.
      </p>
    </div>
  )
}

/** Each with its own height: as a person drags, only these rows change. */
function Then({ moment, layers }: { moment: TimelineMoment; layers: readonly string[] }) {
  const { parts, total, justHeld } = moment
  return (
    <>
      <p className="time-total">
        <strong>{shortUsd(total)}</strong>{' '}
        <span className="muted-text">had you held {shortUsd(justHeld)}</span>
      </p>
      <Table
        caption="What there was"
        captionHidden
        columns={columnsFor(layers)}
        rows={parts}
        rowKey={({ token }) => token.symbol}
        empty="Nothing that is followed."
      />
    </>
  )
}

const columnsFor = (layers: readonly string[]): readonly Column<TimelinePart>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ token }) => (
      <span className="icon-text">
        {/* What is not named shares the layer at the bottom. */}
        <span className="time-layer" data-layer={layers.indexOf(token.symbol) + 1} aria-hidden="true" />
        <Icon name={definedIcon(token)} />
        {token.symbol}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    line: 2,
    cell: (part) => <span title={exactAmount(part)}>{formatAmount(part)}</span>,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    line: 1,
    cell: ({ value }) => (value ? wholeCents(value) : 'n/a'),
  },
]
