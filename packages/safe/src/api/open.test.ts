import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openEnum, openUnion } from './open.ts'

const status = openEnum(['GOOD', 'BAD'])
const shape = openUnion([
  z.object({ type: z.literal('CIRCLE'), radius: z.int() }),
  z.object({ type: z.literal('POINT') }),
])

test('default: known members are themselves', () => {
  expect(status.parse('GOOD')).toBe('GOOD')
  expect(shape.parse({ type: 'CIRCLE', radius: 2, colour: 'red' })).toEqual({ type: 'CIRCLE', radius: 2 })
})

test('behavior: unknown members are carried along, with all their fields', () => {
  expect(String(status.parse('UGLY'))).toBe('UGLY')
  expect(shape.parse({ type: 'SQUARE', side: 3 })).toEqual({ type: 'SQUARE', side: 3 })
})

test('error: what is known must fit', () => {
  for (const wrong of [
    { type: 'CIRCLE' },
    { type: 'CIRCLE', radius: 'two' },
    { radius: 2 },
    { type: 5 },
    null,
    'CIRCLE',
  ])
    expect(shape.safeParse(wrong).success).toBe(false)
  for (const wrong of [5, null, undefined, ['GOOD']]) expect(status.safeParse(wrong).success).toBe(false)
})
