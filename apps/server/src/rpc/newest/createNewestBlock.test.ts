import { expect, test } from 'vitest'
import { createNewestBlock } from './createNewestBlock.ts'

function setup({ trustMs = 1_000 } = {}) {
  const clock = { ms: 10_000 }
  const asked: ((block: number | undefined) => void)[] = []
  const ask = () => new Promise<number | undefined>((answer) => asked.push(answer))
  const newest = createNewestBlock({ ask, trustMs, now: () => clock.ms })
  newest.restart(5)
  return { clock, asked, newest }
}

test('default: a block is trusted for a while after it was asked for', () => {
  const { clock, newest } = setup()
  expect(newest.isSeen(newest.moment())).toBe(false)
  const asked = newest.moment()
  clock.ms += 400
  newest.told(5, asked)
  clock.ms += 600
  expect(newest.isSeen(newest.moment())).toBe(true)
  clock.ms += 1
  expect(newest.isSeen(newest.moment())).toBe(false)
})

test('behavior: what was answered with the newest block may be kept, and nothing else', () => {
  const { newest } = setup()
  const asked = newest.moment()
  const blocks = [5, 4, undefined]
  for (const block of blocks) newest.told(block, asked)
  expect(blocks.map((block) => newest.isKeepable(block, asked))).toEqual([true, false, false])
  // It may have been read before or after that block came.
  newest.told(6, asked)
  expect(newest.isKeepable(6, asked)).toBe(false)
  expect(newest.isKeepable(6, newest.moment())).toBe(true)
})

test('behavior: what was asked as soon as a block came may be of a node without it, and is not given for long', () => {
  const { clock, newest } = setup()
  const early = newest.moment()
  expect(newest.isCurrent(early)).toBe(true)
  clock.ms += 1_000
  expect(newest.isCurrent(early)).toBe(false)
  const late = newest.moment()
  clock.ms += 60_000
  expect(newest.isCurrent(late)).toBe(true)
  newest.told(6, late)
  expect(newest.isCurrent(late)).toBe(false)
})

test('behavior: a node that is behind neither confirms nor ends anything', () => {
  const { newest } = setup()
  const asked = newest.moment()
  newest.told(4, asked)
  expect(newest.isSeen(newest.moment())).toBe(false)
  expect(newest.moment()).toEqual(asked)
})

test.each<[string, number | undefined, boolean]>([
  ['a higher number', 6, true],
  ['no number', undefined, false],
])('behavior: %s ends what was asked before', (_, block, isOther) => {
  const { newest } = setup()
  const asked = newest.moment()
  newest.told(5, asked)
  newest.told(block, asked)
  const { age, era } = newest.moment()
  expect([age > asked.age, era > asked.era]).toEqual([true, isOther])
})

test('behavior: after an answer without a number only what was asked since then confirms a block', () => {
  const { newest } = setup()
  const asked = newest.moment()
  newest.told(5, asked)
  newest.told(undefined, asked)
  newest.told(5, asked)
  expect(newest.isSeen(newest.moment())).toBe(false)
  newest.told(5, newest.moment())
  expect(newest.isSeen(newest.moment())).toBe(true)
})

test('behavior: another block of the same number is another one', () => {
  const { newest } = setup()
  const asked = newest.moment()
  newest.told(5, asked)
  newest.restart(5)
  expect(newest.isSeen(newest.moment())).toBe(false)
  expect(newest.isKeepable(5, asked)).toBe(false)
})

test('behavior: a number that was too high to be true is forgotten with the next block', () => {
  const { newest } = setup()
  newest.told(1e9, newest.moment())
  newest.told(6, newest.moment())
  expect(newest.isKeepable(6, newest.moment())).toBe(false)
  newest.restart(6)
  expect(newest.isKeepable(6, newest.moment())).toBe(true)
})

test('behavior: one look at a time, but none for those who come after an answer of any block', async () => {
  const { newest, asked } = setup()
  const looks = [newest.look(), newest.look()]
  expect(asked).toHaveLength(1)
  newest.told(undefined, newest.moment())
  looks.push(newest.look())
  expect(asked).toHaveLength(2)
  for (const answer of asked) answer(5)
  await Promise.all(looks)
  expect(newest.isSeen(newest.moment())).toBe(true)
  void newest.look()
  expect(asked).toHaveLength(3)
})

test('behavior: without trust nothing may be kept', () => {
  const { newest } = setup({ trustMs: 0 })
  const asked = newest.moment()
  newest.told(5, asked)
  expect(newest.isKeepable(5, asked)).toBe(false)
})
