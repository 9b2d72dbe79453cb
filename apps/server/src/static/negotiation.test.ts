import { expect, test } from 'vitest'
import { acceptedEncodings, isUnchanged } from './acceptedEncodings.ts'

test.each<[string | null, string[]]>([
  [null, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br; q=0.000,gzip ;q=1', ['gzip']],
  ['identity', []],
  ['brotli', []],
])('default: Accept-Encoding %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test.each<[string | null, boolean]>([
  [null, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"ab"', false],
  ['a', false],
])('default: If-None-Match %j', (header, expected) => {
  expect(isUnchanged(header, '"a"')).toBe(expected)
})
