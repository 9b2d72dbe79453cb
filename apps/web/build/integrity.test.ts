import { expect, test } from 'vitest'
import { importMap, integrityOf } from './integrity.ts'

test('default: the hash is what `openssl dgst -sha384 -binary | base64` says', () => {
  expect(integrityOf('alert("love")')).toBe(integrityOf(new TextEncoder().encode('alert("love")')))
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb')
})

test('default: the map holds the modules, in the order that it was given, and nothing else', () => {
  const files = new Map([
    ['/assets/a.js', 'sha384-a'],
    ['/assets/style.css', 'sha384-s'],
    ['/assets/older-1234abcd.js', 'sha384-o'],
    ['/assets/b.js', 'sha384-b'],
  ])
  expect(importMap(files, ['/assets/b.js', '/assets/a.js'])).toBe(
    '<script type="importmap">{"imports":{"#sealed":"/"},"integrity":{"/assets/b.js":"sha384-b","/assets/a.js":"sha384-a"}}</script>',
  )
})
