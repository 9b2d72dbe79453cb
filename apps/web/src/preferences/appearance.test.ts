import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appearanceNames, parseAppearance } from './appearance.ts'

test('default: nothing stored chooses nothing', () => {
  expect(parseAppearance(null)).toEqual({})
})

test('behavior: every choice is read back', () => {
  const all = { contrast: 'high', textSize: 'larger', motion: 'off', wallpaper: 'camouflage' }
  expect(Object.keys(all)).toEqual([...appearanceNames])
  expect(parseAppearance(JSON.stringify(all))).toEqual(all)
})

test('behavior: one bad value does not cost the others, and other keys stay out', () => {
  expect(parseAppearance('{"contrast":"high","textSize":7,"wallpaper":"plain","blocked":""}')).toEqual({
    contrast: 'high',
    wallpaper: 'plain',
  })
})

test.each(['', 'null', '1', '"high"', '[]', '{', '{"__proto__":{"contrast":"high"}}', '{"contrast":null}'])(
  'error: %s reads as nothing stored',
  (text) => {
    expect(parseAppearance(text)).toEqual({})
  },
)

test('error: no text crashes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const [name, value] of Object.entries(parseAppearance(text))) {
        expect(appearanceNames).toContain(name)
        expect(value).toBeTypeOf('string')
      }
    }),
    { numRuns: 1_000 },
  )
})
