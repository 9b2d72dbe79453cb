import { expect, test } from 'vitest'
import { findRises } from './findRises.ts'

/** What is there after each block, and how often was asked. */
function counting(counts: readonly number[]) {
  const asked: number[] = []
  const countsAt = async (blocks: readonly number[]) => {
    asked.push(blocks.length)
    return blocks.map((block) => counts[block] ?? 0)
  }
  return { countsAt, asked, span: { after: 0, to: counts.length - 1, before: 0, now: counts.at(-1) ?? 0 } }
}

const counts = Array.from({ length: 1_001 }, (_, block) =>
  block < 7 ? 0 : block < 400 ? 2 : block < 401 ? 3 : 9,
)

test('default: every block in which it grew, by halves', async () => {
  const { countsAt, asked, span } = counting(counts)
  expect(await findRises(countsAt, span)).toEqual([
    { after: 6, to: 7, before: 0, now: 2 },
    { after: 399, to: 400, before: 2, now: 3 },
    { after: 400, to: 401, before: 3, now: 9 },
  ])
  expect(asked.length).toBeLessThanOrEqual(10)
})

test('behavior: of many the first ones, and nothing is asked where nothing grew', async () => {
  const { countsAt, span } = counting(counts)
  expect((await findRises(countsAt, span, 2))?.map(({ to }) => to)).toEqual([7, 400])
  const still = counting([0, 0, 0])
  expect(await findRises(still.countsAt, still.span)).toEqual([])
  expect(still.asked).toEqual([])
})

test('behavior: nodes that forget say nothing', async () => {
  const { span } = counting(counts)
  expect(await findRises(async () => undefined, span)).toBeUndefined()
})
