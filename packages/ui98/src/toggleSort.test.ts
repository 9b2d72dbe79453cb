import { expect, test } from 'vitest'
import { toggleSort } from './toggleSort.ts'

test('default: another column starts ascending', () => {
  expect(toggleSort(undefined, 'price')).toEqual({ column: 'price', direction: 'ascending' })
  expect(toggleSort({ column: 'name', direction: 'descending' }, 'price').direction).toBe('ascending')
})

test('behavior: the same column turns round, and back', () => {
  const once = toggleSort({ column: 'price', direction: 'ascending' }, 'price')
  expect(once.direction).toBe('descending')
  expect(toggleSort(once, 'price').direction).toBe('ascending')
})
