import { devnet as deployment } from '@love/contracts/deployments/1337'
import { faith, love } from '@love/protocol/tokens/tokens'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { testVault } from '../../../test/testVault.ts'
import type { Freshness } from '../../chain/freshness/freshnessOf.ts'
import { enterView } from './enter/enterView.ts'
import { dilutionWords, entryFeeWords } from './enter/entryWords.ts'
import { type FaithProblemParameters, faithProblem } from './faithProblem.ts'
import { leaveView } from './leave/leaveView.ts'
import { faithHoldOf } from './review/faithHoldOf.ts'
import { faithReview } from './review/faithReview.ts'

const readAt = { block: 100n, timestamp: 3n }
const fresh: Freshness = { status: 'fresh', readAt }
const context = { deployment, account: deployment.farm }

test('default: what an entry gives, costs, and costs others', () => {
  const { amount, preview, error } = enterView('1100', testVault())
  expect(error).toBeUndefined()
  expect(amount).toBe(parseEther('1100'))
  if (!preview) throw new Error('There is no preview.')
  expect(preview.shares).toBeLessThan(parseEther('1000'))
  const words = dilutionWords(testVault(), parseEther('1100'), preview)
  expect(words).toMatch(/29\.99 FAITH \(3%\) for the fee recipient/)
  expect(words).toMatch(/worth 1,099\.96 LOVE after the deposit: 0\.03\d* LOVE, or <0\.01% less/)
  expect(words).toMatch(/Other holders lose 32\.96 LOVE in total\.$/)
})

test('behavior: without a fee nobody loses anything, and the words say so', () => {
  const vault = testVault({ feePercent: 0n })
  const { preview } = enterView('1100', vault)
  if (!preview) throw new Error('There is no preview.')
  expect(dilutionWords(vault, parseEther('1100'), preview)).toMatch('dilutes no one')
  expect(entryFeeWords(vault)).toMatch('Deposits and withdrawals are free')
  expect(entryFeeWords(testVault())).toMatch('3% extra FAITH')
})

test('behavior: the first one bears the whole fee', () => {
  const vault = testVault({ shares: { raw: 0n, token: faith }, loveHeld: { raw: 0n, token: love } })
  const { preview } = enterView('100', vault)
  if (!preview) throw new Error('There is no preview.')
  const words = dilutionWords(vault, parseEther('100'), preview)
  expect(words).toMatch(/worth 97\.08 LOVE after the deposit: 2\.91 LOVE, or 2\.91% less/)
  expect(words).toMatch('Other holders lose nothing')
  const { warnings } = faithReview(vault, { kind: 'enter', amount: parseEther('100') }, context)
  expect(warnings).toEqual([expect.stringMatching(/^You lose 2\.91% of your LOVE to dilution/)])
})

test('behavior: dust and the largest amounts are told in digits', () => {
  expect(enterView('0.000000000000000001', testVault()).error).toMatch('too small to receive FAITH')
  expect(leaveView('0.000000000000000001', testVault()).paid).toBe(1n)
  const cheap = testVault({ loveHeld: { raw: 10n, token: love }, lastMintBlock: 101n })
  expect(leaveView('0.000000000000000001', cheap).error).toMatch('too small to redeem')
  const most = enterView('9'.repeat(58), testVault())
  expect(most.error).toMatch(/^Insufficient balance: you have 5,000 LOVE/)
  if (most.amount === undefined || !most.preview) throw new Error('There is no preview.')
  expect(dilutionWords(testVault(), most.amount, most.preview)).not.toMatch(/NaN|Infinity|\de[+-]?\d/)
})

test('behavior: nothing typed, nothing read and a closed vault are no errors of the field', () => {
  expect(enterView('', testVault())).toEqual({})
  expect(enterView('5', undefined)).toEqual({ amount: parseEther('5') })
  expect(enterView('5', testVault({ active: false }))).toEqual({ amount: parseEther('5') })
  expect(leaveView('5', testVault({ active: false }))).toEqual({ amount: parseEther('5') })
  expect(enterView('9000', testVault({ position: undefined })).error).toBeUndefined()
})

test.each(['-1', '1e3', '0x1', '1,000', '５', 'NaN', '0', '1.0000000000000000001'])(
  'error: %j is no amount, in either form',
  (text) => {
    expect(enterView(text, testVault()).error).toMatch(/\.$/)
    expect(leaveView(text, testVault()).error).toMatch(/\.$/)
  },
)

test('error: more than there is', () => {
  expect(enterView('5000.1', testVault()).error).toBe('Insufficient balance: you have 5,000 LOVE.')
  expect(leaveView('1000.1', testVault()).error).toBe('Insufficient balance: you have 1,000 FAITH.')
  expect(leaveView('1000', testVault())).toEqual({ amount: parseEther('1000'), paid: expect.any(BigInt) })
})

test('default: why nothing can be reviewed now, the first reason first', () => {
  const sound: FaithProblemParameters = {
    reading: { vault: testVault(), ether: parseEther('1') },
    view: { amount: 1n },
    freshness: fresh,
    held: 5n,
    nothing: 'You have no LOVE in your wallet.',
    fee: 1n,
    isPreparing: false,
  }
  const problem = (changes: Partial<FaithProblemParameters>) => faithProblem({ ...sound, ...changes })
  const closed = { ...sound.reading, vault: testVault({ active: false }) }
  expect(problem({})).toBeUndefined()
  expect(problem({ isPreparing: true })).toMatch('Loading the latest')
  expect(problem({ fee: parseEther('2') })).toMatch('Not enough ETH')
  expect(problem({ view: {} })).toBe('Enter an amount.')
  expect(problem({ view: { error: 'x' } })).toMatch('Check the amount')
  expect(problem({ held: 0n })).toBe('You have no LOVE in your wallet.')
  expect(problem({ freshness: { status: 'stale', readAt } })).toMatch('out of date')
  expect(problem({ reading: closed, freshness: { status: 'stale', readAt } })).toBe('The vault is paused.')
  expect(problem({ held: undefined })).toMatch('Loading')
})

test('default: a review names what is given and what comes at least', () => {
  const entry = faithReview(testVault(), { kind: 'enter', amount: parseEther('1100') }, context)
  expect(entry.intent.calls).toHaveLength(2)
  expect(entry.warnings).toEqual([])
  expect(entry.facts.map(({ label }) => label)).toContain('Minted for the fee recipient (3%)')
  const exit = faithReview(testVault(), { kind: 'leave', amount: parseEther('1000') }, context)
  expect(exit.intent.calls).toHaveLength(1)
  expect(exit.facts).toContainEqual({ label: 'FAITH left', value: '0 FAITH' })
})

test('behavior: a review holds while figures are old, the vault is closed, or less would come', () => {
  let renewed = 0
  const renew = () => void renewed++
  for (const kind of ['enter', 'leave'] as const) {
    const review = faithReview(testVault(), { kind, amount: parseEther('1000') }, context)
    const hold = (vault: Parameters<typeof faithHoldOf>[0]['vault'], freshness: Freshness = fresh) =>
      faithHoldOf({ review, vault, freshness, renew })
    expect(hold(testVault())).toBeUndefined()
    expect(hold(testVault({ block: 110n }))).toBeUndefined()
    expect(hold(undefined)?.words).toMatch('out of date')
    expect(hold(testVault(), { status: 'stale', readAt })?.words).toMatch('out of date')
    expect(hold(testVault({ active: false }))).toEqual({ words: expect.stringMatching('paused') })
    const factor = kind === 'enter' ? 2n : 1n
    const moved = hold(
      testVault({ loveHeld: { raw: (parseEther('550000') + 1n) * factor * factor, token: love } }),
    )
    expect(moved?.words).toMatch('FAITH price changed')
    moved?.button?.onClick()
  }
  expect(renewed).toBe(2)
})
