import './charts.css'
import { ChartFrame } from '@love/ui98/ChartFrame'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import { missingFilesText } from '../missingFilesText.ts'
import { ChartDrawing } from './ChartDrawing.tsx'
import type { ChartTable } from './ChartTable.tsx'
import type { ChartData } from './chartData.ts'
import { pointParts } from './chartText.ts'
import { movedPoint } from './movedPoint.ts'

type HistoryChartProps = {
  /** What is drawn: “LOVE-ETH, 7 days”. */
  label: string
  data: ChartData
  /** At the end of the caption, such as the age of the data. */
  note?: ReactNode
}

/** Milliseconds that the pointer rests before the values are read out. */
const restMs = 700

/** A drawing for those who see it; the same values as words and as a table for everybody. */
export function HistoryChart({ label, data, note }: HistoryChartProps) {
  const [index, setIndex] = useState<number>()
  const [isByKey, setByKey] = useState(false)
  const last = data.times.length - 1
  const at = index === undefined ? last : Math.min(index, last)
  const parts = pointParts(data, at)
  const text = parts.join(' ')
  const spoken = useRested(isByKey || index === undefined ? '' : text)

  function onPointerMove({ clientX, currentTarget }: PointerEvent) {
    // All points lie in the width of a pane.
    const pane = currentTarget.querySelector('.chart-pane')
    if (!pane) return
    const { left, right } = pane.getBoundingClientRect()
    const next = Math.floor(((clientX - left) / (right - left)) * data.times.length)
    setByKey(false)
    setIndex(next >= 0 && next <= last ? next : undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = movedPoint(event.key, at, last)
    if (next === undefined) return
    event.preventDefault()
    setByKey(true)
    setIndex(next)
  }

  return (
    <>
      <ChartFrame caption={<Caption parts={parts} />} value={note}>
        <div
          className="chart"
          role="slider"
          tabIndex={0}
          aria-label={`${label}: use the arrow keys to move along the chart`}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={Math.max(0, at)}
          aria-valuetext={text}
          onKeyDown={onKeyDown}
          onBlur={() => setIndex(undefined)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setIndex(undefined)}
        >
          <ChartDrawing data={data} index={index === undefined ? undefined : at} />
        </div>
      </ChartFrame>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      <ChartValues label={label} data={data} />
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

/** The values of a chart as a small table; fetched and made only for whoever opens it. */
function ChartValues({ label, data }: { label: string; data: ChartData }) {
  const [Values, setValues] = useState<typeof ChartTable>()
  const [problem, setProblem] = useState('')

  async function toggle(isOpen: boolean) {
    if (!isOpen) return setValues(undefined)
    try {
      const { ChartTable } = await import('./ChartTable.tsx')
      setValues(() => ChartTable)
      setProblem('')
    } catch {
      setProblem(missingFilesText)
    }
  }

  return (
    <details className="chart-values" onToggle={(event) => void toggle(event.currentTarget.open)}>
      <summary>Show as table</summary>
      {problem && <p role="alert">{problem}</p>}
      {Values && <Values label={label} data={data} />}
    </details>
  )
}
