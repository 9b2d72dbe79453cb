import { expect, test } from 'vitest'
import { createRpcCache } from './cache.ts'

function setup(maxBytes?: number) {
  const clock = { ms: 0 }
  return { clock, cache: createRpcCache({ now: () => clock.ms, ...(maxBytes && { maxBytes }) }) }
}

test('default: gives back what was set until its time is over', () => {
  const { clock, cache } = setup()
  cache.set('k', { a: 1 }, 2000)
  cache.set('final', '0x1', Number.POSITIVE_INFINITY)
  clock.ms = 1999
  expect(cache.get('k')).toEqual({ result: { a: 1 } })
  clock.ms = 2000
  expect(cache.get('k')).toBeUndefined()
  clock.ms = 1e12
  expect(cache.get('final')).toEqual({ result: '0x1' })
  expect(cache.get('other')).toBeUndefined()
})

test('behavior: bounded by bytes; what was not asked for longest goes first', () => {
  const { cache } = setup(1000)
  const value = 'x'.repeat(100)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, value, 1e6)
  expect(cache.get('a')).toBeDefined()
  cache.set('e', value, 1e6)
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e'])
})

test('behavior: setting one key again and again does not fill it', () => {
  const { cache } = setup(1000)
  cache.set('first', 1, 1e6)
  for (let round = 0; round < 100; round++) cache.set('again', 'x'.repeat(100), 1e6)
  expect(cache.get('first')).toBeDefined()
})

test('behavior: what is larger than the whole is not kept and drives nothing out', () => {
  const { cache } = setup(1000)
  cache.set('small', 1, 1e6)
  cache.set('large', 'x'.repeat(1000), 1e6)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.get('small')).toBeDefined()
})

test('behavior: clear forgets everything', () => {
  const { cache } = setup()
  cache.set('k', 1, 1e6)
  cache.clear()
  expect(cache.get('k')).toBeUndefined()
})
