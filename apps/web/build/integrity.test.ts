import { expect, test } from 'vitest'
import { importMap, integrityOf } from './integrity.ts'

test('default: the hash is what `openssl dgst -sha256 -binary | base64` says', () => {
  expect(integrityOf('alert("love")')).toBe(integrityOf(new TextEncoder().encode('alert("love")')))
  expect(integrityOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

test('default: the map holds the modules, in the order that it was given, and nothing else', () => {
  const files = new Map([
    ['/assets/a.js', 'sha256-a'],
    ['/assets/style.css', 'sha256-s'],
    ['/assets/older-1234abcd.js', 'sha256-o'],
    ['/assets/b.js', 'sha256-b'],
  ])
  expect(importMap(files, ['/assets/b.js', '/assets/a.js'])).toBe(
    '<script type="importmap">{"imports":{"#sealed":"/"},"integrity":{"/assets/b.js":"sha256-b","/assets/a.js":"sha256-a"}}</script>',
  )
})
