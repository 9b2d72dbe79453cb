import { unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import type { PriceRule } from '../alertSettings.ts'
import { judgePrices, pricesKept } from './judgePrices.ts'

const above: PriceRule = { symbol: 'LOVE', direction: 'above', dollars: '0.02' }
const below: PriceRule = { symbol: 'LOVE', direction: 'below', dollars: '0.02' }

/** What is told of a price that moves so, in millionths of a dollar. */
function tellAll(rule: PriceRule, prices: readonly (number | undefined)[]): readonly boolean[] {
  let kept: unknown
  return prices.map((millionths) => {
    const price = () =>
      millionths === undefined ? unavailable('no pair') : fraction(BigInt(millionths), 1_000_000n)
    const judged = judgePrices(pricesKept(kept), { rules: [rule], price })
    // As storage gives it back.
    kept = JSON.parse(JSON.stringify(judged.kept))
    return judged.alerts.length > 0
  })
}

test('default: a price that crosses is told once, with what it is now', () => {
  const { kept } = judgePrices({}, { rules: [above], price: () => fraction(1n, 100n) })
  const { alerts } = judgePrices(kept, { rules: [above], price: () => fraction(1n, 40n) })
  expect(alerts).toEqual([
    {
      id: 'price LOVE above 0.02',
      kind: 'price',
      title: 'LOVE is above $0.02',
      text: '1 LOVE costs $0.025 now.',
      path: '/tokens/LOVE',
    },
  ])
  expect(tellAll(above, [10_000, 20_000, 30_000, 30_000])).toEqual([false, true, false, false])
  expect(tellAll(below, [30_000, 20_000, 10_000, 10_000])).toEqual([false, true, false, false])
})

test('behavior: what is beyond from the start has not crossed, until it comes back', () => {
  expect(tellAll(above, [30_000, 30_000, 10_000, 30_000])).toEqual([false, false, false, true])
})

test('behavior: a price that trembles at the figure is told once: it must go back by one percent', () => {
  expect(tellAll(above, [19_900, 20_000, 19_999, 20_001, 19_801, 20_001])).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(tellAll(above, [19_900, 20_000, 19_800, 20_000])).toEqual([false, true, false, true])
  expect(tellAll(below, [20_100, 20_000, 20_199, 20_000, 20_200, 20_000])).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
  ])
})

test('error: a missing price says nothing and forgets nothing, nor does what storage has lost', () => {
  expect(tellAll(above, [10_000, undefined, 30_000, undefined, 30_000])).toEqual([
    false,
    false,
    true,
    false,
    false,
  ])
  expect(pricesKept({ a: 'armed', b: 'nonsense', c: 7 })).toEqual({ a: 'armed' })
  expect([undefined, null, 5, 'x', []].map(pricesKept)).toEqual([{}, {}, {}, {}, {}])
})

test('behavior: whatever a price does, between two alerts it was back by one percent', () => {
  const moves = fc.array(fc.integer({ min: 19_000, max: 21_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(moves, (prices) => {
      const told = tellAll(above, prices).flatMap((isTold, index) => (isTold ? [index] : []))
      for (const [at, index] of told.entries()) {
        expect(prices[index]).toBeGreaterThanOrEqual(20_000)
        const before = prices.slice(told[at - 1] ?? 0, index)
        expect(Math.min(...before)).toBeLessThan(at === 0 ? 20_000 : 19_801)
      }
    }),
    { numRuns: runs(200, 5_000) },
  )
})
