import { expect, test } from 'vitest'
import { FINAL_DEPTH, keepCall, keepChainId, keepFinal } from './keep.ts'

const chain = { chainId: 1337, head: () => 200, finalDepth: FINAL_DEPTH }
const hash = '0xab'
const keep = keepFinal({ identity: 'hash', block: 'number' })

test('default: what is about the question and deep enough is kept for good', () => {
  expect(keep({ params: [hash], result: { hash, number: '0x88' } }, chain)).toBe(Number.POSITIVE_INFINITY)
  expect(keep({ params: [hash], result: { hash, number: '0x89' } }, chain)).toBe(0)
})

test('behavior: more confirmations than that are waited for', () => {
  const careful = { ...chain, finalDepth: 150 }
  expect(keep({ params: [hash], result: { hash, number: '0x88' } }, careful)).toBe(0)
})

test('behavior: nothing is final while no node is healthy', () => {
  expect(keep({ params: [hash], result: { hash, number: '0x0' } }, { ...chain, head: () => undefined })).toBe(
    0,
  )
})

test.each([
  null,
  'text',
  7,
  [],
  {},
  { hash },
  { hash, number: null },
  { hash: '0xcd', number: '0x1' },
  { hash, number: 1 },
])('error: %j is not kept', (result) => {
  expect(keep({ params: [hash], result }, chain)).toBe(0)
})

test('behavior: the chain id is kept only if it is ours', () => {
  expect(keepChainId({ params: [], result: '0x539' }, chain)).toBe(3_600_000)
  expect(keepChainId({ params: [], result: '1337' }, chain)).toBe(3_600_000)
  expect(keepChainId({ params: [], result: '0x1' }, chain)).toBe(0)
})

test('behavior: a call is kept at a number only', () => {
  const times = ['0x1', 'latest', { blockNumber: '0x1' }, undefined].map((block) =>
    keepCall({ params: [{}, block], result: '0x' }, chain),
  )
  expect(times).toEqual([2000, 0, 0, 0])
})
