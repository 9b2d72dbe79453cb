import type { VaultPrice } from '@love/protocol/market/marketReplies'
import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { priceHistory } from './priceHistory.ts'

const points = (parameters: Parameters<typeof priceHistory>[0]) => {
  const { times, series } = priceHistory(parameters)
  const values = series[0]?.values ?? []
  return times.map((time, at) => [time, Number(values[at])])
}

test('default: a line from each move to the next, and a step down where the fee was minted', () => {
  const prices: VaultPrice[] = [
    [100, '1', '1'],
    [102, '1.2', '1.1'],
  ]
  expect(points({ prices, now: { time: 104, price: fraction(13n, 10n) }, from: 0 })).toEqual([
    [100, 1],
    [101, 1.1],
    [102, 1.1],
    [103, 1.2],
    [104, 1.3],
  ])
})

test('behavior: it begins where it was asked to, on the line from the last older price', () => {
  const prices: VaultPrice[] = [[0, '1', '1']]
  const shown = points({ prices, now: { time: 1_000, price: fraction(2n) }, from: 900 })
  expect(shown[0]).toEqual([900, 1.9])
  expect(shown.at(-1)).toEqual([1_000, 2])
  expect(shown).toHaveLength(101)
})

test('behavior: one price alone, a newer one than the chain says, and no price of now', () => {
  const prices: VaultPrice[] = [[50, '3', '2']]
  expect(points({ prices, now: undefined, from: 0 })).toEqual([[50, 2]])
  expect(points({ prices, now: { time: 50, price: fraction(2n) }, from: 99 })).toEqual([[50, 2]])
  const missing = { time: 60, price: unavailable('the vault is empty') }
  expect(points({ prices, now: missing, from: 0 })).toEqual([[50, 2]])
})

test('behavior: without a single entry or exit there is no history', () => {
  expect(points({ prices: [], now: { time: 60, price: fraction(1n) }, from: 0 })).toEqual([])
})

test('default: words for the readout and the axis', () => {
  const [series] = priceHistory({ prices: [[1, '1.5', '1.5']], now: undefined, from: 0 }).series
  expect([series?.format('1.5'), series?.formatShort('1.5')]).toEqual(['1.500000 LOVE', '1.500000'])
})

test('behavior: times rise, each once, and values stay between the prices, for any history', () => {
  const price = fc.integer({ min: 1, max: 10 ** 9 })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.nat(10 ** 7), price, price), { selector: ([time]) => time, maxLength: 30 }),
      fc.nat(2 * 10 ** 7),
      price,
      fc.nat(2 * 10 ** 7),
      (moves, time, newest, from) => {
        const prices = moves
          .sort(([a], [b]) => a - b)
          .map(([at, until, since]): VaultPrice => [at, String(until), String(since)])
        const shown = points({ prices, now: { time, price: fraction(BigInt(newest)) }, from })
        const all = [newest, ...moves.flatMap(([, until, since]) => [until, since])]
        expect(shown.length).toBeLessThanOrEqual(241)
        for (const [index, [at, value]] of shown.entries()) {
          if (index > 0) expect(at).toBeGreaterThan(shown[index - 1]?.[0] ?? 0)
          expect(value).toBeGreaterThanOrEqual(Math.min(...all) - 1e-6)
          expect(value).toBeLessThanOrEqual(Math.max(...all))
        }
      },
    ),
    { numRuns: runs(100, 2_000) },
  )
})
