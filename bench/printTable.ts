import type { Comparison, Findings } from './findings.ts'
import { isKept, type Measurement } from './measurement.ts'
import { betterBy } from './report/betterBy.ts'

export function printTable(all: readonly Findings[]): void {
  print(
    ['what', 'measured', 'promised', ''],
    all.flatMap(({ measurements }) => measurements.map(rowOf)),
  )
  const comparisons = all.flatMap((findings) => findings.comparisons ?? [])
  if (comparisons.length > 0)
    print(['beside others', 'ours', 'theirs', 'ours is'], comparisons.flatMap(comparedRows))
}

function rowOf(measurement: Measurement): readonly string[] {
  const { name, value, unit } = measurement
  const promised =
    'atMost' in measurement ? `at most ${measurement.atMost}` : `at least ${measurement.atLeast}`
  return [name, `${value} ${unit}`, `${promised} ${unit}`, isKept(measurement) ? 'ok' : 'MISSED']
}

function comparedRows(comparison: Comparison): readonly (readonly string[])[] {
  const { name, unit, ours, peers } = comparison
  return Object.entries(peers).map(([peer, theirs]) => [
    `${name}: ${peer}`,
    `${ours} ${unit}`,
    `${theirs} ${unit}`,
    betterBy(comparison, theirs),
  ])
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
