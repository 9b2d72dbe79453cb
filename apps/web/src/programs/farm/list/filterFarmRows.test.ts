import { pairs } from '@love/protocol/pairs/pairs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import { testFarm, testFarmPool, testFarmReadings } from '../../../../test/testFarmReadings.ts'
import { poolRows } from '../poolRows.ts'
import { farmPath, farmSortColumns, parseFarmFilter } from './farmFilter.ts'
import { filterFarmRows } from './filterFarmRows.ts'

const none = { amount: 0n, rewardDebt: 0n, pending: 0n, held: 0n, allowance: 0n }
const farm = testFarm({
  pools: pairs.map((_, pid) =>
    testFarmPool(pid, {
      allocPoint: pid === 3 ? 0n : BigInt(pid),
      depositFeeBasisPoints: BigInt(40 * pid),
      stake: { ...none, amount: pid < 2 ? 5n : 0n, held: pid === 4 ? 1n : 0n },
    }),
  ),
})
const all = poolRows(testFarmReadings({ farm }))

function names(search: string) {
  return filterFarmRows(all, parseFarmFilter(new URLSearchParams(search))).map(({ name }) => name)
}

test('default: all pools in the order of the farm', () => {
  expect(names('')).toEqual(pairs.map(({ name }) => name))
})

test('behavior: search, staked only, LP in the wallet, ended', () => {
  expect(names('q=war3')).toEqual(['WAR3-ETH'])
  expect(names('q= tETHER ')).toEqual(['LOVE-USDT'])
  expect(names('mine=1')).toEqual(['LOVE-ETH', 'LOVE-USDT'])
  expect(names('lp=1')).toEqual(['WAR3-ETH'])
  expect(names('ended=1')).toEqual(['LOVE-ETH', 'LOVE-PEPE'])
  expect(names('mine=1&ended=1')).toEqual(['LOVE-ETH'])
})

test('behavior: sorting both ways by any column', () => {
  expect(names('sort=fee&dir=desc')).toEqual(names('').toReversed())
  expect(names('sort=weight&dir=desc')[0]).toBe(names('').at(-1))
  expect(names('sort=pool')).toEqual([...names('')].sort())
  for (const column of farmSortColumns) expect(names(`sort=${column}`)).toHaveLength(pairs.length)
})

test('behavior: a filter survives the way through the address, and any address gives a filter', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...farmSortColumns, '__proto__', ''),
      fc.constantFrom('asc', 'desc', 'up'),
      fc.string({ maxLength: 2 }),
      (text, sort, direction, flag) => {
        const search = new URLSearchParams({
          q: text,
          sort,
          dir: direction,
          mine: flag,
          lp: '1',
          ended: flag,
        })
        const filter = parseFarmFilter(search)
        const [, again = ''] = farmPath(filter).split('?')
        expect(parseFarmFilter(new URLSearchParams(again))).toEqual(filter)
      },
    ),
    { numRuns: runs(100, 2_000) },
  )
})
