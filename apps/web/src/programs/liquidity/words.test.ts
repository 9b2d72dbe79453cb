import { loveEth, loveUsdt } from '@love/protocol/pairs/pairs'
import { fraction } from '@love/protocol/prices/fraction'
import { parseEther, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { feeProblem, feeText } from '../../review/feeWords.ts'
import { approvalsText } from './add/approvalsText.ts'
import { liquidityPoolWords } from './liquidityPoolWords.ts'
import { reviewHold } from './reviewHold.ts'
import { depositFeeWords, withdrawalFeeWords } from './transferFeeWords.ts'

const readAt = { block: 9n, timestamp: 1n }
const calm = {
  freshness: { status: 'fresh', readAt } as const,
  now: 1_000n,
  deadline: 2_200n,
  moved: undefined,
  what: 'The price',
  renew: () => undefined,
}

test('default: what has not changed is not held', () => {
  expect(reviewHold(calm)).toBeUndefined()
})

test('behavior: a moved price must be accepted, old figures must be waited for, an old review renewed', () => {
  expect(reviewHold({ ...calm, moved: fraction(1n, 50n) })).toMatchObject({
    words: 'The price changed by 2% since you opened this.',
    button: { label: 'Accept' },
  })
  const stale = reviewHold({ ...calm, moved: fraction(1n, 50n), freshness: { status: 'stale', readAt } })
  expect(stale).toEqual({ words: expect.stringContaining('Prices are out of date') })
  expect(reviewHold({ ...calm, now: 2_150n })).toMatchObject({ button: { label: 'Refresh' } })
})

test('behavior: approvals are exact, ether needs none, USDT is reset', () => {
  const desired = { base: parseEther('10'), other: parseUnits('2.5', 6) }
  const none = { base: 0n, other: 0n }
  expect(approvalsText(loveUsdt, desired, none)).toBe('exactly 10 LOVE, exactly 2.5 USDT')
  expect(approvalsText(loveUsdt, desired, { base: parseEther('10'), other: 1n })).toBe(
    'exactly 2.5 USDT (after a reset to 0)',
  )
  expect(approvalsText(loveEth, desired, { ...none, base: parseEther('11') })).toBe('not needed')
})

test('behavior: a pool that is missing, empty or one-sided says so', () => {
  const pool = (base: bigint, other: bigint) => {
    const reserves = { base, other }
    return { reserves, balances: reserves, supply: 0n, lastProduct: 0n, sharesFees: false }
  }
  expect(liquidityPoolWords({ pair: loveEth, pool: undefined }).join()).toMatch('no LOVE-ETH pool yet')
  expect(liquidityPoolWords({ pair: loveEth, pool: pool(0n, 0n) }).join()).toMatch('is empty')
  expect(liquidityPoolWords({ pair: loveEth, pool: pool(5n, 0n) }).join()).toMatch(
    'only one of its two tokens',
  )
  expect(liquidityPoolWords({ pair: loveEth, pool: pool(5n, 5n) })).toEqual([])
})

test('behavior: a token that keeps a part of transfers is named with its part', () => {
  const transferFees = { fees: { LOVE: 250n }, isChecking: false, unchecked: [] }
  expect(depositFeeWords({ pair: loveEth, transferFees }).join()).toMatch(
    'LOVE charges 2.5% on every transfer',
  )
  expect(withdrawalFeeWords({ pair: loveEth, transferFees })).toHaveLength(1)
  expect(depositFeeWords({ pair: loveEth, transferFees: { ...transferFees, fees: {} } })).toEqual([])
})

test('behavior: a fee that cannot be paid is said, one that is not known yet is not', () => {
  expect(feeText(0n)).toBe('…')
  expect(feeText(parseEther('0.0005000001'))).toBe('about 0.000501 ETH')
  expect(feeProblem(1n, parseEther('0.0005'))).toMatch(
    'Not enough ETH for the network fee of about 0.0005 ETH',
  )
  expect(feeProblem(undefined, 5n)).toBeUndefined()
  expect(feeProblem(5n, 0n)).toBeUndefined()
})
