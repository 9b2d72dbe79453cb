import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PairsFilter, pairsPath, pairsSortColumns, parsePairsFilter } from './pairsFilter.ts'

const parse = (search: string) => parsePairsFilter(new URLSearchParams(search))
const nothing: PairsFilter = { text: '', sort: undefined, mine: false, farm: false }

test('default: an address without a search shows everything', () => {
  expect(parse('')).toEqual(nothing)
  expect(pairsPath(nothing)).toBe('/pairs')
})

test('default: everything that can be set is in the address', () => {
  const path = '/pairs?q=usdt&sort=volume&dir=desc&mine=1&farm=1'
  const filter: PairsFilter = {
    text: 'usdt',
    sort: { column: 'volume', direction: 'descending' },
    mine: true,
    farm: true,
  }
  expect(pairsPath(filter)).toBe(path)
  expect(parse(path.split('?')[1] ?? '')).toEqual(filter)
})

test('error: bad values are dropped one by one', () => {
  expect(parse('q=eth&sort=__proto__&dir=sideways&mine=yes&farm=1&x=9')).toEqual({
    ...nothing,
    text: 'eth',
    farm: true,
  })
  expect(parse('sort=apr&dir=%00').sort).toEqual({ column: 'apr', direction: 'ascending' })
  expect(parse(`q=${'a'.repeat(100_000)}`).text).toHaveLength(40)
  expect(parse('q=a%00%E2%80%AEb').text).toBe('ab')
})

test('behavior: what was set is read back', () => {
  fc.assert(
    fc.property(
      fc.record({
        text: fc.stringMatching(/^[\w -]{0,20}$/),
        sort: fc.option(
          fc.record({
            column: fc.constantFrom(...pairsSortColumns),
            direction: fc.constantFrom('ascending' as const, 'descending' as const),
          }),
          { nil: undefined },
        ),
        mine: fc.boolean(),
        farm: fc.boolean(),
      }),
      (filter) => {
        expect(parse(pairsPath(filter).split('?')[1] ?? '')).toEqual(filter)
      },
    ),
  )
})
