import { expect, test } from 'vitest'
import { foundParts } from './foundParts.ts'

const marked = (text: string, searched: string) =>
  foundParts(text, searched)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

test('default: what was searched for is marked wherever a word begins with it', () => {
  expect(marked('Swap tokens: a swap swaps.', 'swap')).toBe('[Swap] tokens: a [swap] [swap]s.')
})

test('behavior: of several words the longest that fits', () => {
  expect(marked('Remove liquidity', 'liq remov liquid')).toBe('[Remov]e [liquid]ity')
})

test('behavior: the middle of a word is not what was meant', () => {
  expect(marked('unswapped', 'swap')).toBe('unswapped')
})

test('behavior: signs mean nothing, and nothing is marked where nothing was searched for', () => {
  expect(marked('a.b (c)', '.* (c')).toBe('a.b ([c])')
  expect(marked('a.b', '')).toBe('a.b')
  expect(marked('', 'a')).toBe('')
})
