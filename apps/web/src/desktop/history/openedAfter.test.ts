import { expect, test } from 'vitest'
import { openedAfter } from './openedAfter.ts'

test('default: going back closes what the later entries opened', () => {
  expect(openedAfter([undefined, 'pairs', 'swap'], 0)).toEqual({
    kept: [undefined],
    closed: ['pairs', 'swap'],
  })
})

test('behavior: a window that an earlier entry opened too stays', () => {
  expect(openedAfter(['pairs', 'swap', 'pairs'], 1)).toEqual({ kept: ['pairs', 'swap'], closed: [] })
})

test('behavior: going forward closes nothing', () => {
  expect(openedAfter(['pairs'], 3)).toEqual({ kept: ['pairs'], closed: [] })
})
