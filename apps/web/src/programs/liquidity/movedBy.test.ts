import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { paidLessBy, ratioMovedBy } from './movedBy.ts'

test('default: a thousandth is tolerated, more is named', () => {
  const seen = { base: 1_000_000n, other: 1_000_000n }
  expect(ratioMovedBy(seen, { base: 1_000_000n, other: 999_000n })).toBeUndefined()
  expect(ratioMovedBy(seen, { base: 1_000_000n, other: 990_000n })).toEqual(fraction(1n, 100n))
  expect(ratioMovedBy(seen, { base: 500_000n, other: 500_000n })).toBeUndefined()
})

test('behavior: only less is worse, and the greater loss counts', () => {
  const seen = { base: 1_000n, other: 1_000n }
  expect(paidLessBy(seen, { base: 1_100n, other: 1_200n })).toBeUndefined()
  expect(paidLessBy(seen, { base: 990n, other: 900n })).toEqual(fraction(1n, 10n))
  expect(paidLessBy(seen, { base: 1_100n, other: 990n })).toEqual(fraction(1n, 100n))
})
