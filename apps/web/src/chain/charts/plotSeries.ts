import type { ChartSeries, Plot, PlotRoom } from './chartData.ts'
import { scalePoints, unscalePoint } from './chartScale.ts'
import { niceMarks } from './niceMarks.ts'

/** Bars stand on the ground. */
const belowLine = 80

export function plotSeries({ kind, values, formatShort }: ChartSeries, { marks, above }: PlotRoom): Plot {
  const { exponent, points } = scalePoints(values)
  const { low, high } = spanOf(points, kind)
  const below = kind === 'bars' ? 0 : belowLine
  const heightOf = (point: number) =>
    Math.round(above + ((high - point) / (high - low)) * (1_000 - above - below))
  const heights = points.map((point) => (point === undefined ? undefined : heightOf(point)))
  return {
    path: kind === 'bars' ? bars(heights) : line(heights),
    heights,
    marks: niceMarks(low, high, marks).map((mark) => ({
      height: heightOf(mark),
      text: formatShort(unscalePoint(mark, exponent)),
    })),
  }
}

/** Points are below ten: numbers have no digits for smaller differences. */
const leastSpan = 1e-11

/** From the lowest to the highest; where all are the same, they get the middle. */
function spanOf(points: readonly (number | undefined)[], kind: ChartSeries['kind']) {
  const known = points.filter((point) => point !== undefined)
  const high = known.reduce((most, point) => Math.max(most, point), kind === 'bars' ? 0 : -Infinity)
  const low = known.reduce((least, point) => Math.min(least, point), kind === 'bars' ? 0 : Infinity)
  if (high - low > leastSpan) return { low, high }
  const middle = known[0] ?? 0
  const half = Math.abs(middle) / 2 || 1
  return kind === 'bars' ? { low: 0, high: 1 } : { low: middle - half, high: middle + half }
}

/** Interrupted where nothing is known. A point alone is a line of no length, which its round ends show. */
function line(heights: readonly (number | undefined)[]): string {
  return heights
    .map((height, at) => {
      if (height === undefined) return ''
      return heights[at - 1] === undefined ? `M${at} ${height}L${at} ${height}` : `L${at} ${height}`
    })
    .join('')
}

function bars(heights: readonly (number | undefined)[]): string {
  return heights
    .map((height, at) => (height === undefined || height === 1_000 ? '' : `M${at} 1000V${height}`))
    .join('')
}
