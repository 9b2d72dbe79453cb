import { expect, test } from 'vitest'
import { createCalmWrite } from './createCalmWrite.ts'

test('default: ten lines a second, then how many were left out', () => {
  let time = 0
  const lines: unknown[] = []
  const write = createCalmWrite({ write: (event, fields) => lines.push([event, fields]), now: () => time })
  for (let at = 0; at < 500; at++) write('failed', { at })
  expect(lines).toHaveLength(10)
  time += 1_000
  write('failed', { at: 500 })
  write('failed', { at: 501 })
  expect(lines.slice(10)).toEqual([
    ['failed', { at: 500, leftOut: 490 }],
    ['failed', { at: 501 }],
  ])
})
