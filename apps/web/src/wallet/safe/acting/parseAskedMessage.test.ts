import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { parseAskedMessage } from './parseAskedMessage.ts'

const safe = '0x00000000000000000000000000000000000000AA'
const typed = {
  domain: { name: 'Token' },
  types: { Word: [{ name: 'word', type: 'string' }] },
  message: { word: 'love' },
}
const textOf = (message: unknown, account: unknown = safe) =>
  parseAskedMessage('personal_sign', [message, account], safe)
const dataOf = (data: unknown, account: unknown = safe) =>
  parseAskedMessage('eth_signTypedData_v4', [account, data], safe)

test('default: text as text or as its bytes, typed data as JSON or as it is', () => {
  expect(textOf('hello')).toBe('hello')
  expect(textOf(stringToHex('Grüße ♥'), safe.toLowerCase())).toBe('Grüße ♥')
  for (const data of [typed, JSON.stringify(typed)])
    expect(dataOf(data)).toMatchObject({ ...typed, primaryType: 'Word' })
})

test('behavior: what the hash says nothing of is left out', () => {
  const told = { ...typed, message: { word: 'love', note: 'harmless' }, note: 'harmless' }
  expect(JSON.stringify(dataOf(told))).not.toContain('harmless')
})

test.each([
  [
    'another account',
    () => textOf('hello', safe.replace('A', 'B')),
    'The address or message hash is invalid',
  ],
  ['no account', () => textOf('hello', null), 'The address or message hash is invalid'],
  ['typed data for another account', () => dataOf(typed, '0x12'), 'The address is invalid'],
  ['bytes that are no text', () => textOf('0xff'), 'A Safe can only sign readable text.'],
  ['half a byte', () => textOf('0x1'), 'A Safe can only sign readable text.'],
  ['a number', () => textOf(5), 'Invalid message type'],
  ['JSON that is none', () => dataOf('{'), 'Invalid typed data'],
  ['no types', () => dataOf({ ...typed, types: [] }), 'Invalid typed data'],
  ['types that are none', () => dataOf({ ...typed, types: { Word: 'word' } }), 'Invalid typed data'],
  ['a value of another type', () => dataOf({ ...typed, message: { word: {} } }), 'Invalid typed data'],
  ['a missing value', () => dataOf({ ...typed, message: {} }), 'Invalid typed data'],
])('error: %s', (_, ask, message) => {
  expect(ask).toThrow(expect.objectContaining({ name: 'ProviderError', message }))
})
