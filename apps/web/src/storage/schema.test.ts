import { expect, test } from 'vitest'
import {
  address,
  anyText,
  bytes,
  count,
  either,
  flag,
  hash,
  listOf,
  oneOf,
  record,
  shownText,
  time,
  uint256,
  wholeListOf,
} from './schema.ts'

const person = record({ name: shownText(5), age: count }, { isHere: flag })

test('default: a record has what is required, and of the rest what makes sense', () => {
  expect(person({ name: 'Ann\u0000', age: 7, isHere: false, more: 1 })).toEqual({
    name: 'Ann',
    age: 7,
    isHere: false,
  })
  expect(person({ name: 'Anastasia', age: 7, isHere: 'yes' })).toEqual({ name: 'Anast', age: 7 })
})

test.each([undefined, null, 7, 'x', [], {}, { name: 'Ann' }, { name: 'Ann', age: -1 }, { age: 7 }])(
  'error: %j is no person',
  (value) => {
    expect(person(value)).toBeUndefined()
  },
)

test('behavior: what stands in a prototype is no field', () => {
  expect(record({ toString: anyText, constructor: anyText })({})).toBeUndefined()
  expect(record({}, { ['__proto__']: anyText })(JSON.parse('{"__proto__":{"age":7}}'))).toEqual({})
})

test('behavior: a list loses its bad entries, a whole list is lost with one', () => {
  expect(listOf(count)([1, 'x', 2, null, 3])).toEqual([1, 2, 3])
  expect(listOf(count, 2)([1, 'x', 2, 3])).toEqual([1, 2])
  expect(listOf(count)({ length: 2 })).toEqual([])
  expect(listOf(listOf(count))([[1, 2], 'x'])).toEqual([[1, 2], []])
  expect(wholeListOf(count)([1, 2])).toEqual([1, 2])
  expect(wholeListOf(count)([1, 'x'])).toBeUndefined()
  expect(wholeListOf(count)(undefined)).toBeUndefined()
})

test('behavior: the first that fits counts', () => {
  const text = either<string | number>(count, anyText)
  expect([text(1), text('a'), text(null)]).toEqual([1, 'a', undefined])
  expect([oneOf('a', 'b')('b'), oneOf('a', 'b')('c'), oneOf(0, 1)(0)]).toEqual(['b', undefined, 0])
})

test.each([
  [count, 1.5],
  [count, 2 ** 53],
  [time, Number.NaN],
  [time, -1],
  [flag, 1],
  [hash, `0x${'1'.repeat(63)}`],
  [address, `0x${'1'.repeat(41)}`],
  [address, '0xf39fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [bytes, '0x123'],
  [bytes, '0xzz'],
  [uint256, -1n],
  [uint256, 2n ** 256n],
  [uint256, 1],
])('error: case %# is nothing', (schema, value) => {
  expect(schema(value)).toBeUndefined()
})
