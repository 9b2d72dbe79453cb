import { pairs } from '@love/protocol/pairs/pairs'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testFarm, testFarmPool, testFarmReadings } from '../../../../test/testFarmReadings.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { filterRows, listPath, parseListFilter } from '../../../lists/list.ts'
import { poolRows } from '../poolRows.ts'
import { farmColumns } from './farmColumns.tsx'
import { farmList } from './farmList.ts'

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

const parse = (search: string) => parseListFilter(farmList, new URLSearchParams(search))

function names(search: string) {
  return filterRows(farmList, all, parse(search)).map(({ name }) => name)
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
  for (const column of Object.keys(farmList.columns))
    expect(names(`sort=${column}`)).toHaveLength(pairs.length)
})

test('default: everything that can be set is in the address', () => {
  const path = '/farm?q=usdt&sort=earned&dir=desc&mine=1&lp=1&ended=1'
  expect(listPath(farmList, parse(path.split('?')[1] ?? ''))).toBe(path)
})

test('behavior: the list knows how to sort by every column that offers it', () => {
  const columns = farmColumns({ money: createMoney('USD', () => fraction(1n)), isConnected: true })
  const sortable = columns.filter((column) => column.sortable).map(({ id }) => id)
  expect(sortable).toEqual(Object.keys(farmList.columns))
})

test('behavior: nothing found has words of its own for a single choice', () => {
  expect(farmList.nothingWords(parse('mine=1'))).toBe('You have no stakes yet.')
  expect(farmList.nothingWords(parse('lp=1'))).toMatch(/no LP tokens/)
  expect(farmList.nothingWords(parse('ended=1'))).toBe('No ended pools.')
  for (const search of ['q=zzz', 'mine=1&lp=1', 'q=eth&mine=1'])
    expect(farmList.nothingWords(parse(search))).toBe('No pools found.')
})
