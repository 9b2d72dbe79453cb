import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Findings } from './findings.ts'

const file = new URL('results.json', import.meta.url)

/** No date in it: equal figures are equal files. */
export type Results = {
  readonly machine: { readonly cores: number; readonly node: string; readonly platform: string }
  /** By the name of the part. */
  readonly parts: Readonly<Record<string, Findings>>
}

export function readResults(): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { machine, parts: {} }
}

/** What was measured now takes the place of what was there. Figures of another machine do not stay beside it. */
export function mergeResults(before: Results, found: Results['parts']): Results {
  const isSame = JSON.stringify(before.machine) === JSON.stringify(machine)
  return { machine, parts: isSame ? { ...before.parts, ...found } : found }
}

export function writeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

const machine = {
  cores: cpus().length,
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
}
