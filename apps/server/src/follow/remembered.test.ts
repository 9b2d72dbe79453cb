import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { forgotten, isRemembered, rememberedBetween } from './remembered.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('default: the newest are all remembered, and however deep, a block not far below', () => {
  const tip = 20_000_000
  for (const depth of [1, 2, 7, 64, 127]) expect(isRemembered(tip - depth, tip)).toBe(true)
  for (const depth of [200, 5_000, 100_000, 3_000_000]) {
    const below = numbers(tip - Math.ceil(depth * 1.13), tip - depth).some((one) => isRemembered(one, tip))
    expect(below, `${depth} deep`).toBe(true)
  }
  expect(isRemembered(0, tip)).toBe(true)
  expect(rememberedBetween(0, tip, tip).length).toBeLessThan(1_000)
})

test('behavior: a list is what the rule says, and what is forgotten never comes back', () => {
  fc.assert(
    fc.property(fc.nat(30_000), fc.nat(30_000), fc.nat(30_000), (a, b, c) => {
      const [from = 0, to = 0, tip = 0] = [a, b, c].sort((one, other) => one - other)
      const list = rememberedBetween(from, to, tip)
      expect(list).toEqual(numbers(from, to).filter((block) => isRemembered(block, tip)))
      const isForgotten = (block: number) =>
        forgotten(tip).some(({ until, spacing }) => block <= until && block % spacing !== 0)
      expect(numbers(from, to).filter((block) => !isForgotten(block))).toEqual(list)
      expect(list.every((block) => isRemembered(block, to))).toBe(true)
    }),
    { numRuns: runs(20, 500) },
  )
})
