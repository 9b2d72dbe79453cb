import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBigints, stringifyBigints } from './bigintJson.ts'

test('default: amounts come back to the last digit', () => {
  const value = { reserves: [2n ** 256n - 1n, 0n, -1n], block: 7n, name: 'LOVE-ETH', price: null }
  expect(parseBigints(stringifyBigints(value))).toEqual(value)
})

test('behavior: whatever JSON can hold comes back too', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.bigInt(), (json, amount) => {
      const value = { json: JSON.parse(JSON.stringify(json)), amount }
      expect(parseBigints(stringifyBigints(value))).toEqual(value)
    }),
  )
})

test.each(['{"$bigint":7}', '{"$bigint":"1e3"}', '{"$bigint":""}', '{"$bigint":"1","more":1}'])(
  'error: %s is no bigint and stays what it is',
  (text) => {
    expect(parseBigints(text)).toEqual(JSON.parse(text))
  },
)

test('error: broken text throws, for the caller to decide', () => {
  expect(() => parseBigints('{')).toThrow(SyntaxError)
})
