import { ChartFrame } from '@love/ui98/ChartFrame'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { DataAgeText } from '../DataAgeText.tsx'
import { dataAge, isStale } from '../dataAge.ts'
import { marketFailure } from '../market/marketFailure.ts'
import { pageClock } from '../serverClock.ts'
import { useEverySecond } from '../useEverySecond.ts'
import type { ChartData } from './chartData.ts'
import { HistoryChart } from './HistoryChart.tsx'

/** The newest block that the history knows. */
type ChartHead = { readonly block: string; readonly timestamp: number }

type ChartPlaceProps = {
  label: string
  /** Undefined until the server has answered. */
  data: ChartData | undefined
  head: ChartHead | undefined
  failureReason: unknown
  /** Words for a history without a single point. */
  empty: string
}

/** A chart in each of its states. It keeps its place while it loads. */
export function ChartPlace({ label, data, head, failureReason, empty }: ChartPlaceProps) {
  const failure = marketFailure(failureReason)
  if (!data || !head)
    return failure === undefined ? (
      <Message>
        <ProgressBar label="Reading the history…" />
      </Message>
    ) : (
      <Message>
        <p role="alert">There is no history: {failure}. LOVE keeps trying.</p>
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
  head: ChartHead
  isInterrupted: boolean
}

function Drawn({ label, data, head, isInterrupted }: DrawnProps) {
  const readAt = { block: BigInt(head.block), timestamp: BigInt(head.timestamp) }
  const isOld = useEverySecond(() => isInterrupted || isStale(dataAge(readAt, pageClock.now())))
  const note = isOld ? (
    <>
      old: <DataAgeText of={readAt} />
    </>
  ) : (
    `to block ${head.block}`
  )
  return (
    <div className="chart-place" data-old={isOld ? '' : undefined}>
      <HistoryChart label={label} data={data} note={note} />
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
