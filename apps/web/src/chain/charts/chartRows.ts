import { isAvailable } from '@love/protocol/prices/figure'
import { add, toDecimal } from '@love/protocol/prices/fraction'
import { decimalFigure } from '../prices/decimalFigure.ts'
import type { ChartData, ChartSeries } from './chartData.ts'
import { createTimeText } from './chartText.ts'

export type ChartRow = { readonly time: string; readonly values: Readonly<Record<string, string>> }

/** Nobody listens to hundreds of rows: each stands for as many points as needed. The newest come first. */
export function chartRows({ times, series }: ChartData, most = 24): readonly ChartRow[] {
  const size = Math.max(1, Math.ceil(times.length / most))
  const timeText = createTimeText(times)
  const rows: ChartRow[] = []
  for (let end = times.length; end > 0; end -= size) {
    const start = Math.max(0, end - size)
    rows.push({
      time: timeText(times[start] ?? 0),
      values: Object.fromEntries(series.map((one) => [one.id, gather(one, start, end)])),
    })
  }
  return rows
}

function gather({ values, gathers, format }: ChartSeries, start: number, end: number): string {
  const known = values.slice(start, end).filter((value) => value !== null)
  const last = known.at(-1)
  if (last === undefined) return 'n/a'
  return format(gathers === 'sum' ? sumOf(known) : last)
}

export function sumOf(decimals: readonly string[]): string {
  const total = decimals.map((text) => decimalFigure(text, '')).filter(isAvailable)
  return toDecimal(total.reduce(add), 18)
}
