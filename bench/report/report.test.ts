import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Comparison, Curve } from '../findings.ts'
import { parts } from '../parts.ts'
import { readResults } from '../results.ts'
import { betterBy } from './betterBy.ts'
import { drawCurve } from './drawCurve.ts'
import { performanceDocument } from './performanceDocument.ts'
import { plotFile } from './plotFile.ts'
import { withCapacity } from './withCapacity.ts'

const results = readResults()
const curves = Object.values(results.parts).flatMap((findings) => findings.curves ?? [])
const read = (file: string) => readFileSync(`docs/${file}`, 'utf8')

test('default: the documents are those of bench/results.json', () => {
  expect(read('performance.md')).toBe(performanceDocument(results, parts))
  expect(read('scale.md')).toBe(withCapacity(read('scale.md'), results))
})

test('default: every curve has its picture, and every picture its curve', () => {
  expect(readdirSync('docs/plots').sort()).toEqual(curves.map(plotFile).sort())
  for (const curve of curves) expect(read(`plots/${plotFile(curve)}`)).toBe(drawCurve(curve))
})

test('behavior: no figure of a document is none', () => {
  const pictures = curves.map((curve) => read(`plots/${plotFile(curve)}`))
  // Colours may look like a number with an exponent.
  for (const text of [read('performance.md'), read('scale.md'), ...pictures])
    expect(text.replaceAll(/#[0-9a-f]{6}/g, '')).not.toMatch(/NaN|Infinity|undefined|\de[+-]?\d/)
})

test('behavior: a curve that is flat, tiny or a single point can still be drawn', () => {
  const curve = (...values: number[]): Curve => {
    const points = values.map((value, at) => ({ at: 10 ** at, value }))
    return { name: 'a < b', across: 'things', unit: 'ms', lines: [{ name: 'one', points }] }
  }
  for (const one of [curve(1, 1, 1), curve(0.001), curve(0, 5)]) {
    expect(drawCurve(one)).toContain('a &lt; b')
    expect(drawCurve(one)).not.toContain('NaN')
  }
})

test('behavior: a ratio says which way it goes', () => {
  const comparison = (ours: number, better: 'less' | 'more'): Comparison => ({
    name: 'bytes',
    unit: '',
    peers: {},
    ours,
    better,
  })
  expect(betterBy(comparison(100, 'less'), 300)).toBe('3 × better')
  expect(betterBy(comparison(100, 'more'), 300)).toBe('3 × worse')
  expect(betterBy(comparison(100, 'less'), 102)).toBe('about the same')
  expect(betterBy(comparison(0, 'less'), 5)).toBe('')
})

test('error: a document without the marks is left as it is', () => {
  expect(() => withCapacity('# Scale', results)).toThrow('has no <!-- computed')
})
