import { type Figure, unavailable } from '@love/protocol/prices/figure'
import { fraction } from '@love/protocol/prices/fraction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { filterRows, type List, type ListChoice, type ListFilter, listPath, parseListFilter } from './list.ts'

type Row = { readonly name: string; readonly worth: Figure | undefined; readonly isMine: boolean }

const mine: ListChoice<Row> = { name: 'mine', label: 'Mine', holds: ({ isMine }) => isMine }
const cheap: ListChoice<Row> = { name: 'cheap', label: 'Cheap', holds: ({ name }) => name === 'A' }
const list: List<Row> = {
  path: '/things',
  what: 'things',
  text: ({ name }) => `Thing ${name}`,
  columns: { thing: ({ name }) => name, worth: ({ worth }) => worth },
  choices: [mine, cheap],
  nothingWords: () => 'Nothing.',
}
const rows: readonly Row[] = [
  { name: 'C', worth: fraction(1n, 3n), isMine: true },
  { name: 'N', worth: unavailable('not read'), isMine: true },
  { name: 'A', worth: fraction(1n, 4n), isMine: false },
  { name: 'U', worth: undefined, isMine: false },
  { name: 'B', worth: fraction(2n), isMine: true },
]
const nothing: ListFilter<Row> = { text: '', sort: undefined, only: [] }
const parse = (search: string) => parseListFilter(list, new URLSearchParams(search))
const names = (search: string) =>
  filterRows(list, rows, parse(search))
    .map(({ name }) => name)
    .join('')

test('default: an address without a search shows everything, in the order of the rows', () => {
  expect(parse('')).toEqual(nothing)
  expect(listPath(list, nothing)).toBe('/things')
  expect(names('')).toBe('CNAUB')
})

test('default: everything that can be set is in the address', () => {
  const path = '/things?q=b&sort=worth&dir=desc&mine=1&cheap=1'
  const sort = { column: 'worth', direction: 'descending' as const }
  expect(listPath(list, { text: 'b', sort, only: [mine, cheap] })).toBe(path)
  expect(parse(path.split('?')[1] ?? '')).toEqual({ text: 'b', sort, only: [mine, cheap] })
})

test('behavior: the search finds whatever the case, and every choice leaves fewer', () => {
  expect(names('q= tHING b ')).toBe('B')
  expect(names('q=zzz')).toBe('')
  expect(names('mine=1')).toBe('CNB')
  expect(names('mine=1&cheap=1')).toBe('')
})

test('behavior: sorting both ways, and what is not known stands last', () => {
  expect(names('sort=thing')).toBe('ABCNU')
  expect(names('sort=thing&dir=desc')).toBe('UNCBA')
  expect(names('sort=worth')).toBe('ACBNU')
  expect(names('sort=worth&dir=desc')).toBe('BCANU')
})

test('error: bad values are dropped one by one', () => {
  expect(parse('q=eth&sort=__proto__&dir=sideways&mine=yes&cheap=1&x=9')).toEqual({
    ...nothing,
    text: 'eth',
    only: [cheap],
  })
  expect(parse('sort=worth&dir=%00').sort).toEqual({ column: 'worth', direction: 'ascending' })
  expect(parse(`q=${'a'.repeat(100_000)}`).text).toHaveLength(40)
  expect(parse('q=a%00%E2%80%AEb').text).toBe('ab')
})

test('behavior: a filter survives the way through the address, and any address gives a filter', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...Object.keys(list.columns), '__proto__', 'toString', ''),
      fc.constantFrom('asc', 'desc', 'up'),
      fc.oneof(fc.constant('1'), fc.string({ maxLength: 2 })),
      (q, sort, dir, flag) => {
        const filter = parseListFilter(list, new URLSearchParams({ q, sort, dir, mine: flag, cheap: '1' }))
        const [, again = ''] = listPath(list, filter).split('?')
        expect(parse(again)).toEqual(filter)
        expect(filterRows(list, rows, filter).length).toBeLessThanOrEqual(rows.length)
      },
    ),
    { numRuns: runs(100, 2_000) },
  )
})
