import { expect, test } from 'vitest'
import { tokenWords } from './describeDeps.ts'

test('default: a name is itself', () => {
  expect(tokenWords('Wrapped Ether 2')).toBe('Wrapped Ether 2')
  expect(tokenWords('愛 ❤')).toBe('愛 ❤')
  expect(tokenWords(undefined)).toBe('')
})

test('behavior: no line breaks, no signs that turn text around, and not too long', () => {
  expect(tokenWords('US\u202eDT\n\u0000 x')).toBe('US DT x')
  expect([...tokenWords('❤'.repeat(10_000))]).toHaveLength(64)
})
