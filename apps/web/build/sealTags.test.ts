import { expect, test } from 'vitest'
import { sealTags } from './sealTags.ts'

const integrity = new Map([
  ['/assets/main.js', 'sha256-m'],
  ['/assets/style.css', 'sha256-s'],
])

test.each([
  [
    '<script type="module" crossorigin src="/assets/main.js"></script>',
    '<script type="module" crossorigin src="/assets/main.js" integrity="sha256-m"></script>',
  ],
  [
    '<link rel="modulepreload" crossorigin href="/assets/main.js">',
    '<link rel="modulepreload" crossorigin href="/assets/main.js" integrity="sha256-m">',
  ],
  [
    '<link rel="stylesheet" crossorigin href="/assets/style.css" />',
    '<link rel="stylesheet" crossorigin href="/assets/style.css" integrity="sha256-s"/>',
  ],
])('default: %s gets its hash', (tag, sealed) => {
  expect(sealTags(`<head>${tag}</head>`, integrity)).toBe(`<head>${sealed}</head>`)
})

test('behavior: what is not a built file is left alone', () => {
  const html = '<link rel="icon" href="/favicon.svg"><a href="/assets/main.js">source</a>'
  expect(sealTags(html, integrity)).toBe(html)
})

test('error: a file the build did not write stops the build', () => {
  expect(() => sealTags('<script src="/assets/other.js"></script>', integrity)).toThrow(
    'The document loads /assets/other.js, which the build did not write.',
  )
})
