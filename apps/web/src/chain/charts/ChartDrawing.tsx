import { createElement, useMemo } from 'react'
import type { ChartData } from './chartData.ts'
import { chartPanes, planChart } from './chartPanes.ts'

type ChartDrawingProps = {
  data: ChartData
  /** Where the crosshair stands. */
  index: number | undefined
}

export function ChartDrawing({ data, index }: ChartDrawingProps) {
  const plan = useMemo(() => planChart(data), [data])
  return createElement(
    'div',
    { className: 'chart-drawing', 'data-panes': data.series.length },
    ...chartPanes(createElement, plan, index),
  )
}
