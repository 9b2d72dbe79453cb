import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import type { MarketCandles } from '../../store/migrations/market.ts'
import { addSwap, candleOfSync, joinCandles } from './candle.ts'

type Held = readonly [other: bigint, base: bigint]

const candle = ([other, base]: Held) =>
  candleOfSync(
    { pair: 'LOVE-ETH', timestamp: 1_000, reserve_token: `${other}`, reserve_base: `${base}` },
    300,
  )
const joined = (list: readonly Held[]) => list.map(candle).reduce(joinCandles)
const high = ({ high_token, high_base }: MarketCandles) => [BigInt(high_token), BigInt(high_base)]
const low = ({ low_token, low_base }: MarketCandles) => [BigInt(low_token), BigInt(low_base)]

test('default: first, dearest, cheapest and last', () => {
  expect(
    joined([
      [2n, 1n],
      [9n, 3n],
      [1n, 4n],
      [5n, 2n],
    ]),
  ).toMatchObject({
    start: 900,
    open_token: '2',
    open_base: '1',
    high_token: '9',
    high_base: '3',
    low_token: '1',
    low_base: '4',
    close_token: '5',
    close_base: '2',
  })
})

test('behavior: an empty side has no price, and is shown only where it opens or closes', () => {
  const rows: Held[] = [
    [0n, 0n],
    [7n, 0n],
    [2n, 1n],
    [0n, 5n],
    [1n, 1n],
    [0n, 0n],
  ]
  const all = joined(rows)
  expect(high(all)).toEqual([2n, 1n])
  expect(low(all)).toEqual([1n, 1n])
  expect(all).toMatchObject({ open_token: '0', open_base: '0', close_token: '0', close_base: '0' })
  expect(
    high(
      joined([
        [0n, 0n],
        [7n, 0n],
      ]),
    ),
  ).toEqual([0n, 0n])
})

test('behavior: a swap adds what went in and out', () => {
  const swap = { token_in: '3', token_out: '1', base_in: '0', base_out: '8' }
  const traded = addSwap(addSwap(candle([1n, 1n]), swap), swap)
  expect(traded).toMatchObject({ volume_token: '8', volume_base: '16', swaps: 2 })
})

const held = fc.tuple(
  fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }),
  fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }),
)
const few = fc.tuple(fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min: 0n, max: 3n }))

test('behavior: candles of candles are the candles of the events, however they are grouped', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof(held, few), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
      (groups) => {
        const whole = joined(groups.flat())
        expect(groups.map(joined).reduce(joinCandles)).toEqual(whole)
        for (const [other, base] of groups.flat()) {
          if (other === 0n || base === 0n) continue
          const [[highOther = 0n, highBase = 0n], [lowOther = 0n, lowBase = 0n]] = [high(whole), low(whole)]
          expect(highOther * base >= other * highBase).toBe(true)
          expect(lowOther * base <= other * lowBase).toBe(true)
        }
      },
    ),
    { numRuns: runs(300, 10_000) },
  )
})
