import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAccounts } from './parseAccounts.ts'
import { parseChainId, unknownChainId } from './parseChainId.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: accounts come out checksummed, each once, in their order', () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(parseAccounts([address.toLowerCase(), other, address])).toEqual([address, other])
})

test.each([
  [[]],
  [null],
  [undefined],
  [['0x123']],
  [[null, 7, {}, []]],
  [address],
  [{ 0: address, length: 1 }],
])('error: %j holds no account #wallet-answers', (answer) => {
  expect(parseAccounts(answer)).toEqual([])
})

test('error: what cannot even be made text costs only itself', () => {
  expect(parseAccounts([{ toString: 0 }, address])).toEqual([address])
})

test('behavior: two hundred accounts are two hundred, and one bad one costs only itself', () => {
  const many = Array.from({ length: 200 }, (_, index) => `0x${index.toString(16).padStart(40, '0')}`)
  expect(parseAccounts([...many, '0x123'])).toHaveLength(200)
})

test.each(['0x1', '1', 1, '0x01'])('default: %j is chain 1', (answer) => {
  expect(parseChainId(answer)).toBe(1)
})

test.each([
  null,
  undefined,
  '',
  '0x',
  'mainnet',
  '1e3',
  '-1',
  0,
  -1,
  1.5,
  Number.NaN,
  '0xffffffffffffffffff',
  {},
])('error: %j is a chain nobody knows', (answer) => {
  expect(parseChainId(answer)).toBe(unknownChainId)
})

test('error: no answer crashes the parsers', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(Array.isArray(parseAccounts(answer))).toBe(true)
      expect(Number.isSafeInteger(parseChainId(answer))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
