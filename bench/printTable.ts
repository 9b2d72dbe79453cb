import { isKept, type Measurement } from './measurement.ts'

export function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map((measurement) => {
    const { name, value, unit } = measurement
    const promised =
      'atMost' in measurement ? `at most ${measurement.atMost}` : `at least ${measurement.atLeast}`
    return [name, `${value} ${unit}`, `${promised} ${unit}`, isKept(measurement) ? 'ok' : 'MISSED']
  })
  const table = [['what', 'measured', 'promised', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
