import { Fragment, type Ref, useMemo } from 'react'
import type { ChartData } from './chartData.ts'
import { type Plot, plotSeries } from './plotSeries.ts'
import { type TimeMark, timeMarks } from './timeMarks.ts'

type ChartDrawingProps = {
  data: ChartData
  /** Where the crosshair stands. */
  index: number | undefined
  /** All points lie in the width of this element. */
  width: Ref<SVGSVGElement>
}

/** The first pane is three times as high as the others. */
const tall = { marks: 5, above: 120 }
const low = { marks: 2, above: 300 }

/** So near the left edge, in parts of the width, half of "Nov 12" in a wide font would stand outside of a small phone's chart. */
const nearEdge = 0.13

/** One pane for each series. In parts of their place instead of pixels, so nothing is measured and any size fits. */
export function ChartDrawing({ data, index, width }: ChartDrawingProps) {
  const { times, series } = data
  const plots = useMemo(() => series.map((one, at) => plotSeries(one, at === 0 ? tall : low)), [series])
  const marks = useMemo(() => timeMarks(times), [times])
  const across = (at: number) => `${((at + 0.5) / times.length) * 100}%`
  return (
    <div className="chart-drawing" data-panes={series.length}>
      {plots.map((plot, at) => (
        <Fragment key={series[at]?.id}>
          <svg
            ref={at === 0 ? width : undefined}
            className="chart-pane"
            data-series={at + 1}
            aria-hidden="true"
          >
            <Grid plot={plot} marks={marks} across={across} />
            <svg viewBox={`-0.5 0 ${times.length} 1000`} preserveAspectRatio="none" aria-hidden="true">
              <path className="chart-shape" data-kind={series[at]?.kind} d={plot.path} />
            </svg>
            <text x="6" y="1.1em">
              {series[at]?.label}
            </text>
            {index !== undefined && <Crosshair x={across(index)} height={plot.heights[index]} />}
          </svg>
          <svg className="chart-axis" aria-hidden="true">
            {plot.marks.map(({ height, text }) => (
              <text key={height} x="6" y={percent(height)} dy="0.35em">
                {text}
              </text>
            ))}
          </svg>
        </Fragment>
      ))}
      <svg className="chart-times" aria-hidden="true">
        {marks.map((mark) => (
          <text
            key={mark.index}
            x={across(mark.index)}
            y="1.25em"
            textAnchor={mark.index < times.length * nearEdge ? 'start' : 'middle'}
          >
            {mark.text}
          </text>
        ))}
      </svg>
    </div>
  )
}

type GridProps = { plot: Plot; marks: readonly TimeMark[]; across: (index: number) => string }

function Grid({ plot, marks, across }: GridProps) {
  return (
    <g className="chart-grid">
      {plot.marks.map(({ height }) => (
        <line key={`value ${height}`} x2="100%" y1={percent(height)} y2={percent(height)} />
      ))}
      {marks.map(({ index }) => (
        <line key={`time ${index}`} x1={across(index)} x2={across(index)} y2="100%" />
      ))}
    </g>
  )
}

function Crosshair({ x, height }: { x: string; height: number | undefined }) {
  return (
    <>
      <line className="chart-cross" x1={x} x2={x} y2="100%" />
      {height !== undefined && <circle cx={x} cy={percent(height)} r="4" />}
    </>
  )
}

function percent(height: number): string {
  return `${height / 10}%`
}
