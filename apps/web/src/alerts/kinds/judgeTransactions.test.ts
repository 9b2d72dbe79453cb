import { expect, test } from 'vitest'
import { hashOf, minedIn, testTransaction } from '../../../test/testTransaction.ts'
import type { TxState } from '../../activity/transaction.ts'
import { judgeTransactions, transactionsKept } from './judgeTransactions.ts'

const pending: TxState = { status: 'pending', detail: 'sent' }
const included = (block: number): TxState => ({
  status: 'pending',
  detail: 'included',
  mined: minedIn(block),
  depth: 1,
  moved: false,
})
const confirmed: TxState = { status: 'confirmed', detail: 'success', mined: minedIn(5), at: 9 }

/** The titles that are told of one transaction on its way. */
function tellAll(states: readonly (TxState | undefined)[]): readonly (readonly string[])[] {
  let kept: unknown
  return states.map((state) => {
    const transactions = state ? [testTransaction({ state })] : []
    const judged = judgeTransactions(transactionsKept(kept), { transactions, confirmations: 12 })
    kept = JSON.parse(JSON.stringify(judged.kept))
    return judged.alerts.map(({ title }) => title)
  })
}

test('default: told when it is in a block, and not again when it is final', () => {
  expect(tellAll([undefined, pending, included(5), included(5), confirmed, undefined])).toEqual([
    [],
    [],
    ['Included: Swap 1 ETH for LOVE'],
    [],
    [],
    [],
  ])
})

test('behavior: a reorg takes back what was told, and is told; so is the block after it', () => {
  const reorged: TxState = { status: 'pending', detail: 'reorged' }
  expect(tellAll([pending, included(5), reorged, reorged, included(6)])).toEqual([
    [],
    ['Included: Swap 1 ETH for LOVE'],
    ['Pending again: Swap 1 ETH for LOVE'],
    [],
    ['Included: Swap 1 ETH for LOVE'],
  ])
})

test('behavior: failed, replaced, cancelled and dropped are told with their own words', () => {
  const mined = (result: 'reverted' | 'replaced' | 'cancelled'): TxState => ({
    status: 'failed',
    detail: result,
    mined: minedIn(5, { result }),
    at: 9,
  })
  const dropped: TxState = { status: 'failed', detail: 'dropped', nonceUsed: true, at: 9 }
  const told = [mined('reverted'), mined('replaced'), mined('cancelled'), dropped].map(
    (state) => tellAll([pending, state, state])[1]?.[0],
  )
  expect(told.map((title) => title?.split(':')[0])).toEqual(['Failed', 'Replaced', 'Cancelled', 'Replaced'])
})

test('behavior: what was there before the first look is no news, what came between two looks is', () => {
  expect(tellAll([confirmed, confirmed])).toEqual([[], []])
  expect(tellAll([undefined, confirmed])).toEqual([[], ['Confirmed: Swap 1 ETH for LOVE']])
})

test('behavior: what the wallet sent instead of what was reviewed is an alarm', () => {
  const transaction = testTransaction({
    arrived: {
      hash: hashOf(1),
      from: '0x0000000000000000000000000000000000000001',
      verdict: 'other',
      to: null,
      value: 0n,
      data: '0x',
      bytes: 0,
      fingerprint: hashOf(2),
    },
  })
  const { alerts } = judgeTransactions(
    { [hashOf(1)]: 'waiting' },
    { transactions: [transaction], confirmations: 1 },
  )
  expect(alerts[0]?.title).toMatch(/^Not what you reviewed/)
})

test('error: what storage has damaged is as if it were not there', () => {
  expect(transactionsKept({ [hashOf(1)]: 'success', [hashOf(2)]: 'odd', x: 'success' })).toEqual({
    [hashOf(1)]: 'success',
  })
  expect(transactionsKept(undefined)).toBeUndefined()
})
