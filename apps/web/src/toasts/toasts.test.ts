import { expect, test } from 'vitest'
import { addToast, type Toast } from './toasts.ts'

const toast = (id: string, title = id): Toast => ({ id, kind: 'info', title })

test('default: a toast comes last', () => {
  expect(addToast([toast('a')], toast('b'))).toEqual([toast('a'), toast('b')])
})

test('behavior: the same id takes the place of what it said before', () => {
  expect(addToast([toast('a', 'Sent'), toast('b')], toast('a', 'Confirmed'))).toEqual([
    toast('b'),
    toast('a', 'Confirmed'),
  ])
})

test('behavior: never more than four at a time', () => {
  const toasts = ['a', 'b', 'c', 'd', 'e'].reduce<readonly Toast[]>((all, id) => addToast(all, toast(id)), [])
  expect(toasts.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e'])
})
