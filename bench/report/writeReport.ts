import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from '../parts.ts'
import type { Results } from '../results.ts'
import { drawCurve } from './drawCurve.ts'
import { performanceDocument } from './performanceDocument.ts'
import { plotFile } from './plotFile.ts'
import { withCapacity } from './withCapacity.ts'

const docs = join(import.meta.dirname, '../../docs')

/** The documents that are made of the figures. */
export function writeReport(results: Results): void {
  rmSync(join(docs, 'plots'), { recursive: true, force: true })
  mkdirSync(join(docs, 'plots'))
  const curves = Object.values(results.parts).flatMap((findings) => findings.curves ?? [])
  for (const curve of curves) writeFileSync(join(docs, 'plots', plotFile(curve)), drawCurve(curve))
  writeFileSync(join(docs, 'performance.md'), performanceDocument(results, parts))
  const scale = join(docs, 'scale.md')
  writeFileSync(scale, withCapacity(readFileSync(scale, 'utf8'), results))
}
