import './charts.css'
import { ChartFrame } from '@love/ui98/ChartFrame'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { ChartTable } from './ChartTable.tsx'
import type { ChartData } from './chartData.ts'
import { pointParts } from './chartText.ts'
import { movedPoint } from './movedPoint.ts'
import { useDrawnChart } from './useDrawnChart.ts'

type HistoryChartProps = {
  /** What is drawn: “LOVE-ETH, 7 days”. */
  label: string
  data: ChartData
  isOld: boolean
  /** At the end of the caption, such as the age of the data. */
  note?: ReactNode
}

/** Milliseconds that the pointer rests before the values are read out. */
const restMs = 700

/** A canvas for those who see it; the same values as words and as a table for everybody. */
export function HistoryChart({ label, data, isOld, note }: HistoryChartProps) {
  const [index, setIndex] = useState<number>()
  const [isByKey, setByKey] = useState(false)
  const { plot, status, point } = useDrawnChart({ data, isOld, onPoint })
  const last = data.times.length - 1
  const at = index === undefined ? last : Math.min(index, last)
  const parts = pointParts(data, at)
  const text = parts.join(' ')
  const spoken = useRested(isByKey || index === undefined ? '' : text)

  function onPoint(next: number | undefined) {
    setByKey(false)
    setIndex(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = movedPoint(event.key, at, last)
    if (next === undefined) return
    event.preventDefault()
    setByKey(true)
    setIndex(next)
    point(next)
  }

  function onBlur() {
    setIndex(undefined)
    point(undefined)
  }

  return (
    <>
      <ChartFrame caption={status === 'failed' ? undefined : <Caption parts={parts} />} value={note}>
        <div
          className="chart"
          role="slider"
          tabIndex={0}
          aria-label={`${label}: arrow keys move along the chart`}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={Math.max(0, at)}
          aria-valuetext={text}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <div ref={plot} className="chart-canvas" aria-hidden="true" />
          {status === 'failed' && (
            <p className="chart-message">
              The drawing could not be loaded. Reload the page; until then the table below has the values.
            </p>
          )}
        </div>
      </ChartFrame>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      <ChartTable label={label} data={data} />
    </>
  )
}

/** The same words that the slider has as its value. */
function Caption({ parts }: { parts: readonly string[] }) {
  return (
    <span className="chart-point" aria-hidden="true">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  )
}

/** The text once it has stayed the same for a moment, so that nobody hears every point on the way. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
