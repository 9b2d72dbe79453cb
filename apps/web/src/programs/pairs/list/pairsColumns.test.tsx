import type { PairState } from '@love/protocol/actions/readPair'
import { pairs } from '@love/protocol/pairs/pairs'
import { isAvailable } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { testPairReadings } from '../../../../test/testPairReadings.ts'
import { chartRows } from '../../../chain/charts/chartRows.ts'
import { scalePoints } from '../../../chain/charts/chartScale.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { filterRows } from '../../../lists/list.ts'
import { candleData } from '../pair/candleData.ts'
import { pairRows } from '../pairRows.ts'
import { totalOfColumn } from '../totalOfColumn.ts'
import { pairsColumns } from './pairsColumns.tsx'
import { pairsList } from './pairsList.ts'

const nonsense = /NaN|Infinity|undefined|∞|\de[+-]?\d|\[object/
const largest = 2n ** 112n - 1n

const reserve = fc.oneof(fc.constantFrom(0n, 1n, largest), fc.bigInt({ min: 0n, max: largest }))
const decimals = fc.oneof(fc.constantFrom(0, 77), fc.integer({ min: 0, max: 77 }))
const supply = fc.oneof(fc.constantFrom(0n, 1n), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
const decimal = fc.oneof(
  fc.constantFrom('0', '-0.0000', '1', `${'9'.repeat(60)}.${'9'.repeat(50)}`, `0.${'0'.repeat(70)}1`),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => value.toFixed(6)),
)

/** Any pools at all: empty, one-sided, of one smallest part, missing, with any decimals. */
const states = fc.tuple(
  ...pairs.map((definition) =>
    fc
      .record({ base: reserve, other: reserve, decimals, baseDecimals: decimals, exists: fc.boolean() })
      .map(({ base, other, decimals: otherDecimals, baseDecimals, exists }): PairState => {
        const tokens = {
          base: { ...definition.base, decimals: baseDecimals },
          other: { ...definition.other, decimals: otherDecimals },
        }
        return {
          definition: { ...definition, ...tokens },
          address: '0x0000000000000000000000000000000000000001',
          reserves: exists
            ? { base: { raw: base, token: tokens.base }, other: { raw: other, token: tokens.other } }
            : undefined,
        }
      }),
  ),
)

const hostile = fc.record({
  states,
  total: supply,
  staked: supply,
  held: supply,
  weight: fc.bigInt({ min: 0n, max: 2n ** 64n }),
  weights: fc.bigInt({ min: 0n, max: 2n ** 64n }),
  volume: fc.option(decimal),
  change: fc.option(decimal),
  currency: fc.constantFrom('USD' as const, 'ETH' as const, 'LOVE' as const),
  column: fc.constantFrom(...Object.keys(pairsList.columns)),
})

test('behavior: whatever the pools hold, no cell of the table shows nonsense #exact-amounts', () => {
  fc.assert(
    fc.property(hostile, (given) => {
      const usual = testPairReadings()
      if (!usual.pools) throw new Error('The readings have pools.')
      const { farm } = usual.pools
      const readings = testPairReadings(
        {
          price: usdPrices(given.states),
          positions: { held: Object.fromEntries(pairs.map(({ name }) => [name, given.held])), staked: [1n] },
          pools: {
            farm: {
              ...farm,
              totalAllocPoint: given.weights,
              pools: farm.pools.map((pool, index) => ({
                ...pool,
                allocPoint: given.weight,
                lpToken: given.states[index]?.address ?? pool.lpToken,
              })),
            },
            supplies: Object.fromEntries(
              pairs.map(({ name }) => [name, { total: given.total, staked: given.staked }]),
            ),
          },
          market: pairs.map(({ name }) => ({
            name,
            price: null,
            change24h: given.change,
            volumeUsd24h: given.volume,
            feesUsd24h: given.volume,
            liquidityUsd: null,
            swaps24h: 0,
          })),
        },
        given.states,
      )
      const sort = { column: given.column, direction: 'descending' as const }
      const rows = filterRows(pairsList, pairRows(readings), { text: '', sort, only: [] })
      const money = createMoney(given.currency, readings.price)
      const cells = pairsColumns({ money, isConnected: true }).filter(({ id }) => id !== 'pair')
      for (const row of rows)
        for (const { cell } of cells) expect(renderToStaticMarkup(cell(row))).not.toMatch(nonsense)
      const total = money.convert(totalOfColumn(rows.map(({ figures }) => figures.liquidity)))
      if (isAvailable(total)) expect(money.format(total)).not.toMatch(nonsense)
    }),
    { numRuns: runs(60, 2_000) },
  )
})

test('behavior: whatever the candles hold, no value of the chart is nonsense', () => {
  const candle = fc.tuple(
    fc.integer({ min: 0, max: 4e9 }),
    decimal,
    decimal,
    decimal,
    decimal,
    decimal,
    decimal,
  )
  fc.assert(
    fc.property(fc.array(candle, { maxLength: 40 }), fc.constantFrom(...pairs), (candles, pair) => {
      for (const side of ['base', 'other'] as const) {
        const data = candleData(candles, pair, side)
        for (const row of chartRows(data))
          for (const text of [row.time, ...Object.values(row.values)]) expect(text).not.toMatch(nonsense)
        for (const { values } of data.series)
          for (const point of scalePoints(values).points)
            if (point !== undefined) expect(Math.abs(point)).toBeLessThan(10.01)
      }
    }),
    { numRuns: runs(100, 2_000) },
  )
})
