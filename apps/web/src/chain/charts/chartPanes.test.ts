import { expect, test } from 'vitest'
import type { ChartData } from './chartData.ts'
import { chartPanes, type MakeElement, planChart } from './chartPanes.ts'

type Made = { readonly tag: string; readonly className: unknown; readonly children: readonly unknown[] }

const make: MakeElement<Made> = (tag, { className }, ...children) => ({ tag, className, children })

const format = (decimal: string) => decimal
const hour = 3_600
const start = Date.UTC(2029, 0, 15) / 1_000
const data: ChartData = {
  times: Array.from({ length: 24 }, (_, at) => start + at * hour),
  series: (['line', 'bars'] as const).map((kind) => ({
    id: kind,
    label: kind,
    kind,
    values: Array.from({ length: 24 }, (_, at) => (at === 3 ? null : String(at))),
    format,
    formatShort: format,
    gathers: 'last',
  })),
}

const within = ({ children }: Made): readonly Made[] =>
  children.flatMap((child) => {
    const made = child as Made | string | undefined
    return typeof made === 'object' ? [made, ...within(made)] : []
  })

const count = (panes: readonly Made[], wanted: string) =>
  panes.flatMap(within).filter(({ tag, className }) => tag === wanted || className === wanted).length

test('default: a pane with its axis for each series, and the times below them', () => {
  const panes = chartPanes(make, planChart(data))
  expect(panes.map(({ className }) => className)).toEqual([
    'chart-pane',
    'chart-axis',
    'chart-pane',
    'chart-axis',
    'chart-times',
  ])
  expect(count(panes, 'chart-shape')).toBe(2)
  expect(count(panes, 'chart-cross')).toBe(0)
})

test('behavior: the crosshair goes through all panes, with a point where something is known', () => {
  expect(count(chartPanes(make, planChart(data), 2), 'chart-cross')).toBe(2)
  expect(count(chartPanes(make, planChart(data), 2), 'circle')).toBe(2)
  expect(count(chartPanes(make, planChart(data), 3), 'circle')).toBe(0)
})

test('behavior: a single point has a drawing without times', () => {
  const times = data.times.slice(0, 1)
  expect(chartPanes(make, planChart({ ...data, times })).at(-1)?.children).toEqual([])
})
