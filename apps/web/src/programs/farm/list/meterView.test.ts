import { expect, test } from 'vitest'
import { testFarm, testFarmPool } from '../../../../test/testFarmReadings.ts'
import { meterView } from './meterView.ts'

test('default: a farm that may mint pays all that it owes', () => {
  const view = meterView(testFarm({ block: 1_010n }))
  expect(view).toMatchObject({ isShort: false, paidPart: 1, payText: 'all that it owes' })
  expect(view.owedText).toBe('1,010 LOVE')
  expect(view.mintText).toBe('10 LOVE')
})

test('behavior: a farm that may not mint any more pays 0 and says what it is short of', () => {
  const view = meterView(testFarm({ block: 2_000n, mayMint: false }))
  expect(view.perDay.numerator).toBe(0n)
  expect(view).toMatchObject({ isShort: true, paidPart: 0.5, payText: 'only 1,000 LOVE' })
  expect(view.words).toBe(
    '0 LOVE are paid at the moment: the farm may not mint LOVE any more. It owes 1,000 LOVE more than it can pay.',
  )
})

test('behavior: no weights, no emission, no stakes: 0, with the reason', () => {
  const words = (changes: Parameters<typeof testFarm>[0]) => meterView(testFarm(changes)).words
  expect(words({ totalAllocPoint: 0n })).toContain('the farm has no weights')
  expect(words({ lovePerBlock: 0n })).toContain('the farm pays no LOVE at the moment')
  expect(words({ pools: [testFarmPool(0, { staked: 0n })] })).toContain('nothing is staked')
  expect(words({ startBlock: 5_000n })).toContain('rewards begin at block 5000')
  expect(words({ mayMint: undefined })).toContain('does not tell')
})

test('behavior: a drained farm that owes nothing is not short', () => {
  expect(meterView(testFarm({ loveHeld: 0n }))).toMatchObject({ isShort: false, paidPart: 1 })
})
