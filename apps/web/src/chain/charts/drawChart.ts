import {
  CrosshairMode,
  createChart,
  createTextWatermark,
  HistogramSeries,
  type ISeriesApi,
  LineSeries,
  type MouseEventParams,
  TrackingModeExitMode,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { ChartColours } from './chartColours.ts'
import type { ChartData, ChartSeries } from './chartData.ts'
import { chartOptions } from './chartOptions.ts'
import { type ScaledPoints, scalePoints, unscalePoint } from './chartScale.ts'
import { createTimeText } from './chartText.ts'

export type DrawnChart = {
  readonly update: (data: ChartData) => void
  readonly setColours: (colours: ChartColours) => void
  /** Puts the crosshair on a point, or takes it away. */
  readonly point: (index: number | undefined) => void
  readonly remove: () => void
}

export type DrawChartParameters = {
  element: HTMLElement
  data: ChartData
  colours: ChartColours
  /** The pointer is over this point, or has left. */
  onPoint: (index: number | undefined) => void
}

type Drawn = {
  readonly api: ISeriesApi<'Line' | 'Histogram'>
  scaled: ScaledPoints
  format: ChartSeries['formatShort']
}

/** The only file that knows the chart library; it is loaded with the first chart. One pane for each series. */
export function drawChart({ element, data, colours, onPoint }: DrawChartParameters): DrawnChart {
  let times = data.times
  const chart = createChart(element, {
    ...chartOptions(colours),
    autoSize: true,
    crosshair: { mode: CrosshairMode.Magnet },
    trackingMode: { exitMode: TrackingModeExitMode.OnTouchEnd },
    localization: { timeFormatter: (time: number) => createTimeText(times)(time) },
  })
  const drawn = data.series.map((series, pane): Drawn => {
    const definition = series.kind === 'bars' ? HistogramSeries : LineSeries
    const api = chart.addSeries(definition, { priceLineVisible: false, lastValueVisible: false }, pane)
    const one: Drawn = { api, scaled: scalePoints(series.values), format: series.formatShort }
    const formatter = (point: number) => one.format(unscalePoint(point, one.scaled.exponent))
    api.applyOptions({ priceFormat: { type: 'custom', minMove: 0.000001, formatter } })
    return one
  })
  const labels = chart.panes().map((pane, index) => {
    pane.setStretchFactor(index === 0 ? 3 : 1)
    return createTextWatermark(pane, { horzAlign: 'left', vertAlign: 'top', lines: [] })
  })

  function setColours(next: ChartColours) {
    chart.applyOptions(chartOptions(next))
    for (const [index, { api }] of drawn.entries()) {
      const color = next.series[index] ?? next.text
      api.applyOptions({ color })
      labels[index]?.applyOptions({
        lines: [{ text: data.series[index]?.label ?? '', color, fontSize: 12, lineHeight: 22 }],
      })
    }
  }

  function update(next: ChartData) {
    times = next.times
    for (const [index, one] of drawn.entries()) {
      const series = next.series[index]
      if (!series) continue
      one.scaled = scalePoints(series.values)
      one.format = series.formatShort
      one.api.setData(
        times.map((time, at) => {
          const value = one.scaled.points[at]
          return { time: time as UTCTimestamp, ...(value === undefined ? {} : { value }) }
        }),
      )
    }
    chart.timeScale().fitContent()
  }

  function point(index: number | undefined) {
    const time = index === undefined ? undefined : times[index]
    const [first] = drawn
    if (time === undefined || index === undefined || !first) return chart.clearCrosshairPosition()
    chart.setCrosshairPosition(first.scaled.points[index] ?? 0, time as UTCTimestamp, first.api)
  }

  chart.subscribeCrosshairMove(({ logical, sourceEvent }: MouseEventParams) => {
    // Without an event it was `point` that moved it.
    if (!sourceEvent) return
    const isInside = logical !== undefined && logical >= 0 && logical < times.length
    onPoint(isInside ? Math.round(logical) : undefined)
  })
  setColours(colours)
  update(data)
  return { update, setColours, point, remove: () => chart.remove() }
}
