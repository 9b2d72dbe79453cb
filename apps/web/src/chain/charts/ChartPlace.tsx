import { ChartFrame } from '@love/ui98/ChartFrame'
import { ProgressBar } from '@love/ui98/ProgressBar'
import type { ReactNode } from 'react'
import { useChain } from '../chainContext.ts'
import { dataAge, dataAgeText, isStale } from '../dataAge.ts'
import { marketFailure } from '../market/marketFailure.ts'
import type { ChartData } from './chartData.ts'
import { HistoryChart } from './HistoryChart.tsx'

type ChartPlaceProps = {
  label: string
  /** Undefined until the server has answered. */
  data: ChartData | undefined
  /** The newest block that the history knows. */
  head: { readonly block: string; readonly timestamp: number } | undefined
  failureReason: unknown
  /** Words for a history without a single point. */
  empty: string
}

/** A chart in each of its states. It keeps its place while it loads. */
export function ChartPlace({ label, data, head, failureReason, empty }: ChartPlaceProps) {
  const { clock } = useChain()
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
  const age = dataAge({ block: BigInt(head.block), timestamp: BigInt(head.timestamp) }, clock.now())
  const isOld = failure !== undefined || isStale(age)
  return (
    <div className="chart-place" data-old={isOld ? '' : undefined}>
      <HistoryChart
        label={label}
        data={data}
        isOld={isOld}
        note={isOld ? `old: ${dataAgeText(age)}` : `to block ${head.block}`}
      />
    </div>
  )
}

function Message({ children }: { children: ReactNode }) {
  return (
    <div className="chart-place">
      <ChartFrame caption=" ">
        <div className="chart">
          <div className="chart-message">{children}</div>
        </div>
      </ChartFrame>
    </div>
  )
}
