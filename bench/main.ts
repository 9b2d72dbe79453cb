import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { measureDevnet } from './measureDevnet.ts'
import { measureFollower } from './measureFollower.ts'
import { measureGateway } from './measureGateway.ts'
import { measureHistory } from './measureHistory.ts'
import { measureMarket } from './measureMarket.ts'
import { isKept, type Measurement } from './measurement.ts'
import { measureStart } from './measureStart.ts'
import { printTable } from './printTable.ts'

const all = { measureDevnet, measureStart, measureFollower, measureMarket, measureHistory, measureGateway }

// A name as an argument measures that alone and leaves the results in the file as they are.
const [only] = process.argv.slice(2)
const chosen = Object.entries(all).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) throw new Error(`There is no ${only}: choose one of ${Object.keys(all).join(', ')}.`)

const measurements: Measurement[] = []
for (const [, measure] of chosen) measurements.push(...(await measure()))

printTable(measurements)
const machine = {
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
}
if (only === undefined)
  await writeFile('bench/results.json', `${JSON.stringify({ machine, measurements }, null, 2)}\n`)
process.exitCode = measurements.every(isKept) ? 0 : 1
