import { type RefObject, useEffect, useRef, useState } from 'react'
import { onColourChange, readChartColours } from './chartColours.ts'
import type { ChartData } from './chartData.ts'
import type { DrawnChart } from './drawChart.ts'

type UseDrawnChartParameters = {
  /** The same object while nothing has changed: another one is drawn anew. */
  data: ChartData
  /** Redrawn in other colours when it changes. */
  isOld: boolean
  onPoint: (index: number | undefined) => void
}

type UseDrawnChart = {
  readonly plot: RefObject<HTMLDivElement | null>
  readonly status: 'loading' | 'drawn' | 'failed'
  readonly point: (index: number | undefined) => void
}

/** Loads the chart library with the first chart, and keeps the drawing in step with the data and the colours. */
export function useDrawnChart({ data, isOld, onPoint }: UseDrawnChartParameters): UseDrawnChart {
  const plot = useRef<HTMLDivElement>(null)
  const chart = useRef<DrawnChart>(undefined)
  const newest = useRef({ data, onPoint })
  const [status, setStatus] = useState<UseDrawnChart['status']>('loading')

  useEffect(() => {
    newest.current = { data, onPoint }
  })
  useEffect(() => chart.current?.update(data), [data])

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    void import('./drawChart.ts')
      .then(({ drawChart }) => {
        const element = plot.current
        if (isOver || !element) return
        const drawn = drawChart({
          element,
          data: newest.current.data,
          colours: readChartColours(element),
          onPoint: (index) => newest.current.onPoint(index),
        })
        chart.current = drawn
        stop = onColourChange(() => drawn.setColours(readChartColours(element)))
        setStatus('drawn')
      })
      .catch(() => setStatus('failed'))
    return () => {
      isOver = true
      stop()
      chart.current?.remove()
      chart.current = undefined
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheet gives old figures other colours
  useEffect(() => {
    if (plot.current) chart.current?.setColours(readChartColours(plot.current))
  }, [isOld])

  return { plot, status, point: (index) => chart.current?.point(index) }
}
