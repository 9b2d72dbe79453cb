import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { messageHash } from './messageHash.ts'
import { signedTypedData } from './signedTypedData.ts'

const wallet = numberToHex(0xcafe, { size: 20 })
const types = {
  Mail: [
    { name: 'to', type: 'Person[]' },
    { name: 'text', type: 'string' },
    { name: 'amount', type: 'uint256' },
    { name: 'isGift', type: 'bool' },
    { name: 'data', type: 'bytes' },
  ],
  Person: [{ name: 'wallet', type: 'address' }],
}
const domain = { name: 'LOVE', chainId: 1337 }
const message = { to: [{ wallet }], text: 'hello', amount: '5', isGift: true, data: '0xab' }

test('default: what the hash says stays as it is', () => {
  const signed = signedTypedData({ domain, types, message })
  expect(signed).toMatchObject({ domain, message, primaryType: 'Mail', types })
  expect(messageHash(signed)).toBe(messageHash({ domain, types, message }))
})

test('behavior: what no type names is not there, wherever it stands', () => {
  const loop: Record<string, unknown> = {}
  loop.self = loop
  const told = {
    domain: { ...domain, verifyingContract: wallet, note: 'harmless', loop },
    types: {
      ...types,
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Story: [{ name: 'harmless', type: 'string' }],
    },
    primaryType: 'Mail',
    message: { ...message, to: [{ wallet, name: 'A friend' }], harmless: true, loop },
  }
  const signed = signedTypedData(told)
  expect(signed).toEqual({
    domain,
    types: { ...types, EIP712Domain: told.types.EIP712Domain },
    primaryType: 'Mail',
    message,
  })
  expect(messageHash(told)).toBe(messageHash(signed))
})

test('behavior: a message that is nothing but its domain says nothing', () => {
  expect(signedTypedData({ domain, types: {}, primaryType: 'EIP712Domain', message }).message).toEqual({})
})

test.each([
  ['a text that is a group', { text: { harmless: true } }],
  ['a text that is a number', { text: 5 }],
  ['an amount that is nothing', { amount: '' }],
  ['an amount with room around it', { amount: ' 5 ' }],
  ['an amount that is a list', { amount: [5] }],
  ['an amount that is true', { amount: true }],
  ['half an amount', { amount: 0.5 }],
  ['an amount with an exponent', { amount: '5e3' }],
  ['bytes that are a text', { data: 'hello' }],
  ['half a byte', { data: '0x1' }],
  ['a yes that is a text', { isGift: 'false' }],
  ['a list that is none', { to: { 0: { wallet } } }],
  ['a group that is a list', { to: [[wallet]] }],
  ['a field that is missing', { text: undefined }],
])('error: %s', (_, change) => {
  const data = { domain, types, message: { ...message, ...change } }
  expect(() => signedTypedData(data)).toThrow('The typed data cannot be hashed')
  expect(() => messageHash(data)).toThrow('The typed data cannot be hashed')
})

test('error: names that every object has, types that are none, and too many of them', () => {
  const inherited = { Mail: [{ name: 'toString', type: 'string' }] }
  expect(() => signedTypedData({ domain, types: inherited, message: {} })).toThrow(
    '“toString” is not a valid string',
  )
  const odd = { Mail: [{ name: 'a', type: 'constructor' }] }
  expect(() => signedTypedData({ domain, types: odd, message: { a: 'b' } })).toThrow(
    'is not a valid constructor',
  )
  const fixed = { Mail: [{ name: 'a', type: 'uint8[2]' }] }
  expect(() => signedTypedData({ domain, types: fixed, message: { a: [1] } })).toThrow(
    'is not a valid uint8[2]',
  )
  const names = Array.from({ length: 70 }, (_, index) => `T${index}`)
  const chain = Object.fromEntries(
    names.map((name, index) => [name, index < 69 ? [{ name: 'a', type: `T${index + 1}[]` }] : []]),
  )
  expect(() => signedTypedData({ domain, types: chain, message: { a: [] } })).toThrow('more than 64 types')
})

test('error: values that contain themselves are refused, not followed for ever', () => {
  const tree = { Tree: [{ name: 'branches', type: 'Tree[]' }] }
  const root: { branches: unknown[] } = { branches: [] }
  root.branches.push(root)
  expect(() => messageHash({ domain, types: tree, message: root })).toThrow('The typed data cannot be hashed')
})
