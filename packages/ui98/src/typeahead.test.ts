import { expect, test } from 'vitest'
import { findTyped, noTypeahead, typeLetter } from './rovingIndex.ts'

const labels = ['Farm', 'Faith', 'Pairs', 'Portfolio', 'Swap']

test('default: a letter goes to the next label that begins with it', () => {
  expect(findTyped(labels, -1, 'f')).toBe(0)
  expect(findTyped(labels, 0, 'f')).toBe(1)
  expect(findTyped(labels, 1, 'F')).toBe(0)
})

test('behavior: the same letter again walks on', () => {
  expect(findTyped(labels, 0, 'ff')).toBe(1)
})

test('behavior: a word narrows down and may stay where it is', () => {
  expect(findTyped(labels, 2, 'po')).toBe(3)
  expect(findTyped(labels, 3, 'po')).toBe(3)
})

test('behavior: nothing fits', () => {
  expect(findTyped(labels, 0, 'x')).toBeUndefined()
  expect(findTyped([], 0, 'x')).toBeUndefined()
  expect(findTyped(labels, 0, '')).toBeUndefined()
})

test('behavior: a pause begins a new word', () => {
  const first = typeLetter(noTypeahead, 'p', 5000)
  expect(typeLetter(first, 'o', 5300).text).toBe('po')
  expect(typeLetter(first, 's', 6000).text).toBe('s')
})
