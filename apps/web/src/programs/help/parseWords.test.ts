import { expect, test } from 'vitest'
import { parseWords } from './parseWords.ts'

test('default: links, names and keys stand between the text', () => {
  expect(parseWords('Press `F1` or *Help…*, then [swap](/swap?to=LOVE).')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'key', text: 'F1' },
    { kind: 'text', text: ' or ' },
    { kind: 'name', text: 'Help…' },
    { kind: 'text', text: ', then ' },
    { kind: 'link', text: 'swap', to: '/swap?to=LOVE' },
    { kind: 'text', text: '.' },
  ])
})

test('behavior: what is not marked is text, as it is', () => {
  expect(parseWords('0x… (a * b) [c] `')).toEqual([{ kind: 'text', text: '0x… (a * b) [c] `' }])
  expect(parseWords('')).toEqual([])
})
