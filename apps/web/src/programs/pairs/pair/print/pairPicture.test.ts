import { loveUsdt } from '@love/protocol/pairs/pairs'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testPairReadings } from '../../../../../test/testPairReadings.ts'
import type { Freshness } from '../../../../chain/freshness/freshnessOf.ts'
import { createMoney } from '../../../../chain/prices/createMoney.ts'
import { hasAmounts } from '../../../../printScreen/pictureSpec.ts'
import { pictureWords, shownPicture } from '../../../../printScreen/shownPicture.ts'
import { pairFigures } from '../../pairFigures.ts'
import { pairPicture } from './pairPicture.ts'

const readAt = { block: 100n, timestamp: 1_700_000_000n }

function take(changes: Parameters<typeof testPairReadings>[0], freshness: Freshness) {
  const row = { pair: loveUsdt, figures: pairFigures(loveUsdt.name, testPairReadings(changes)) }
  return pairPicture({ row, money: createMoney('USD', () => fraction(1n)), freshness, chart: undefined })
}

function wordsOf(spec: ReturnType<typeof take>): string {
  if (!spec) return 'nothing'
  return pictureWords(shownPicture(spec, { hidesAmounts: true, hidesAddress: true }, 'love.example'))
}

test('default: the figures of the page, all of them public', () => {
  const spec = take({}, { status: 'fresh', readAt })
  expect(spec && hasAmounts(spec)).toBe(false)
  expect(wordsOf(spec)).toBe(
    'LOVE-USDT - Pairs. Price: 1 LOVE = 0.01 USDT, -1.23% (24h). 1 USDT: 100 LOVE. USDT reserve: 10,000 USDT. LOVE reserve: 1,000,000 LOVE. Liquidity: $20,000. 24h volume: $2,000. 24h fees: $3.00. Total APR: 36.86%. Nov 14, 2023, 10:13 PM UTC, block 100. love.example.',
  )
})

test('behavior: what is unknown reads n/a, and old prices say so', () => {
  const unknown = { market: undefined, marketFailure: 'the server is away' }
  const text = wordsOf(take(unknown, { status: 'interrupted', readAt, reason: 'Away.' }))
  expect(text).toContain('n/a (24h). ')
  expect(text).toContain('24h volume: n/a. 24h fees: n/a.')
  expect(text).toContain('data from block 100, old.')
})

test('error: before the chain has said anything there is no picture', () => {
  expect(take({}, { status: 'loading', isSlow: false })).toBeUndefined()
})
