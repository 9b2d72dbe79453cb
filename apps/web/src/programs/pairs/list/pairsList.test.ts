import { pairs } from '@love/protocol/pairs/pairs'
import { fraction } from '@love/protocol/prices/fraction'
import { expect, test } from 'vitest'
import { testPairReadings } from '../../../../test/testPairReadings.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { filterRows, listPath, parseListFilter } from '../../../lists/list.ts'
import { pairRows } from '../pairRows.ts'
import { pairsColumns } from './pairsColumns.tsx'
import { pairsList } from './pairsList.ts'

const all = pairRows(testPairReadings({ positions: { held: { 'LOVE-WBTC': 5n }, staked: [7n] } }))

const parse = (search: string) => parseListFilter(pairsList, new URLSearchParams(search))

function names(search: string, rows = all) {
  return filterRows(pairsList, rows, parse(search)).map(({ pair }) => pair.name)
}

test('default: all pairs in the order of their list', () => {
  expect(names('')).toEqual(pairs.map(({ name }) => name))
})

test('behavior: search by symbol and by name, whatever the case', () => {
  expect(names('q=war3')).toEqual(['WAR3-ETH'])
  expect(names('q= tETHER ')).toEqual(['LOVE-USDT'])
  expect(names('q=zzz')).toEqual([])
})

test('behavior: only mine: held or staked; only with a pool', () => {
  expect(names('mine=1')).toEqual(['LOVE-ETH', 'LOVE-WBTC'])
  expect(names('farm=1')).toHaveLength(pairs.length)
  const { pools } = testPairReadings()
  if (!pools) throw new Error('The readings have pools.')
  const one = pairRows(
    testPairReadings({ pools: { ...pools, farm: { ...pools.farm, pools: pools.farm.pools.slice(4, 5) } } }),
  )
  expect(names('farm=1', one)).toEqual(['WAR3-ETH'])
})

test('behavior: sorting both ways, and what is not known stands last', () => {
  expect(names('sort=volume&dir=desc')).toEqual(names('').toReversed())
  expect(names('sort=volume')[0]).toBe('LOVE-ETH')
  expect(names('sort=pair')).toEqual([...names('')].sort())
  const market = testPairReadings().market?.filter(({ name }) => name !== 'LOVE-ETH')
  const withGap = pairRows(testPairReadings({ market }))
  expect(names('sort=volume', withGap).at(-1)).toBe('LOVE-ETH')
  expect(names('sort=volume&dir=desc', withGap).at(-1)).toBe('LOVE-ETH')
  expect(names('sort=position&dir=desc')[0]).toBe('LOVE-ETH')
})

test('default: everything that can be set is in the address', () => {
  const path = '/pairs?q=usdt&sort=volume&dir=desc&mine=1&farm=1'
  expect(listPath(pairsList, parse(path.split('?')[1] ?? ''))).toBe(path)
})

test('behavior: the list knows how to sort by every column that offers it', () => {
  const columns = pairsColumns({ money: createMoney('USD', () => fraction(1n)), isConnected: true })
  const sortable = columns.filter((column) => column.sortable).map(({ id }) => id)
  expect(sortable).toEqual(Object.keys(pairsList.columns))
})
