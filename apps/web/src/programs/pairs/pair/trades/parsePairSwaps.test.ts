import { expect, test } from 'vitest'
import { parsePairSwaps } from './parsePairSwaps.ts'

const head = { block: '12', timestamp: 1_750_000_000 }
const hash = `0x${'ab'.repeat(32)}`
const swap = [1_750_000_000, hash, 'buy', '1.5', '2', '3']

test('default: swaps as the server tells them', () => {
  expect(parsePairSwaps({ ...head, swaps: [swap, [...swap.slice(0, 5), null]] })).toEqual({
    ...head,
    swaps: [swap, [...swap.slice(0, 5), null]],
  })
})

test('error: what is no swap is left out, and what is no answer is none', () => {
  const wrong = [
    null,
    {},
    [-1, ...swap.slice(1)],
    [swap[0], 'javascript:alert(1)', ...swap.slice(2)],
    [swap[0], hash, 'hold', ...swap.slice(3)],
    [...swap.slice(0, 3), 'NaN', '2', '3'],
  ]
  expect(parsePairSwaps({ ...head, swaps: wrong })?.swaps).toEqual([])
  expect(parsePairSwaps({ ...head, swaps: [[...swap.slice(0, 5), '1e5']] })?.swaps).toEqual([
    [...swap.slice(0, 5), null],
  ])
  for (const body of [undefined, 'no', { swaps: [] }, { ...head, swaps: {} }])
    expect(parsePairSwaps(body)).toBeUndefined()
})
