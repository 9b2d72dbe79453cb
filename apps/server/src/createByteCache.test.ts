import { expect, test } from 'vitest'
import { bytesOf, createByteCache } from './createByteCache.ts'

const KB = 1_024

test('default: what was used last stays within the bytes, the rest goes', () => {
  const cache = createByteCache<{ name: string }>({ mostBytes: 25 * KB })
  cache.set('a', { name: 'first' }, 10 * KB)
  cache.set('b', { name: 'second' }, 10 * KB)
  cache.get('a')
  cache.set('c', { name: 'third' }, 10 * KB)
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.name)).toEqual(['first', undefined, 'third'])
  expect(cache.bytes()).toBeLessThanOrEqual(25 * KB)
})

test('behavior: what is heavier than all of it is not kept and drives nothing out', () => {
  const cache = createByteCache<{ name: string }>({ mostBytes: 25 * KB })
  cache.set('a', { name: 'small' }, KB)
  cache.set('b', { name: 'huge' }, 26 * KB)
  expect(['a', 'b'].map((key) => cache.get(key)?.name)).toEqual(['small', undefined])
})

test('behavior: a value that grew is weighed again', () => {
  const cache = createByteCache<{ name: string }>({ mostBytes: 25 * KB })
  const value = { name: 'grows' }
  cache.set('a', value, 0)
  cache.set('a', value, 20 * KB)
  expect(cache.bytes()).toBeGreaterThan(20 * KB)
  cache.delete('a')
  expect(cache.bytes()).toBe(0)
})

test('behavior: keys weigh too, and many small values as much as a few large ones', () => {
  const cache = createByteCache<object>({ mostBytes: 100 * KB })
  for (let at = 0; at < 1_000; at += 1) cache.set(`${at} ${'x'.repeat(5_000)}`, {}, 0)
  expect(cache.bytes()).toBeLessThanOrEqual(100 * KB)
  expect(cache.get(`999 ${'x'.repeat(5_000)}`)).toBeDefined()
  expect(cache.get(`900 ${'x'.repeat(5_000)}`)).toBeUndefined()
})

test('default: strings, lists, bytes and objects are weighed with everything in them', () => {
  const text = 'x'.repeat(1_000)
  expect(bytesOf(text)).toBeGreaterThanOrEqual(2_000)
  expect(bytesOf([{ text }, { text }])).toBeGreaterThanOrEqual(4_000)
  expect(bytesOf(new Uint8Array(5_000))).toBeGreaterThanOrEqual(5_000)
  for (const small of [undefined, null, 7, 7n, true, {}, []]) expect(bytesOf(small)).toBeLessThan(100)
})
