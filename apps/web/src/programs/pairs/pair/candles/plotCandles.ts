import type { ChartSeries, Plot, PlotRoom } from '../../../../chain/charts/chartData.ts'
import { plotSeries } from '../../../../chain/charts/plotSeries.ts'

/** Exact decimal texts; null where there was no price. */
export type Candlestick = Readonly<Record<'open' | 'high' | 'low' | 'close', string | null>>

/** Half as wide as a body, where every candle is one wide; of all, where there are so few that they would be bricks. */
const widest = 0.3
const widestOfAll = 0.05

/** Hollow where the price rose and filled where it fell, so that nobody has to tell colours apart. */
export function plotCandles(sticks: readonly Candlestick[], series: ChartSeries, room: PlotRoom): Plot {
  // On one scale; the first are what the crosshair stands on.
  const values = (['close', 'open', 'high', 'low'] as const).flatMap((name) =>
    sticks.map((stick) => stick[name]),
  )
  const { heights, marks } = plotSeries({ ...series, kind: 'line', values }, room)
  const count = sticks.length
  const half = Math.min(widest, widestOfAll * count)
  let path = ''
  let filled = ''
  for (let at = 0; at < count; at += 1) {
    const [close, open, high, low] = [0, 1, 2, 3].map((row) => heights[row * count + at])
    if (close === undefined || open === undefined || high === undefined || low === undefined) continue
    // Heights are counted from above.
    const [top, bottom] = [Math.min(open, close), Math.max(open, close)]
    const body = `M${at - half} ${top}H${at + half}V${bottom}H${at - half}Z`
    path += `M${at} ${high}V${top}M${at} ${bottom}V${low}`
    if (close <= open) path += body
    else filled += body
  }
  return { path, filled, heights: heights.slice(0, count), marks }
}
