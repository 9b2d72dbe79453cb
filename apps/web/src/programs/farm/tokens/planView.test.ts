import { loveEth } from '@love/protocol/pairs/pairs'
import { eth, love, usdt } from '@love/protocol/tokens/tokens'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { states } from '../../../../test/testFarmReadings.ts'
import { costlierSwap } from './costlierSwap.ts'
import { addedTexts, leftTexts, swapTexts } from './planTexts.ts'
import { type PlanViewParameters, planView } from './planView.ts'
import { ratioWords } from './ratioWords.ts'

const reserves = { base: parseEther('1000000'), other: parseEther('10000') }
const given: PlanViewParameters = {
  text: '1',
  token: eth,
  pair: loveEth,
  pool: { reserves, balances: reserves, supply: parseEther('100000'), lastProduct: 0n, sharesFees: false },
  states,
  slippageBasisPoints: 50,
  fees: {},
  balance: parseEther('10'),
  fee: parseEther('0.01'),
}

function planOf(changes: Partial<PlanViewParameters>) {
  const { plan, error } = planView({ ...given, ...changes })
  if (!plan) throw new Error(error ?? 'There is no plan.')
  return plan
}

test('default: half is swapped, both are added, and what is left is said', () => {
  const plan = planOf({})
  expect(swapTexts(plan)).toEqual([expect.stringMatching(/^0\.5\d+ ETH for about 49\.\d+ LOVE$/)])
  expect(addedTexts(plan)).toEqual([expect.stringMatching(/LOVE$/), expect.stringMatching(/ETH$/)])
  expect(leftTexts(plan.left).join(' ')).toMatch(/^about /)
  expect(leftTexts([])).toEqual(['nothing'])
})

test('behavior: a token beside the pair is swapped in first', () => {
  const plan = planOf({ token: usdt, text: '5', balance: 5_000_000n })
  expect(swapTexts(plan)).toHaveLength(2)
  const { loss } = costlierSwap(plan)
  for (const one of [plan.entry, plan.swap])
    expect(loss.numerator * (one?.loss.denominator ?? 1n)).toBeGreaterThanOrEqual(
      (one?.loss.numerator ?? 0n) * loss.denominator,
    )
})

test('behavior: dust, all, too much and nonsense get words', () => {
  expect(planView({ ...given, text: '' })).toEqual({})
  expect(planView({ ...given, text: '0' }).error).toContain('zero')
  expect(planView({ ...given, text: '0.000000000000000001' }).error).toBeTruthy()
  expect(planView({ ...given, text: '10.5' }).error).toBe('Insufficient balance: you have 10 ETH.')
  expect(planView({ ...given, text: '10' }).error).toBe('Keep about 0.01 ETH for the network fee.')
  expect(planView({ ...given, text: '1e5' }).error).toContain('is not an amount')
  expect(planView({ ...given, text: '9'.repeat(60) }).error).toBeTruthy()
  expect(planView({ ...given, pool: undefined })).toEqual({ amount: parseEther('1') })
  expect(planView({ ...given, token: love, fees: { LOVE: 100n } }).error).toContain('fee on transfer')
})

test('behavior: balances that do not fit the pool are explained', () => {
  const words = ratioWords(loveEth, { base: parseEther('1000'), other: parseEther('1') }, reserves)
  expect(words).toContain('only 100 LOVE and 1 ETH would fit')
  expect(ratioWords(loveEth, { base: parseEther('100'), other: parseEther('1') }, reserves)).toBeUndefined()
  expect(ratioWords(loveEth, { base: 0n, other: 1n }, reserves)).toBeUndefined()
  expect(ratioWords(loveEth, undefined, reserves)).toBeUndefined()
})
