import { expect, test } from 'vitest'
import { mergeResults } from './results.ts'

const findings = (value: number) => ({ measurements: [{ name: 'start', value, unit: 's', atMost: 8 }] })
const { machine } = mergeResults({ machine: { cores: 0, node: '', platform: '' }, parts: {} }, {})

test('default: what is measured again takes the place of what was there, the rest stays', () => {
  const before = { machine, parts: { a: findings(1), b: findings(2) } }
  expect(mergeResults(before, { b: findings(3) }).parts).toEqual({ a: findings(1), b: findings(3) })
})

test('behavior: figures of another machine do not stay beside those of this one', () => {
  const before = { machine: { ...machine, cores: 1_000 }, parts: { a: findings(1) } }
  expect(mergeResults(before, { b: findings(3) }).parts).toEqual({ b: findings(3) })
})
