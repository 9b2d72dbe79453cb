import { expect, test } from 'vitest'
import type { ChartSeries } from './chartData.ts'
import { plotSeries } from './plotSeries.ts'

const tall = { marks: 5, above: 120 }

function series(kind: ChartSeries['kind'], values: readonly (string | null)[]): ChartSeries {
  const format = (decimal: string) => String(Number(decimal))
  return { id: 'one', label: 'One', kind, values, format, formatShort: format, gathers: 'last' }
}

test('default: a line goes from its lowest to its highest point, with round marks', () => {
  const { path, heights, marks } = plotSeries(series('line', ['0.001', '0.003', '0.002']), tall)
  expect(heights).toEqual([920, 120, 520])
  expect(path).toBe('M0 920L0 920L1 120L2 520')
  expect(marks.map(({ text }) => text)).toEqual(['0.001', '0.0015', '0.002', '0.0025', '0.003'])
  expect(marks[2]?.height).toBe(520)
})

test('default: bars stand on the ground', () => {
  const { path, heights } = plotSeries(series('bars', ['0', '5', '10']), tall)
  expect(heights).toEqual([1_000, 560, 120])
  expect(path).toBe('M1 1000V560M2 1000V120')
})

test('behavior: a line is interrupted where nothing is known', () => {
  expect(plotSeries(series('line', ['1', null, '2', '1']), tall).path).toBe('M0 920L0 920M2 120L2 120L3 920')
})

test('behavior: what never changes lies in the middle', () => {
  expect(plotSeries(series('line', ['7', '7']), tall).heights).toEqual([520, 520])
  expect(plotSeries(series('line', ['0']), tall).heights).toEqual([520])
  expect(plotSeries(series('bars', ['0', '0']), tall).path).toBe('')
})

test('behavior: nothing known is nothing drawn', () => {
  expect(plotSeries(series('line', [null, null]), tall).path).toBe('')
  expect(plotSeries(series('bars', []), tall).path).toBe('')
})
