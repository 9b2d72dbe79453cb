import { expect, test } from 'vitest'
import { testFarm, testFarmPool } from '../../../../test/testFarmReadings.ts'
import { meterView } from './meterView.ts'

test('default: a farm that may mint pays all that it owes', () => {
  const view = meterView(testFarm({ block: 1_010n }))
  expect(view).toMatchObject({ isShort: false, paidPart: 1, payText: 'in full' })
  expect(view.owedText).toBe('1,010 LOVE')
  expect(view.mintText).toBe('10 LOVE')
})

test('behavior: a farm that may not mint any more pays 0 and says what it is short of', () => {
  const view = meterView(testFarm({ block: 2_000n, mayMint: false }))
  expect(view.perDay.numerator).toBe(0n)
  expect(view).toMatchObject({ isShort: true, paidPart: 0.5, payText: 'only 1,000 LOVE' })
  expect(view.words).toBe(
    'No emissions: the farm can no longer mint LOVE. Pending rewards exceed the LOVE available by 1,000 LOVE.',
  )
})

test('behavior: no weights, no emission, no stakes: 0, with the reason', () => {
  const words = (changes: Parameters<typeof testFarm>[0]) => meterView(testFarm(changes)).words
  expect(words({ totalAllocPoint: 0n })).toContain('no pool has an allocation')
  expect(words({ lovePerBlock: 0n })).toContain('LOVE emissions are paused')
  expect(words({ pools: [testFarmPool(0, { staked: 0n })] })).toContain('nothing is staked')
  expect(words({ startBlock: 5_000n })).toContain('rewards start at block 5,000')
  expect(words({ mayMint: undefined })).toContain('does not report')
})

test('behavior: a drained farm that owes nothing is not short', () => {
  expect(meterView(testFarm({ loveHeld: 0n }))).toMatchObject({ isShort: false, paidPart: 1 })
})
