import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { impactOf } from './impactOf.ts'

const at = (basisPoints: bigint) => impactOf(fraction(basisPoints, 10_000n))

test('default: less than 1 % is not worth a word', () => {
  expect(at(0n)).toBeUndefined()
  expect(at(99n)).toBeUndefined()
})

test('behavior: the words grow at 1, 3, 5 and 15 %', () => {
  expect([at(100n), at(299n)].map((impact) => impact?.tone)).toEqual(['warning', 'warning'])
  expect(at(100n)?.words).toContain('Price impact: 1%')
  expect(at(300n)?.words).toContain('Consider a smaller trade')
  expect(at(500n)).toMatchObject({ tone: 'error', words: expect.stringContaining('Try a smaller trade') })
  expect(at(1_499n)?.needsTypedWord).toBeUndefined()
  expect(at(1_500n)).toMatchObject({ tone: 'error', needsTypedWord: true })
})
