import { expect, test } from 'vitest'
import { messageText } from './messageText.ts'

test('default: text as it is, typed data with its lines', () => {
  expect(messageText('I am\nhere')).toBe('I am\nhere')
  expect(messageText({ domain: {}, types: {}, message: { a: '1' } })).toContain('\n    "a": "1"\n')
})

test('behavior: what cannot be seen is signed too, so it is shown', () => {
  expect(messageText('a\u202eb\u0000c\u200bd')).toBe('a[U+202E]b[U+0000]c[U+200B]d')
})

test('behavior: all of it before it is signed; in a list it says how much is left out', () => {
  const long = 'x'.repeat(5_000)
  expect(messageText(long)).toBe(long)
  expect(messageText(long, 4_000)).toMatch(/x\n… and 1,000 more characters$/)
})
