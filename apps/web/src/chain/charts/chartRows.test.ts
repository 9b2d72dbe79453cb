import { expect, test } from 'vitest'
import type { ChartData } from './chartData.ts'
import { chartRows } from './chartRows.ts'
import { createTimeText, pointParts } from './chartText.ts'

const start = Date.parse('2029-01-15T12:00:00Z') / 1_000
const format = (text: string) => `$${text.replace(/\.?0+$/, '')}`

function data(count: number): ChartData {
  return {
    times: Array.from({ length: count }, (_, index) => start + index * 300),
    series: [
      {
        id: 'price',
        label: 'Price',
        kind: 'line',
        gathers: 'last',
        values: Array.from({ length: count }, (_, index) => `${index + 1}.5`),
        format,
        formatShort: format,
      },
      {
        id: 'volume',
        label: 'Volume',
        kind: 'bars',
        gathers: 'sum',
        values: Array.from({ length: count }, (_, index) => (index === 0 ? null : '0.1')),
        format,
        formatShort: format,
      },
    ],
  }
}

test('default: a row for every point while they are few, the newest first', () => {
  expect(chartRows(data(2)).map(({ values }) => values)).toEqual([
    { price: '$2.5', volume: '$0.1' },
    { price: '$1.5', volume: 'n/a' },
  ])
})

test('behavior: many points share a row: the last price, the whole volume', () => {
  const rows = chartRows(data(288))
  expect(rows).toHaveLength(24)
  expect(rows[0]?.values).toEqual({ price: '$288.5', volume: '$1.2' })
  expect(rows.at(-1)?.values).toEqual({ price: '$12.5', volume: '$1.1' })
})

test('behavior: nothing makes no rows', () => {
  expect(chartRows({ times: [], series: data(0).series })).toEqual([])
  expect(pointParts(data(0), 0)).toEqual([])
})

test('default: a point in words', () => {
  expect(pointParts(data(2), 0)).toEqual(['Jan 15, 12:00 UTC.', 'Price $1.5.', 'Volume n/a.'])
})

test('behavior: daily points need no hours', () => {
  expect(createTimeText([start, start + 86_400])(start)).toBe('Jan 15, 2029')
})
