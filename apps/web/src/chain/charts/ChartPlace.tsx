import type { MarketHead } from '@love/protocol/market/marketReplies'
import { ChartFrame } from '@love/ui98/ChartFrame'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { marketFailure } from '../market/marketFailure.ts'
import type { HistoryState } from '../market/useMarketHistory.ts'
import { pageClock } from '../serverClock.ts'
import { useEverySecond } from '../useEverySecond.ts'
import type { ChartData } from './chartData.ts'
import { HistoryChart } from './HistoryChart.tsx'
import { historyNote, isOldHistory } from './historyAge.ts'

type ChartPlaceProps = {
  label: string
  history: HistoryState<MarketHead>
  /** What is drawn of it; undefined until the server has answered. */
  data: ChartData | undefined
  /** Words for a history without a single point. */
  empty: string
}

/** A chart in each of its states. It keeps its place while it loads. */
export function ChartPlace({
  label,
  history: { name, data: head, failureReason },
  data,
  empty,
}: ChartPlaceProps) {
  const failure = marketFailure(failureReason)
  if (!data || !head)
    return failure === undefined ? (
      <Waiting key={name} name={name} />
    ) : (
      <Message>
        <p role="alert">Chart unavailable: {failure}. Retrying…</p>
      </Message>
    )
  if (data.times.length === 0)
    return (
      <Message>
        <p role="status">{empty}</p>
      </Message>
    )
  return <Drawn label={label} data={data} head={head} isInterrupted={failure !== undefined} />
}

type DrawnProps = {
  label: string
  data: ChartData
  head: MarketHead
  isInterrupted: boolean
}

function Drawn({ label, data, head, isInterrupted }: DrawnProps) {
  const isOld = useEverySecond(() => isInterrupted || isOldHistory(head, pageClock.now()))
  return (
    <div className="chart-place" data-old={isOld ? '' : undefined}>
      <HistoryChart label={label} data={data} note={<Note head={head} isOld={isOld} />} />
    </div>
  )
}

/** It alone is drawn every second, and not the chart. */
function Note({ head, isOld }: { head: MarketHead; isOld: boolean }) {
  return useEverySecond(() => historyNote(head, pageClock.now(), isOld))
}

/**
 * Its three empty places are for what the script before React draws (`drawEarly`): React leaves the content of such an
 * element alone, and takes all of it away in the moment in which it has drawn the same. A history has places of its own,
 * so that no other is ever seen in them.
 */
function Waiting({ name }: { name: string }) {
  const nothing = ''
  return (
    <div className="chart-place" data-history={name}>
      <ChartFrame
        caption={
          <span className="chart-point" aria-hidden="true" suppressHydrationWarning>
            {'\u00a0'}
          </span>
        }
        value={<span suppressHydrationWarning>{nothing}</span>}
      >
        <div className="chart">
          <div suppressHydrationWarning>{nothing}</div>
          <div className="chart-message">
            <ProgressBar label="Loading the chart…" />
          </div>
        </div>
      </ChartFrame>
    </div>
  )
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="chart-place">
      <ChartFrame caption={'\u00a0'}>
        <div className="chart">
          <div className="chart-message">{children}</div>
        </div>
      </ChartFrame>
    </div>
  )
}
