import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { safeAddress, safeTxHash } from '../../../test/frame/testFrame.ts'
import type { Method } from '../messages/methods.ts'
import { parseParams } from './parseParams.ts'

const to = safeAddress
const misspelt = to.replace(/[a-f]/, (letter) => letter.toUpperCase())
const typedData = {
  domain: { name: 'A' },
  types: { A: [{ name: 'b', type: 'string' }] },
  message: { b: 'c' },
}

test('default: calls leave in one spelling, without what libraries add', () => {
  const sent = {
    txs: [{ to: to.toLowerCase(), value: '0x10', data: '0xAB', gas: '0x1', from: 'me' }, { to }],
  }
  expect(parseParams('sendTransactions', sent)).toEqual({
    txs: [
      { to, value: '16', data: '0xAB' },
      { to, value: '0', data: '0x' },
    ],
  })
})

test.each([
  ['5', '5'],
  [5, '5'],
  [5n, '5'],
  ['0x', '0'],
  ['', '0'],
  [null, '0'],
  [`0x${'f'.repeat(64)}`, (2n ** 256n - 1n).toString()],
])('behavior: the value %s is %s', (value, expected) => {
  expect(parseParams('sendTransactions', { txs: [{ to, value }] }).txs[0]?.value).toBe(expected)
})

test('behavior: data of 6 MB is read like any other', () => {
  const data = `0x${'ab'.repeat(6_000_000)}`
  expect(parseParams('sendTransactions', { txs: [{ to, data }] }).txs[0]?.data === data).toBe(true)
})

test('behavior: a wish for gas is kept, a broken one dropped', () => {
  const wish = (safeTxGas: unknown) =>
    parseParams('sendTransactions', { txs: [{ to }], params: { safeTxGas } })
  expect(wish(21_000).params).toEqual({ safeTxGas: '21000' })
  expect(wish(undefined).params).toEqual({ safeTxGas: undefined })
  expect(wish({}).params).toBeUndefined()
})

test.each([
  ['hello', 'hello'],
  [stringToHex('hello'), 'hello'],
  [stringToHex('Grüße ♥'), 'Grüße ♥'],
  [safeTxHash, safeTxHash],
  ['0x1', '0x1'],
  ['0xzz', '0xzz'],
])('behavior: the message %j is %j', (message, expected) => {
  expect(parseParams('signMessage', { message })).toEqual({ message: expected })
})

test('behavior: balances are in dollars unless asked otherwise', () => {
  expect(parseParams('getSafeBalances', undefined)).toEqual({ currency: 'usd' })
  expect(parseParams('getSafeBalances', {})).toEqual({ currency: 'usd' })
  expect(parseParams('getSafeBalances', { currency: 'eur' })).toEqual({ currency: 'eur' })
})

test('behavior: a permission is asked for once', () => {
  const requests = [{ requestAddressBook: {} }, { requestAddressBook: { a: 1 } }]
  expect(parseParams('wallet_requestPermissions', requests)).toEqual(['requestAddressBook'])
  expect(parseParams('wallet_requestPermissions', [])).toEqual([])
})

test('behavior: typed data needs no primary type', () => {
  expect(parseParams('signTypedMessage', { typedData })).toEqual({ typedData })
})

const cases: readonly (readonly [Method, unknown, string])[] = [
  ['sendTransactions', undefined, 'No transactions were passed'],
  ['sendTransactions', {}, 'No transactions were passed'],
  ['sendTransactions', { txs: null }, 'No transactions were passed'],
  ['sendTransactions', { txs: [] }, 'No transactions were passed'],
  ['sendTransactions', { txs: [{}] }, 'The transactions are invalid'],
  ['sendTransactions', { txs: [{ to, value: -1 }] }, 'The transactions are invalid'],
  ['sendTransactions', { txs: [{ to, value: 1.5 }] }, 'The transactions are invalid'],
  ['sendTransactions', { txs: [{ to, value: '1e3' }] }, 'The transactions are invalid'],
  ['sendTransactions', { txs: [{ to, value: 2n ** 256n }] }, 'The transactions are invalid'],
  ['sendTransactions', { txs: [{ to, data: '0x1' }] }, 'The transactions are invalid'],
  ['sendTransactions', { txs: [{ to: misspelt }] }, 'The transactions are invalid'],
  [
    'sendTransactions',
    { txs: Array.from({ length: 1_001 }, () => ({ to })) },
    'The transactions are invalid',
  ],
  ['getTxBySafeTxHash', {}, 'Invalid safeTxHash'],
  ['getTxBySafeTxHash', { safeTxHash: '' }, 'Invalid safeTxHash'],
  ['getTxBySafeTxHash', { safeTxHash: '0x12' }, 'Invalid safeTxHash'],
  ['signTypedMessage', {}, 'Invalid typed data'],
  ['signTypedMessage', { typedData: { ...typedData, message: undefined } }, 'Invalid typed data'],
  ['signTypedMessage', { typedData: { ...typedData, types: { A: 'b' } } }, 'Invalid typed data'],
  ['signMessage', {}, 'Invalid message type'],
  ['signMessage', { message: { a: 1 } }, 'Invalid message type'],
  ['getOffChainSignature', 'hash', 'The address or message hash is invalid'],
  ['wallet_requestPermissions', [{ everything: {} }], 'Permissions request is invalid'],
  ['wallet_requestPermissions', ['requestAddressBook'], 'Permissions request is invalid'],
  ['wallet_requestPermissions', null, 'Permissions request is invalid'],
  ['rpcCall', {}, 'The request is invalid'],
  ['getSafeBalances', { currency: '../' }, 'The request is invalid'],
]
test.each(cases)('error: %s %#', (method, params, text) => {
  expect(() => parseParams(method, params)).toThrow(text)
})
