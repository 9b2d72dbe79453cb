import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import { comparisonText } from './comparisonText.ts'
import { reviewedCall, sentCall } from './sentCall.ts'
import type { Transaction, TxState } from './transaction.ts'

const call = { to: owner.address, value: 0n, input: '0x' } as const
const reviewed = [reviewedCall({ ...call, cost: { gas: 100_000n, fee: parseEther('0.001') } })]
const confirmed = (fee: bigint): TxState => ({
  status: 'confirmed',
  detail: 'success',
  mined: minedIn(5, { fee }),
  at: 1,
})
const arrivedWith = (gas: bigint, ether: string): Transaction['arrived'] => ({
  ...sentCall(call),
  hash: hashOf(1),
  from: owner.address,
  verdict: 'reviewed',
  cost: { gas, fee: parseEther(ether) },
})
const textOf = (fields: Partial<Transaction>) => comparisonText(testTransaction({ reviewed, ...fields }))

test('default: what wallets usually add is not worth a word', () => {
  expect(textOf({})).toEqual([])
  expect(textOf({ arrived: arrivedWith(300_000n, '0.006') })).toEqual([])
  expect(textOf({ arrived: arrivedWith(80_000n, '0.001') })).toEqual([])
  expect(textOf({ state: confirmed(parseEther('0.0015')) })).toEqual([])
})

test('behavior: a fee far above the review is told: what the wallet allows, then what was paid', () => {
  const arrived = arrivedWith(100_000n, '0.0061')
  expect(textOf({ arrived })).toEqual([
    'The estimated network fee was 0.001 ETH; your wallet allowed up to 0.0061 ETH.',
  ])
  expect(textOf({ arrived, state: confirmed(parseEther('0.0016')) })).toEqual([
    'The estimated network fee was 0.001 ETH; you paid 0.0016 ETH.',
  ])
})

test('behavior: a gas limit far from the review is told, and one that is too low while that can still matter', () => {
  expect(textOf({ arrived: arrivedWith(300_001n, '0.001') })).toEqual([
    'The estimated gas was 100,000; your wallet set a limit of 300,001.',
  ])
  const low = arrivedWith(70_000n, '0.001')
  expect(textOf({ arrived: low })).toEqual([
    'The estimated gas was 100,000; your wallet set a limit of 70,000. That may not be enough.',
  ])
  expect(textOf({ arrived: low, state: confirmed(1n) })).toEqual([])
})

test('behavior: what a smart account sent was not compared, and its calls cost what they cost together', () => {
  const arrived = { ...arrivedWith(150_000n, '0.002'), verdict: 'wrapped' } as Transaction['arrived']
  expect(textOf({ arrived })).toEqual([
    expect.stringMatching(/smart account, so the call inside was not compared/),
  ])
  const both = [
    ...reviewed,
    reviewedCall({ ...call, value: 1n, cost: { gas: 50_000n, fee: parseEther('0.001') } }),
  ]
  const other = arrived && {
    ...arrived,
    fingerprint: hashOf(9),
    cost: { gas: 700_000n, fee: parseEther('0.013') },
  }
  expect(textOf({ arrived: other, reviewed: both })).toEqual([
    expect.stringMatching(/so the 2 calls inside were not compared/),
    'The estimated network fee was 0.002 ETH; your wallet allowed up to 0.013 ETH.',
    'The estimated gas was 150,000; your wallet set a limit of 700,000.',
  ])
})

test('behavior: where the review named no cost there is nothing to compare', () => {
  const unknown = [reviewedCall(call), ...reviewed]
  const arrived = { ...arrivedWith(1n, '9'), fingerprint: hashOf(9) } as Transaction['arrived']
  expect(textOf({ arrived, reviewed: unknown })).toEqual([])
  expect(textOf({ arrived, reviewed: undefined })).toEqual([])
})
