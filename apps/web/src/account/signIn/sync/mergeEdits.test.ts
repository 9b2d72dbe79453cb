import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { type Entries, isSameEntries, mergeEdits } from './mergeEdits.ts'

const entries = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'))
  .map((record): Entries => new Map(Object.entries(record)))

test('default: without a base nothing is lost, and the account wins where both have something', () => {
  const local = new Map([...['a', 'b'].map((key) => [key, 'here'] as const)])
  const server = new Map([...['b', 'c'].map((key) => [key, 'there'] as const)])
  expect(Object.fromEntries(mergeEdits({ base: undefined, local, server }))).toEqual({
    a: 'here',
    b: 'there',
    c: 'there',
  })
})

test('behavior: every key is as whoever changed it left it, and as this browser has it if both did', () => {
  fc.assert(
    fc.property(entries, entries, entries, (base, local, server) => {
      const merged = mergeEdits({ base, local, server })
      for (const key of 'abcd') {
        const isEditedHere = local.get(key) !== base.get(key)
        expect(merged.get(key)).toBe((isEditedHere ? local : server).get(key))
      }
    }),
    { numRuns: runs(500, 5_000) },
  )
})

test('behavior: who merges twice gets the same, whoever comes first', () => {
  fc.assert(
    fc.property(entries, entries, (local, server) => {
      const once = mergeEdits({ base: undefined, local, server })
      expect(isSameEntries(mergeEdits({ base: server, local: once, server }), once)).toBe(true)
      expect(isSameEntries(mergeEdits({ base: once, local: once, server: once }), once)).toBe(true)
    }),
    { numRuns: runs(500, 5_000) },
  )
})
