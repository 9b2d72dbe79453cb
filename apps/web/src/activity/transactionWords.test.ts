import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import { sentCall } from './sentCall.ts'
import type { TxState } from './transaction.ts'
import { transactionWords } from './transactionWords.ts'

const words = (state: TxState) => transactionWords(testTransaction({ state }), 12)

test('default: a confirmed transaction', () => {
  expect(words({ status: 'confirmed', detail: 'success', mined: minedIn(5), at: 1 })).toEqual({
    label: 'Confirmed',
    text: 'In block 5.',
    tone: 'success',
  })
})

test('behavior: only what is confirmed looks like a success', () => {
  const results = ['success', 'reverted', 'cancelled', 'replaced'] as const
  const others: readonly TxState[] = [
    { status: 'pending', detail: 'sent' },
    { status: 'pending', detail: 'sent', waitsFor: 4 },
    { status: 'pending', detail: 'missing', since: 1 },
    { status: 'pending', detail: 'reorged' },
    ...results.map((result): TxState => {
      return { status: 'pending', detail: 'included', mined: minedIn(5, { result }), depth: 1, moved: true }
    }),
    ...results.slice(1).map((detail): TxState => {
      if (detail === 'success') throw new Error('not here')
      return { status: 'failed', detail, mined: minedIn(5, { result: detail }), at: 1 }
    }),
    { status: 'failed', detail: 'dropped', nonceUsed: false, at: 1 },
    { status: 'failed', detail: 'dropped', nonceUsed: true, at: 1 },
  ]
  for (const state of others) {
    const { label, text, tone } = words(state)
    expect(tone).not.toBe('success')
    expect(`${label} ${text}`).not.toMatch(/confirmed|undefined|NaN/i)
  }
})

test('error: what was not reviewed is an alarm in every state, with advice that can still help', () => {
  const call = { ...sentCall({ to: owner.address, value: 1n, input: '0x' }), from: owner.address }
  const arrived = { ...call, hash: hashOf(1), verdict: 'other' } as const
  const mined = minedIn(5)
  const states: readonly [TxState, RegExp][] = [
    [{ status: 'pending', detail: 'sent' }, /cancel it in your wallet now/],
    [{ status: 'pending', detail: 'reorged' }, /cancel it in your wallet now/],
    [{ status: 'pending', detail: 'included', mined, depth: 1, moved: false }, /Check your balances/],
    [{ status: 'confirmed', detail: 'success', mined, at: 1 }, /Check your balances/],
    [{ status: 'failed', detail: 'dropped', nonceUsed: false, at: 1 }, /Check your balances/],
  ]
  for (const [state, advice] of states) {
    const { label, text, tone } = transactionWords(testTransaction({ state, arrived }), 12)
    expect({ label, tone }).toEqual({ label: 'Not what you reviewed', tone: 'error' })
    expect(text).toMatch(advice)
  }
})

test('behavior: a reason ends like a sentence', () => {
  const state = (reason: string): TxState => ({
    status: 'failed',
    detail: 'reverted',
    mined: minedIn(5, { result: 'reverted', reason }),
    at: 1,
  })
  expect(words(state('GS013')).text).toMatch(/^GS013\. Only/)
  expect(words(state('Out of gas.')).text).toMatch(/^Out of gas\. Only/)
})

test('behavior: another fee is told', () => {
  const mined = minedIn(5, { hash: hashOf(9) })
  expect(words({ status: 'confirmed', detail: 'success', mined, at: 1 }).text).toBe(
    'In block 5. Sent with a different fee, as 0x0000…0009.',
  )
})
