import { expect, test } from 'vitest'
import { toggleSort } from './toggleSort.ts'

test('default: another column starts as it asks for', () => {
  expect(toggleSort(undefined, 'price', 'descending')).toEqual({ column: 'price', direction: 'descending' })
  const sort = { column: 'name', direction: 'descending' } as const
  expect(toggleSort(sort, 'price', 'ascending').direction).toBe('ascending')
})

test('behavior: the same column turns round, and back', () => {
  const once = toggleSort({ column: 'price', direction: 'descending' }, 'price', 'descending')
  expect(once.direction).toBe('ascending')
  expect(toggleSort(once, 'price', 'descending').direction).toBe('descending')
})
