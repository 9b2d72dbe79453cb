import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBatching } from './parseBatching.ts'

const of = (answer: unknown) => parseBatching(answer, 1337)

test('default: the status of the standard', () => {
  expect(of({ '0x539': { atomic: { status: 'supported' } } })).toBe('supported')
  expect(of({ '0x539': { atomic: { status: 'ready' } } })).toBe('ready')
  expect(of({ '0x539': { atomic: { status: 'unsupported' } } })).toBe('unsupported')
})

test('behavior: the same as a text, as a Safe sends it over WalletConnect', () => {
  expect(of(JSON.stringify({ '0x539': { atomic: { status: 'supported' } } }))).toBe('supported')
  expect(of({ '0x539': JSON.stringify({ atomic: { status: 'supported' } }) })).toBe('supported')
})

test('behavior: the older shape', () => {
  expect(of({ '0x539': { atomicBatch: { supported: true } } })).toBe('supported')
  expect(of({ '0x539': { atomicBatch: { supported: false } } })).toBe('unsupported')
})

test('behavior: chains are known in all their spellings, and 0x0 is every chain unless the own one says otherwise', () => {
  for (const key of ['0x539', '0x0539', '1337', '0X539'])
    expect(of({ [key]: { atomic: { status: 'supported' } } })).toBe('supported')
  expect(of({ '0x0': { atomic: { status: 'supported' } } })).toBe('supported')
  expect(
    of({ '0x0': { atomic: { status: 'supported' } }, '0x539': { atomic: { status: 'unsupported' } } }),
  ).toBe('unsupported')
  expect(of({ '0x1': { atomic: { status: 'supported' } } })).toBe('unsupported')
})

test('error: nothing else is a promise, and nothing throws', () => {
  for (const answer of [null, undefined, 7, '', '{', [], {}, { '0x539': { atomic: true } }])
    expect(of(answer)).toBe('unsupported')
  fc.assert(fc.property(fc.anything(), (answer) => of(answer) === 'unsupported'))
})
