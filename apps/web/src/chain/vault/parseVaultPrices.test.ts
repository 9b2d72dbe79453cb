import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranges } from '../market/ranges.ts'
import { parseVaultPrices } from './parseVaultPrices.ts'
import { rangeStart } from './vaultPricesOf.ts'

const head = { block: '812', timestamp: 1_800_000_000 }

test('default: the answer of the server is read as it is', () => {
  const reply = { ...head, prices: [[1_799_999_000, '1.1', '1.09']] }
  expect(parseVaultPrices(reply)).toEqual(reply)
  expect(parseVaultPrices({ ...head, prices: [] })).toEqual({ ...head, prices: [] })
})

test('behavior: prices are put in order, each time once; what is no price is left out', () => {
  const bad = [[1, '0', '1'], [2, '1', '-1'], [3, 'NaN', '1'], [4, '1e9', '1'], [5, '1'], ['6', '1', '1'], 7]
  const prices = [...bad, [20, '2', '2'], [10, '1', '1'], [20, '3', '3']]
  expect(parseVaultPrices({ ...head, prices })?.prices).toEqual([
    [10, '1', '1'],
    [20, '3', '3'],
  ])
})

test('error: anything else is no answer', () => {
  for (const body of [
    null,
    'x',
    [],
    {},
    { ...head, prices: 'x' },
    { prices: [] },
    { ...head, block: 1, prices: [] },
  ])
    expect(parseVaultPrices(body)).toBeUndefined()
  fc.assert(fc.property(fc.anything(), (body) => void parseVaultPrices(body)))
})

test('default: ranges begin at whole hours, and not before 1970', () => {
  const [day] = ranges
  expect(rangeStart(day, (3_600 * 30 + 59) * 1_000)).toBe(3_600 * 6)
  expect(rangeStart(day, 0)).toBe(0)
})
