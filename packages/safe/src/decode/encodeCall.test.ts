import fc from 'fast-check'
import {
  type AbiFunction,
  bytesToHex,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  numberToHex,
} from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { encodeCall } from './encodeCall.ts'
import { parseAbiText } from './parseAbiText.ts'

function functionOf(line: string): AbiFunction {
  const [item] = parseAbiText(line)
  if (!item) throw new Error('No function.')
  return item
}
const hint = (result: ReturnType<typeof encodeCall>) =>
  'errors' in result ? result.errors.map((error) => error?.message) : 'no errors'

const who = fc.bigInt(0n, 2n ** 160n - 1n).map((number) => getAddress(numberToHex(number, { size: 20 })))
const whole = fc.bigInt(0n, 2n ** 256n - 1n)
const signed = fc.bigInt(-(2n ** 127n), 2n ** 127n - 1n)
const raw = fc.uint8Array({ maxLength: 70 }).map((array) => bytesToHex(array))

test('default: what is typed is what is encoded', () => {
  const item = functionOf(
    'struct P { address who; uint256 amount; bool good; }\nf(address a, uint256 b, int128 c, bool d, bytes e, string f, P[] g, uint256[2] h)',
  )
  const person = fc.record({ who, amount: whole, good: fc.boolean() })
  const args = fc.tuple(
    who,
    whole,
    signed,
    fc.boolean(),
    raw,
    fc.string(),
    fc.array(person),
    fc.tuple(whole, whole),
  )
  fc.assert(
    fc.property(args, fc.boolean(), ([a, b, c, d, e, f, g, h], asList) => {
      const people = g.map(({ who, amount, good }) =>
        asList ? [who, String(amount), good] : { amount: numberToHex(amount), who, good: String(good) },
      )
      const texts = [` ${a} `, String(b), String(c), String(d), e, f]
      const result = encodeCall(item, [...texts, JSON.stringify(people), JSON.stringify(h.map(String))])
      const expected = encodeFunctionData({
        abi: [item],
        functionName: 'f',
        args: [a, b, c, d, e, f, g, h],
      })
      expect(result).toEqual({ data: expected })
    }),
    { numRuns: runs(200, 3_000) },
  )
})

test('behavior: hex numbers, lower-case addresses and fields without names', () => {
  const item = functionOf('f((address,uint8) pair, uint256 n)')
  const lower = '0xb22c05cedbf879a661fcc566b5a759d005cf7b4c'
  const result = encodeCall(item, [JSON.stringify([lower, 7]), '0xff'])
  if ('errors' in result) throw new Error('Errors.')
  expect(decodeFunctionData({ abi: [item], data: result.data }).args).toEqual([[getAddress(lower), 7], 255n])
})

test.each<[string, string, string]>([
  ['f(uint8 a)', '256', 'Too large for 8 bits.'],
  ['f(uint8 a)', '-1', 'Below 0.'],
  ['f(int8 a)', '-129', 'Below -128.'],
  ['f(uint a)', '1.5', 'Not a whole number.'],
  ['f(uint a)', '1e3', 'Not a whole number.'],
  ['f(uint a)', '', 'Not a whole number.'],
  ['f(uint a)', '１', 'Not a whole number.'],
  ['f(address a)', '0x12', 'Not an address.'],
  ['f(address a)', '0xB22c05CeDbF879a661fcc566B5a759d005Cf7b4C', 'Invalid address checksum'],
  ['f(bool a)', 'yes', 'Neither true nor false.'],
  ['f(bytes a)', '0x123', 'Not valid hex data'],
  ['f(bytes a)', 'abc', 'Not valid hex data'],
  ['f(bytes4 a)', '0x1234', '2 bytes given; 4 are required.'],
  ['f(uint[] a)', '1, 2', 'Not a list.'],
  ['f(uint[] a)', '{}', 'Not a list.'],
  ['f(uint[] a)', '[9007199254740993]', 'Item 1: This number is not exact in JSON.'],
  ['f(uint[] a)', '["1", null]', 'Item 2: Not a whole number.'],
  ['f(uint[2] a)', '["1"]', '1 items given; 2 are required.'],
  ['f((uint8 x, bool y) a)', '["1"]', 'The field y is missing.'],
  ['f((uint8 x, bool y) a)', '{"x": 1, "z": 2}', 'Unknown field “z”.'],
  ['f((uint8 x, bool y) a)', '["1", true, 3]', 'Unknown field 3.'],
  ['f((uint8 x, bool y) a)', '7', 'Not a group of values.'],
  ['f((uint8 x, bool y)[] a)', '[{"x": 999, "y": true}]', 'Item 1: Field x: Too large for 8 bits.'],
  ['f(string[] a)', '[1]', 'Item 1: Not text.'],
])('error: %s with %s', (line, text, words) => {
  expect(hint(encodeCall(functionOf(line), [text]))).toEqual([expect.stringContaining(words)])
})

test('error: every field has its own', () => {
  const result = encodeCall(functionOf('f(uint8 a, bool b, string c)'), ['300', 'true'])
  expect(hint(result)).toEqual(['Too large for 8 bits.', undefined, undefined])
})
