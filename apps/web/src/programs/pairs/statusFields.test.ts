import { expect, test } from 'vitest'
import { statusFields } from './statusFields.ts'

const age = (seconds: number) => ({ block: 812n, seconds })

test('default: fresh figures say how many, from which block and how old', () => {
  expect(statusFields({ status: 'fresh', age: age(2) })).toEqual(['10 pairs', 'block 812, 2 s old'])
})

test('behavior: old figures say so', () => {
  expect(statusFields({ status: 'stale', age: age(40) })).toEqual([
    '10 pairs, old figures',
    'data from block 812, 40 s old',
  ])
})

test('behavior: what is read out stays the same while only time passes', () => {
  const [first] = statusFields({ status: 'fresh', age: age(2) })
  expect(statusFields({ status: 'fresh', age: age(3) })[0]).toBe(first)
})

test('error: a lost connection is named, with the figures that are left or without', () => {
  expect(statusFields({ status: 'failed', reason: '' })).toEqual(['Not connected', 'no block yet'])
  expect(statusFields({ status: 'interrupted', age: age(8), reason: '' })).toEqual([
    '10 pairs, not connected',
    'block 812, 8 s old',
  ])
})
