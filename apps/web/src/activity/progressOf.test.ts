import { expect, test } from 'vitest'
import { minedIn } from '../../test/testTransaction.ts'
import { progressOf } from './progressOf.ts'
import type { TxState } from './transaction.ts'

const included = (depth: number): { state: TxState } => ({
  state: { status: 'pending', detail: 'included', mined: minedIn(5), depth, moved: false },
})
const mainnet = { confirmations: 12, blockTimeMs: 12_000 }

test('default: blocks fill the bar, and the rest of the time is told', () => {
  expect(progressOf(included(3), mainnet)).toEqual({ value: 0.25, text: '3 of 12 blocks, about 2 min' })
  expect(progressOf(included(9), mainnet)).toEqual({ value: 0.75, text: '9 of 12 blocks, about 36 s' })
})

test('behavior: without a usual time for a block none is promised', () => {
  expect(progressOf(included(1), { confirmations: 2, blockTimeMs: undefined })).toEqual({
    value: 0.5,
    text: '1 of 2 blocks',
  })
})

test('behavior: before a block has it, nobody knows', () => {
  expect(progressOf({ state: { status: 'pending', detail: 'sent' } }, mainnet)).toEqual({
    value: undefined,
    text: undefined,
  })
})

test('error: a bar never runs over', () => {
  expect(progressOf(included(99), mainnet)).toEqual({ value: 1, text: '12 of 12 blocks' })
})
