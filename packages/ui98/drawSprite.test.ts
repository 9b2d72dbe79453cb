import { expect, test } from 'vitest'
import { drawSprite } from './drawSprite.ts'
import { readPng } from './indexedPng.ts'

const square = (letter: string, size: number) => Array.from({ length: size }, () => letter.repeat(size))

test('default: 32 pixels, a clear one, 16 pixels; a clear row after each icon', () => {
  const chunks = readPng(drawSprite(new Map([['cup', [square('k', 16), square('d', 32)]]])))
  const rows = chunks.get('IDAT')?.match(/.{100}/g)
  const [clear, black, dark] = ['00', '01', '02']
  expect(rows).toHaveLength(33)
  expect(rows?.[0]).toBe(clear + dark.repeat(32) + clear + black.repeat(16))
  expect(rows?.[16]).toBe(clear + dark.repeat(32) + clear.repeat(17))
  expect(rows?.[32]).toBe(clear.repeat(50))
})

test('error: an icon that is drawn in one size only, or not square', () => {
  for (const sizes of [
    [square('k', 16)],
    [square('k', 16), square('k', 31)],
    [square('k', 16), ['k', 'k']],
  ]) {
    expect(() => drawSprite(new Map([['cup', sizes]]))).toThrow(
      'cup: draw 16 rows of 16 letters, an empty line',
    )
  }
})

test('error: a letter without a colour', () => {
  expect(() => drawSprite(new Map([['cup', [square('?', 16), square('k', 32)]]]))).toThrow(
    'No colour for the letter ?.',
  )
})
