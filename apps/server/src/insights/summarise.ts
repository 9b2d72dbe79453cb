import type { DayAndPath } from './viewsTable.ts'

export type Summary = {
  total: number
  /** Days with views, in their order. */
  byDay: { day: string; views: number }[]
  /** The most seen first. */
  byPath: { path: string; views: number }[]
}

export function summarise(rows: readonly DayAndPath[]): Summary {
  const byDay = [...sums(rows, ({ day }) => day)].map(([day, views]) => ({ day, views }))
  const byPath = [...sums(rows, ({ path }) => path)].map(([path, views]) => ({ path, views }))
  return {
    total: byDay.reduce((sum, { views }) => sum + views, 0),
    byDay: byDay.sort((a, b) => compare(a.day, b.day)),
    byPath: byPath.sort((a, b) => b.views - a.views || compare(a.path, b.path)),
  }
}

function sums(rows: readonly DayAndPath[], keyOf: (row: DayAndPath) => string): Map<string, number> {
  const totals = new Map<string, number>()
  for (const row of rows) totals.set(keyOf(row), (totals.get(keyOf(row)) ?? 0) + row.views)
  return totals
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
