import { expect, test } from 'vitest'
import { createRecent } from './createRecent.ts'

test('default: what was used last stays, the rest goes', () => {
  const recent = createRecent<{ name: string }>(2)
  recent.set('a', { name: 'first' })
  recent.set('b', { name: 'second' })
  recent.get('a')
  recent.set('c', { name: 'third' })
  expect(['a', 'b', 'c'].map((key) => recent.get(key)?.name)).toEqual(['first', undefined, 'third'])
})

test('behavior: a key that is set again takes no second place', () => {
  const recent = createRecent<{ name: string }>(2)
  recent.set('a', { name: 'first' })
  recent.set('b', { name: 'second' })
  recent.set('b', { name: 'anew' })
  expect(['a', 'b'].map((key) => recent.get(key)?.name)).toEqual(['first', 'anew'])
})

test('behavior: what was deleted is gone and leaves its place', () => {
  const recent = createRecent<{ name: string }>(2)
  recent.set('a', { name: 'first' })
  recent.set('b', { name: 'second' })
  recent.delete('b')
  recent.set('c', { name: 'third' })
  expect(['a', 'b', 'c'].map((key) => recent.get(key)?.name)).toEqual(['first', undefined, 'third'])
})
