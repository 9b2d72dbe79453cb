import { expect, test } from 'vitest'
import { freshnessField } from './freshnessField.ts'
import type { Freshness } from './freshnessOf.ts'
import { freshnessWords } from './freshnessWords.ts'

const age = (seconds: number) => ({ block: 812n, seconds })
const fields = (freshness: Freshness) => [freshnessWords(freshness, '10 pairs'), freshnessField(freshness)]

test('default: fresh figures say how many, from which block and how old', () => {
  expect(fields({ status: 'fresh', age: age(2) })).toEqual(['10 pairs', 'block 812, 2 s old'])
})

test('behavior: old figures say so', () => {
  expect(fields({ status: 'stale', age: age(40) })).toEqual([
    '10 pairs, old figures',
    'data from block 812, 40 s old',
  ])
})

test('behavior: what is read out stays the same while only time passes', () => {
  const [first] = fields({ status: 'fresh', age: age(2) })
  expect(fields({ status: 'fresh', age: age(3) })[0]).toBe(first)
})

test('error: a lost connection is named, with the figures that are left or without', () => {
  expect(fields({ status: 'loading', isSlow: true })).toEqual(['Reading…', 'no block yet'])
  expect(fields({ status: 'failed', reason: '' })).toEqual(['Not connected', 'no block yet'])
  expect(fields({ status: 'interrupted', age: age(8), reason: '' })).toEqual([
    '10 pairs, not connected',
    'block 812, 8 s old',
  ])
})
