import type { Findings } from './findings.ts'
import { isKept } from './measurement.ts'
import { parts } from './parts.ts'
import { printTable } from './printTable.ts'
import { writeReport } from './report/writeReport.ts'
import { mergeResults, readResults, writeResults } from './results.ts'
import { runPart } from './runPart.ts'

// Names as arguments measure those alone; what is known of the others stays.
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}.`)

const found: Record<string, Findings> = {}
for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : part.onlyByName) continue
  const started = performance.now()
  found[name] = await runPart(part)
  console.log(`${name} took ${Math.round((performance.now() - started) / 1_000)} s`)
  // After each: a run that is broken off has not been for nothing.
  writeResults(mergeResults(readResults(), found))
}
writeReport(readResults())

const all = Object.values(found)
const failures = all.flatMap((findings) => findings.failures ?? [])
printTable(all)
for (const failure of failures) console.log(`FAILED ${failure}`)
process.exitCode =
  failures.length === 0 && all.every(({ measurements }) => measurements.every(isKept)) ? 0 : 1
