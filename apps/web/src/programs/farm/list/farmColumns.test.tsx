import type { PairState } from '@love/protocol/actions/readPair'
import type { FarmPool } from '@love/protocol/farm/farm'
import { isAvailable } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import {
  testFarm,
  testFarmPool,
  testFarmReadings,
  states as usualStates,
} from '../../../../test/testFarmReadings.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { filterRows } from '../../../lists/list.ts'
import { CalculatorFacts } from '../calculator/CalculatorFacts.tsx'
import { calculation } from '../calculator/calculation.ts'
import { farmTotals } from '../farmTotals.ts'
import { farmPoolWords } from '../pool/farmPoolWords.ts'
import { poolRows } from '../poolRows.ts'
import { RealAprFacts } from '../stake/RealAprFacts.tsx'
import { farmColumns } from './farmColumns.tsx'
import { farmList } from './farmList.ts'
import { RewardMeterBox } from './RewardMeterBox.tsx'

const nonsense = /NaN|Infinity|undefined|∞|\de[+-]?\d|\[object/
const uint = fc.oneof(fc.constantFrom(0n, 1n, 2n ** 256n - 1n), fc.bigInt({ min: 0n, max: 2n ** 200n }))
const reserve = fc.oneof(
  fc.constantFrom(0n, 1n, 2n ** 112n - 1n),
  fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }),
)

const pool = fc
  .record({
    pid: fc.integer({ min: 0, max: 12 }),
    allocPoint: uint,
    lastRewardBlock: uint,
    accLovePerShare: uint,
    depositFeeBasisPoints: fc.constantFrom(0n, 1n, 400n),
    staked: uint,
    supply: uint,
    stake: fc.option(
      fc.record({ amount: uint, rewardDebt: uint, pending: uint, held: uint, allowance: uint }),
      { nil: undefined },
    ),
  })
  .map(({ pid, ...changes }): FarmPool => testFarmPool(pid, changes))

const farm = fc
  .record({
    block: uint,
    lovePerBlock: uint,
    totalAllocPoint: uint,
    startBlock: uint,
    loveHeld: uint,
    mayMint: fc.constantFrom(true, false, undefined),
    pools: fc.uniqueArray(pool, { selector: ({ pid }) => pid, maxLength: 4 }),
  })
  .map(testFarm)

/** Any pools at all: empty, one-sided, of one smallest part, missing. */
const states = fc.tuple(
  ...usualStates.map((state) =>
    fc.record({ base: reserve, other: reserve, exists: fc.boolean() }).map(
      ({ base, other, exists }): PairState => ({
        ...state,
        reserves: exists
          ? {
              base: { raw: base, token: state.definition.base },
              other: { raw: other, token: state.definition.other },
            }
          : undefined,
      }),
    ),
  ),
)

const hostile = fc.record({
  farm,
  states: fc.oneof(fc.constant(usualStates), states),
  later: fc.bigInt({ min: 0n, max: 10n ** 9n }),
  deposit: fc.option(uint, { nil: undefined }),
  hasMarket: fc.boolean(),
  currency: fc.constantFrom('USD' as const, 'ETH' as const, 'LOVE' as const),
  column: fc.constantFrom(...Object.keys(farmList.columns)),
})

test('behavior: whatever the farm says, nothing that is shown is nonsense', () => {
  fc.assert(
    fc.property(hostile, ({ farm, states, later, deposit, hasMarket, currency, column }) => {
      const readings = testFarmReadings({
        farm,
        block: farm.block + later,
        states,
        price: usdPrices(states),
        ...(hasMarket ? {} : { market: undefined, marketFailure: 'no history' }),
      })
      const money = createMoney(currency, readings.price)
      const sort = { column, direction: 'descending' as const }
      const rows = filterRows(farmList, poolRows(readings), { text: '', sort, only: [] })
      const cells = farmColumns({ money, isConnected: true }).filter(({ id }) => id !== 'pool')
      for (const row of rows) {
        for (const { cell } of cells) expect(renderToStaticMarkup(cell(row))).not.toMatch(nonsense)
        const facts = <RealAprFacts row={row} readings={readings} money={money} deposit={deposit} />
        expect(renderToStaticMarkup(facts)).not.toMatch(nonsense)
        expect(farmPoolWords(row, farm).join(' ')).not.toMatch(nonsense)
      }
      expect(renderToStaticMarkup(<RewardMeterBox readings={readings} money={money} />)).not.toMatch(nonsense)
      const { staked } = farmTotals(rows)
      if (isAvailable(staked)) expect(money.format(staked)).not.toMatch(nonsense)
    }),
    { numRuns: runs(60, 2_000) },
  )
})

const typed = fc.constantFrom('', '0', '1000', '0.000000000001', '999999999999999', '1e5', '-1', 'NaN')

test('behavior: whatever is typed into the calculator, it shows figures or reasons', () => {
  fc.assert(
    fc.property(
      farm,
      states,
      fc.array(typed, { minLength: 5, maxLength: 5 }),
      fc.constantFrom(0n, 12n, 365n),
      (farm, states, [deposit = '', days = '', love = '', base = '', other = ''], timesPerYear) => {
        const rows = poolRows(testFarmReadings({ farm, states, price: usdPrices(states) }))
        for (const { pool, figures, pair } of rows) {
          if (!pool || !pair) continue
          const state = states.find(({ definition }) => definition.name === pair.name)
          const result = calculation({
            farm,
            pool,
            state,
            liquidity: figures.liquidity,
            deposit,
            days,
            timesPerYear,
            prices: { love, base, other },
          })
          const shown = <CalculatorFacts pair={pair} calculator={{ result, days }} />
          expect(renderToStaticMarkup(shown)).not.toMatch(nonsense)
        }
      },
    ),
    { numRuns: runs(40, 1_000) },
  )
})

test('default: without a wallet there are no columns of one’s own', () => {
  const money = createMoney('USD', usdPrices(usualStates))
  const ids = (isConnected: boolean) => farmColumns({ money, isConnected }).map(({ id }) => id)
  expect(ids(false)).toEqual(['pool', 'staked', 'apr', 'weight', 'fee'])
  expect(ids(true)).toEqual([...ids(false), 'stake', 'earned'])
})
