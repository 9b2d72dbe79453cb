import * as fc from 'fast-check'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { runs } from '../../../contracts/testRuns.ts'
import { arbitraryOf } from '../../test/api/arbitraryOf.ts'
import { messageProposal } from './messageRequests.ts'
import { decodeRequest, proposal } from './requests.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const signature = `0x${'ab'.repeat(65)}`
const proposed = {
  to: safe,
  value: '0',
  nonce: '3',
  operation: 0,
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: zeroAddress,
  safeTxHash: `0x${'cd'.repeat(32)}`,
  sender: safe,
} as const
const typedData = {
  domain: { name: 'Mail', chainId: 1, verifyingContract: safe },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  message: { text: 'hi' },
}

const problems = (schema: z.ZodMiniType, body: unknown) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [...path, message].join(': '))

test('default: a proposal with only what it needs', () => {
  expect(proposal.parse(proposed)).toEqual({ ...proposed, nonce: 3, data: '0x', refundReceiver: zeroAddress })
})

test('behavior: null is as good as nothing', () => {
  const nulls = { data: null, refundReceiver: null, signature: null, origin: null }
  expect(proposal.parse({ ...proposed, ...nulls })).toEqual(proposal.parse(proposed))
  expect(decodeRequest.parse({ operation: 0, data: '0x', to: null })).toEqual({ operation: 0, data: '0x' })
})

test.each(['', '0x'])('behavior: "%s" is no signature, and is taken as none', (none) => {
  expect(proposal.parse({ ...proposed, signature: none })).toEqual(proposal.parse(proposed))
  expect(problems(proposal, { ...proposed, signature: '0x12' })).toEqual(['signature: shorter than 65 bytes'])
})

test('behavior: data alone is enough to be decoded, and an operation is still one of the two', () => {
  expect(decodeRequest.parse({ data: '0x' })).toEqual({ data: '0x' })
  expect(problems(decodeRequest, { operation: 2, data: '0x' })).toEqual(['operation: not the number 0 or 1'])
  expect(problems(decodeRequest, { operation: 0 })).toEqual(['data: not hex data'])
})

test('behavior: real clients send their origin as JSON in a string', () => {
  const origin = JSON.stringify({ url: 'https://app.example', name: 'App' })
  expect(proposal.parse({ ...proposed, origin })).toMatchObject({ origin })
})

test.each([
  ['operation 2', { operation: 2 }, 'operation: not the number 0 or 1'],
  ['operation as text', { operation: '1' }, 'operation: not the number 0 or 1'],
  ['operation true', { operation: true }, 'operation: not the number 0 or 1'],
  ['half a byte', { data: '0x1' }, 'data: not made of whole bytes'],
  ['no hex', { data: '0xZZ' }, 'data: not hex data'],
  ['200 kB of data', { data: `0x${'a'.repeat(200_000)}` }, 'data: longer than 65536 bytes'],
  ['2^256', { value: String(2n ** 256n) }, 'value: above 2^256 − 1'],
  ['a fraction', { value: '1.5' }, 'value: not a decimal number in quotes'],
  ['a number', { value: 1e21 }, 'value: not a decimal number in quotes'],
  ['a short signature', { signature: `0x${'ab'.repeat(64)}` }, 'signature: shorter than 65 bytes'],
  ['a wrong checksum', { to: safe.replace('5a', '5A') }, 'to: an address with a wrong checksum'],
  ['a long origin', { origin: 'x'.repeat(201) }, 'origin: longer than 200 characters'],
  ['NUL', { origin: 'a\0b' }, 'origin: has a character that cannot be stored'],
  ['nothing where something must be', { sender: undefined }, 'sender: not an address'],
  ['an unknown field', { extra: 1 }, 'unknown field: extra'],
])('error: a proposal with %s', (_, change, expected) => {
  expect(problems(proposal, { ...proposed, ...change })).toEqual([expected])
})

test.each(['__proto__', 'constructor', 'prototype'])('error: a field named %s', (name) => {
  const body: unknown = JSON.parse(JSON.stringify(proposed).replace('{', `{"${name}":{"polluted":true},`))
  expect(problems(proposal, body)).toEqual([`unknown field: ${name}`])
  const message: unknown = JSON.parse(`{"text":{"${name}":{"polluted":true}}}`)
  expect(problems(messageProposal, { message: { ...typedData, message }, signature })).toEqual([
    `message: has a field named ${name}`,
  ])
  expect('polluted' in {}).toBe(false)
})

test.each([null, undefined, 'text', 5, [], true])('error: %j is no body', (body) => {
  expect(problems(proposal, body)).toEqual(['not a JSON object'])
})

test('default: messages are text or typed data', () => {
  expect(messageProposal.parse({ message: 'hi', signature })).toEqual({ message: 'hi', signature })
  const body = { message: typedData, signature, safeAppId: 5, origin: '{}' }
  expect(messageProposal.parse(body)).toEqual(body)
})

test.each([
  ['typed data as a list', [typedData], 'not text and not EIP-712 typed data'],
  ['typed data without types', { ...typedData, types: undefined }, 'not text and not EIP-712 typed data'],
  ['typed data with more', { ...typedData, more: 1 }, 'unknown field: more'],
  ['a number', 5, 'not text and not EIP-712 typed data'],
  ['NUL', 'a\0', 'has a character that cannot be stored'],
  [
    'NUL deep inside',
    { ...typedData, message: { a: [{ b: '\0' }] } },
    'has a character that cannot be stored',
  ],
  ['NUL in a name', { ...typedData, message: { 'a\0': 1 } }, 'has a character that cannot be stored'],
  ['half a character', '\ud800', 'has a character that cannot be stored'],
  ['32 kB and one', 'x'.repeat(32 * 1024 + 1), 'longer than 32768 bytes'],
  ['32 kB in long characters', '€'.repeat(11_000), 'longer than 32768 bytes'],
  ['much typed data', { ...typedData, message: { a: 'x'.repeat(33_000) } }, 'longer than 32768 bytes'],
])('error: a message that is %s', (_, message, expected) => {
  expect(problems(messageProposal, { message, signature })).toEqual([`message: ${expected}`])
})

test('error: too much of what may be long has a code of its own, so that it can be a 413 #bounded-storage', () => {
  const codes = (schema: z.ZodMiniType, body: unknown) =>
    schema.safeParse(body).error?.issues.map(({ code }) => code)
  expect(codes(proposal, { ...proposed, data: `0x${'a'.repeat(200_000)}` })).toEqual(['too_big'])
  expect(codes(messageProposal, { message: 'x'.repeat(33_000), signature })).toEqual(['too_big'])
  expect(codes(proposal, { ...proposed, safeTxHash: `0x${'ab'.repeat(33)}` })).toEqual(['custom'])
})

test('error: a body of brackets exhausts nobody', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  const body = { message: { ...typedData, message: { deep } }, signature }
  expect(problems(messageProposal, body)).toEqual(['message: nested more than 32 deep'])
})

test('behavior: a message of exactly 32 kB is taken', () => {
  expect(problems(messageProposal, { message: 'x'.repeat(32 * 1024), signature })).toBeUndefined()
})

test('behavior: one field spoiled is one problem, and it is named', () => {
  const spoilt = fc.constantFrom(true, 1.5, -1, {}, [], 'junk\0')
  const name = fc.constantFrom(...Object.keys(proposed), 'data', 'signature', 'origin')
  const property = fc.property(arbitraryOf(proposal), name, spoilt, (body, field, value) => {
    const wrong = { ...(body as object), [field]: value }
    expect(proposal.safeParse(wrong).error?.issues.map(({ path }) => path)).toEqual([[field]])
  })
  fc.assert(property, { numRuns: runs(200, 5_000) })
})
