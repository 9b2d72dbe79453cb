import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { measureDevnet } from './measureDevnet.ts'
import { measureFollower } from './measureFollower.ts'
import { measureMarket } from './measureMarket.ts'
import type { Measurement } from './measurement.ts'
import { measureStart } from './measureStart.ts'
import { printTable } from './printTable.ts'

const measurements: Measurement[] = []
for (const measure of [measureDevnet, measureStart, measureFollower, measureMarket])
  measurements.push(...(await measure()))

printTable(measurements)
const machine = {
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
}
await writeFile('bench/results.json', `${JSON.stringify({ machine, measurements }, null, 2)}\n`)
process.exitCode = measurements.some(({ value, limit }) => value > limit) ? 1 : 0
