import { expect, test } from 'vitest'
import { createImageCache, type Image } from './createImageCache.ts'

const image = (length: number): Image => ({
  bytes: new Uint8Array(length),
  type: 'image/webp',
  etag: `"${length}"`,
  cacheControl: 'no-cache',
})

test('default: what was put is there, for an hour', () => {
  const clock = { ms: 0 }
  const cache = createImageCache({ now: () => clock.ms })
  const kept = image(10)
  cache.set('a', kept)
  clock.ms = 3_599_999
  expect(cache.get('a')).toBe(kept)
  expect(cache.get('b')).toBeUndefined()
  clock.ms = 3_600_000
  expect(cache.get('a')).toBeUndefined()
})

test('behavior: 64 MB and not more, the idlest goes first', () => {
  const cache = createImageCache({ now: () => 0 })
  const MB = 1024 * 1024
  const keys = Array.from({ length: 200 }, (_, at) => `key ${at}`)
  for (const key of keys) {
    cache.set(key, image(MB))
    cache.get('key 0')
  }
  const held = keys.filter((key) => cache.get(key))
  expect(held).toEqual(['key 0', ...keys.slice(-62)])
})

test('behavior: small ones are bounded too, by what they weigh beside their bytes', () => {
  const cache = createImageCache({ now: () => 0, maxBytes: 100_000 })
  const keys = Array.from({ length: 1000 }, (_, at) => String(at))
  for (const key of keys) cache.set(key, image(0))
  expect(keys.filter((key) => cache.get(key)).length).toBeLessThan(100)
})

test('behavior: set again counts once; one larger than the whole cache is not kept', () => {
  const cache = createImageCache({ now: () => 0, maxBytes: 10_000 })
  for (let count = 0; count < 50; count++) cache.set('a', image(5_000))
  cache.set('b', image(1_000))
  cache.set('c', image(10_000))
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.bytes.length)).toEqual([5_000, 1_000, undefined])
})
