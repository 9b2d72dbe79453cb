import { noWorth } from '@love/protocol/history/positions/worth'
import { faith } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { testPortfolio } from '../../../../test/testPortfolio.ts'
import { pictureWords, shownPicture } from '../../../printScreen/shownPicture.ts'
import { positionPicture } from './positionPicture.ts'
import type { PositionView } from './positionViews.ts'

const dollars = (cents: bigint) => ({ ...noWorth, usd: cents * 10n ** 34n })

const view: PositionView = {
  ...{
    asset: faith,
    name: 'FAITH',
    shares: 77n,
    known: 77n,
    staked: 0n,
    kept: [],
    pair: undefined,
    cameIn: 0n,
    wentOut: 0n,
  },
  ...{ cost: dollars(56_700n), paid: dollars(56_700n), received: noWorth, gained: noWorth },
  ...{ growthTaken: noWorth, fees: { shares: 0n, worth: noWorth }, networkFees: noWorth },
  harvested: { raw: 0n, worth: noWorth },
  waiting: { raw: 0n, worth: noWorth },
  now: undefined,
  value: dollars(50_000n),
  profit: dollars(-6_700n),
  inYear: 3n * 10n ** 17n,
  ofPaid: -(12n * 10n ** 16n),
  contradicts: false,
}

function wordsOf(changes: Partial<PositionView>, hidesAmounts: boolean): string {
  const spec = positionPicture({
    view: { ...view, ...changes },
    currency: 'USD',
    portfolio: testPortfolio(),
    isOld: false,
  })
  return pictureWords(shownPicture(spec, { hidesAmounts, hidesAddress: true }, 'love.example'))
}

test('default: profit, return and what they are made of', () => {
  expect(wordsOf({}, false)).toBe(
    'FAITH - Profit and loss. Profit: −$67.00. Return: −12%. Annualized: +30%. Cost: $567.00. Worth now: $500.00. Earned by the vault: n/a. Against holding: n/a. Nov 14, 2023, 10:13 PM UTC, block 100. love.example.',
  )
})

test('behavior: without amounts the return is the headline', () => {
  expect(wordsOf({}, true)).toBe(
    'FAITH - Profit and loss. Profit: −12%. Annualized: +30%. Nov 14, 2023, 10:13 PM UTC, block 100. love.example.',
  )
  expect(wordsOf({ profit: undefined, ofPaid: undefined, inYear: undefined }, true)).toContain(
    'Profit: n/a. Annualized: n/a.',
  )
})

test('error: a history that the chain contradicts is no proof of anything', () => {
  expect(wordsOf({ contradicts: true }, true)).toContain('Not verified: differs from chain.')
})
