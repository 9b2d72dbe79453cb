import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './cleanText.ts'

test('default: a plain name stays as it is', () => {
  expect(cleanText('My Wallet 2.0 – für alle')).toBe('My Wallet 2.0 – für alle')
})

test.each([
  ['\u202eksaMateM', 'ksaMateM'],
  ['Meta\u200bMask\u200d\ufeff', 'MetaMask'],
  ['a\u0000b\nc\u001b[31m', 'abc[31m'],
  ['\u2066  Wallet \u2069', 'Wallet'],
  ['\u202e', ''],
])('behavior: %j loses what cannot be seen #hostile-text', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('behavior: long names are cut between characters', () => {
  expect(cleanText('x'.repeat(10_000))).toBe('x'.repeat(64))
  expect(cleanText('💙'.repeat(100), 3)).toBe('💙💙💙')
})

test('error: no text crashes it or comes out longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([...cleanText(text, 8)].length).toBeLessThanOrEqual(8)
    }),
  )
})
