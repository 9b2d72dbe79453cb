import { expect, test } from 'vitest'
import { importMap, integrityOf } from './integrity.ts'

test('default: the hash is what `openssl dgst -sha384 -binary | base64` says', () => {
  expect(integrityOf('alert("love")')).toBe(integrityOf(new TextEncoder().encode('alert("love")')))
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb')
})

test('default: the map holds every module, in a fixed order, and nothing else', () => {
  const files = [
    ['/assets/b.js', 'sha384-b'],
    ['/assets/style.css', 'sha384-s'],
    ['/assets/older-1234abcd.js', 'sha384-o'],
    ['/assets/a.js', 'sha384-a'],
  ] as const
  const expected =
    '<script type="importmap">{"imports":{"#sealed":"/"},"integrity":{"/assets/a.js":"sha384-a","/assets/b.js":"sha384-b"}}</script>'
  expect(importMap(new Map(files))).toBe(expected)
  expect(importMap(new Map([...files].reverse()))).toBe(expected)
})
