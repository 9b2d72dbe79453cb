import type { ChartData, Plot } from './chartData.ts'
import { plotSeries } from './plotSeries.ts'
import { type TimeMark, timeMarks } from './timeMarks.ts'

/** Makes one element; attributes are named as React names them. Undefined children are none. */
export type MakeElement<Made> = (
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly (Made | string | undefined)[]
) => Made

/** A chart, but for how its elements are made. */
export type ChartPlan = {
  readonly data: ChartData
  readonly plots: readonly Plot[]
  readonly marks: readonly TimeMark[]
}

/** The first pane is three times as high as the others. */
const tall = { marks: 5, above: 120 }
const low = { marks: 2, above: 300 }

/** From here on a value stands above its line, which is the edge of the pane. */
const bottom = 950

export function planChart(data: ChartData): ChartPlan {
  const plots = data.series.map((one, at) => (one.plot ?? plotSeries)(one, at === 0 ? tall : low))
  return { data, plots, marks: timeMarks(data.times) }
}

/** So near the left edge, in parts of the width, half of "Nov 12" in a wide font would stand outside of a small phone's chart. */
const nearEdge = 0.13

/**
 * One pane for each series, and the times below them. React and the script before it draw the same by this. In parts of
 * their place instead of pixels, so nothing is measured and any size fits. The crosshair stands at `index`.
 */
export function chartPanes<Made>(
  make: MakeElement<Made>,
  { data: { times, series }, plots, marks }: ChartPlan,
  index?: number,
): readonly Made[] {
  const across = (at: number) => `${((at + 0.5) / times.length) * 100}%`
  const panes = plots.flatMap(({ path, filled, layers = [], heights, marks: values }, at) => {
    const height = index === undefined ? undefined : heights[index]
    return [
      make(
        'svg',
        { className: 'chart-pane', 'data-series': at + 1, 'aria-hidden': 'true' },
        make(
          'g',
          { className: 'chart-grid' },
          ...values.map((value) => make('line', { x2: '100%', y1: percent(value), y2: percent(value) })),
          ...marks.map((mark) =>
            make('line', { x1: across(mark.index), x2: across(mark.index), y2: '100%' }),
          ),
        ),
        make(
          'svg',
          { viewBox: `-0.5 0 ${times.length} 1000`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
          ...layers.map((layer, below) =>
            make('path', { className: 'chart-layer', 'data-layer': below + 1, d: layer }),
          ),
          make('path', { className: 'chart-shape', 'data-kind': series[at]?.kind, d: path }),
          filled === undefined
            ? undefined
            : make('path', { className: 'chart-shape', 'data-kind': 'filled', d: filled }),
        ),
        make('text', { x: '6', y: '1.1em' }, series[at]?.label),
        index === undefined
          ? undefined
          : make('line', { className: 'chart-cross', x1: across(index), x2: across(index), y2: '100%' }),
        index === undefined || height === undefined
          ? undefined
          : make('circle', { cx: across(index), cy: percent({ height }), r: '4' }),
      ),
      make(
        'svg',
        { className: 'chart-axis', 'aria-hidden': 'true' },
        ...values.map((value) =>
          make(
            'text',
            { x: '6', y: percent(value), dy: value.height < bottom ? '0.35em' : '-0.2em' },
            value.text,
          ),
        ),
      ),
    ]
  })
  const words = marks.map((mark) => {
    const textAnchor = mark.index < times.length * nearEdge ? 'start' : 'middle'
    return make('text', { x: across(mark.index), y: '1.25em', textAnchor }, mark.text)
  })
  return [...panes, make('svg', { className: 'chart-times', 'aria-hidden': 'true' }, ...words)]
}

function percent({ height }: { readonly height: number }): string {
  return `${height / 10}%`
}
