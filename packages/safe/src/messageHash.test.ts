import { hashMessage, hashTypedData, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { messageHash } from './messageHash.ts'
import { inferPrimaryType } from './signedTypedData.ts'

const verifyingContract = numberToHex(0xb22c, { size: 20 })
const wallet = numberToHex(0xcafe, { size: 20 })
const types = {
  Person: [
    { name: 'name', type: 'string' },
    { name: 'wallets', type: 'address[]' },
  ],
  Mail: [
    { name: 'from', type: 'Person' },
    { name: 'to', type: 'Person[]' },
    { name: 'amount', type: 'uint256' },
  ],
} as const
const person = { name: 'Ann', wallets: [wallet] }
const message = { from: person, to: [person, person], amount: '115792089237316195423570985008687907853' }
const domain = { name: 'LOVE', version: '1', chainId: 1337, verifyingContract }
const expected = hashTypedData({
  domain,
  types,
  primaryType: 'Mail',
  message: { ...message, amount: BigInt(message.amount) },
})

test('default: a text is hashed as wallets do, also one that looks like bytes', () => {
  expect(messageHash('LOVE ❤')).toBe(hashMessage('LOVE ❤'))
  expect(messageHash('0x1234')).not.toBe(hashMessage({ raw: '0x1234' }))
})

test('default: typed data without its primary type', () => {
  expect(messageHash({ domain, types, message })).toBe(expected)
  expect(messageHash({ domain, types, message, primaryType: 'Mail' })).toBe(expected)
})

test.each(['1337', '0x539', 1337n])('behavior: a chain id as %s is still part of the hash', (chainId) => {
  expect(messageHash({ domain: { ...domain, chainId }, types, message })).toBe(expected)
})

test('behavior: the types of the domain may stand among the types', () => {
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ]
  expect(messageHash({ domain, types: { EIP712Domain, ...types }, message })).toBe(expected)
})

test('behavior: a type that holds itself is still found', () => {
  const tree = [
    { name: 'leaf', type: 'uint256' },
    { name: 'branches', type: 'Tree[2][]' },
  ]
  expect(inferPrimaryType({ EIP712Domain: [{ type: 'Tree' }], Tree: tree })).toBe('Tree')
})

test.each([
  [
    'two that stand alone',
    { A: [{ type: 'uint256' }], B: [{ type: 'bool' }] },
    'more than one possible primary type',
  ],
  ['two that hold each other', { A: [{ type: 'B' }], B: [{ type: 'A[]' }] }, 'has no primary type'],
  ['none', { EIP712Domain: [] }, 'has no primary type'],
])('error: the primary type of %s', (_, ambiguous, words) => {
  expect(() => inferPrimaryType(ambiguous)).toThrow(words)
})

test.each([
  ['a number that is too large', { message: { ...message, amount: (2n ** 256n).toString() } }],
  ['a number that is none', { message: { ...message, amount: 'much' } }],
  ['a field that is missing', { message: { ...message, from: undefined } }],
  ['an address that is none', { message: { ...message, from: { name: 'Ann', wallets: ['0x12'] } } }],
  ['an unknown primary type', { primaryType: 'Letter' }],
  ['a chain id that is none', { domain: { ...domain, chainId: {} } }],
])('error: %s', (_, change) => {
  expect(() => messageHash({ domain, types, message, ...change })).toThrow('The typed data cannot be hashed')
})
