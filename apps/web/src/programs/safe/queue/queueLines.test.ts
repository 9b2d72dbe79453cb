import { transactionListPage } from '@love/safe/api/replies/transactions'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { type QueueLine, queueLines } from './queueLines.ts'
import { statusWords } from './statusWords.ts'

const owner = { value: numberToHex(1, { size: 20 }) }
const transaction = (nonce: number, conflictType = 'None', signed = 1) => ({
  type: 'TRANSACTION',
  conflictType,
  transaction: {
    id: `multisig_${nonce}_${signed}`,
    timestamp: 0,
    txStatus: signed < 2 ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION',
    txInfo: { type: 'Custom', to: owner, dataSize: '0', value: '0', isCancellation: false },
    executionInfo: { type: 'MULTISIG', nonce, confirmationsRequired: 2, confirmationsSubmitted: signed },
  },
})
const lines = (safeNonce: number, ...results: readonly object[]) =>
  queueLines(transactionListPage.parse({ results }).results, safeNonce)
const shape = (line: QueueLine) =>
  line.kind === 'label' ? line.label : line.kind === 'conflict' ? `rivals ${line.nonce}` : line.info.nonce

test('default: what is next, what waits, and rivals under one line', () => {
  const found = lines(
    5,
    { type: 'LABEL', label: 'Next' },
    { type: 'CONFLICT_HEADER', nonce: 5 },
    transaction(5, 'HasNext'),
    transaction(5, 'End', 2),
    { type: 'LABEL', label: 'Queued' },
    transaction(6),
  )
  expect(found.map(shape)).toEqual(['Next', 'rivals 5', 5, 5, 'Queued', 6])
})

test('behavior: rivals and parts are found without the help of the gateway, and its other items are left out', () => {
  const found = lines(5, transaction(5), { type: 'NEW_KIND' }, transaction(5, 'None', 2), transaction(7))
  expect(found.map(shape)).toEqual(['Next', 'rivals 5', 5, 5, 'Queued', 7])
  expect(lines(5)).toEqual([])
})

test('behavior: a hole in the nonces is named for all that come after it', () => {
  const waits = lines(5, transaction(5), transaction(7), transaction(9)).flatMap((line) =>
    line.kind === 'entry' ? [line.waitsFor] : [],
  )
  expect(waits).toEqual([undefined, 6, 6])
  // A gateway may say any nonce: that must not take long.
  expect(lines(0, transaction(Number.MAX_SAFE_INTEGER)).at(-1)).toMatchObject({ waitsFor: 0 })
})

test('behavior: each state in words', () => {
  const words = lines(
    5,
    transaction(5, 'None', 2),
    transaction(6),
    transaction(7, 'None', 2),
    transaction(9),
  ).flatMap((line) => (line.kind === 'entry' ? [statusWords(line, 5)] : []))
  expect(words).toEqual([
    'Ready to execute',
    'Needs 1 more signature',
    'Signed, waiting for its turn',
    'Needs 1 more signature, waiting for nonce 8',
  ])
})
