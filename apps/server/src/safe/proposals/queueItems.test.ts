import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import { expect, test } from 'vitest'
import { queueItems } from './queueItems.ts'

const transaction: TransactionSummary = {
  id: 'multisig',
  timestamp: 0,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: {
    type: 'Custom',
    to: { value: '0x00000000000000000000000000000000000000AA' },
    dataSize: '0',
    value: '0',
    isCancellation: false,
  },
  txHash: null,
}

function shown(nonces: readonly number[], more: { nonce: number; before?: number; after?: number }) {
  const entries = nonces.map((nonce) => ({ nonce, transaction }))
  return queueItems({ entries, before: undefined, after: undefined, ...more }).map((item) => {
    if (item.type === 'TRANSACTION' && 'conflictType' in item) return item.conflictType
    if (item.type === 'LABEL' && 'label' in item) return item.label
    return item.type
  })
}

test('default: what can be executed now, and what waits for it', () => {
  expect(shown([4, 5, 7], { nonce: 4 })).toEqual(['Next', 'None', 'Queued', 'None', 'None'])
  expect(shown([], { nonce: 4 })).toEqual([])
})

test('behavior: after a gap there is nothing next', () => {
  expect(shown([5], { nonce: 4 })).toEqual(['Queued', 'None'])
})

test('behavior: rivals stand under one header', () => {
  expect(shown([4, 4, 4, 5], { nonce: 4 })).toEqual([
    'Next',
    'CONFLICT_HEADER',
    'HasNext',
    'HasNext',
    'End',
    'Queued',
    'None',
  ])
})

test('behavior: a page goes on where the last one ended', () => {
  expect(shown([4], { nonce: 4, after: 4 })).toEqual(['Next', 'CONFLICT_HEADER', 'HasNext'])
  expect(shown([4, 5], { nonce: 4, before: 4 })).toEqual(['End', 'Queued', 'None'])
  expect(shown([6, 6], { nonce: 4, before: 5, after: 6 })).toEqual(['CONFLICT_HEADER', 'HasNext', 'HasNext'])
  expect(shown([6, 7], { nonce: 4, before: 6 })).toEqual(['End', 'None'])
})
