import { getAddress, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { safeMessageHashes } from '../messageHash.ts'
import { verifySafeMessage } from './verifySafeMessage.ts'

const identity = { safe: getAddress(numberToHex(0x5afe, { size: 20 })), chainId: 1337, version: '1.4.1' }
const spender = numberToHex(0xe111, { size: 20 })
const typed = {
  domain: { name: 'Token' },
  types: { Permit: [{ name: 'spender', type: 'address' }] },
  message: { spender },
}

test('default: a text, and typed data', () => {
  for (const message of ['We love you.', typed]) {
    const hash = safeMessageHashes({ ...identity, message }).hash
    const verified = verifySafeMessage(
      { message, messageHash: hash.toUpperCase().replace('X', 'x') },
      identity,
    )
    expect(verified).toMatchObject({ matches: true, message, hashes: { hash } })
  }
})

test('behavior: what the hash says nothing of is not shown', () => {
  const messageHash = safeMessageHashes({ ...identity, message: typed }).hash
  const told = {
    ...typed,
    message: { spender, note: 'Only a login' },
    domain: { name: 'Token', fee: 'none' },
  }
  const verified = verifySafeMessage({ message: told, messageHash }, identity)
  expect(verified).toMatchObject({ matches: true, hashes: { hash: messageHash } })
  expect(verified.matches && verified.message).toEqual({
    ...typed,
    primaryType: 'Permit',
    types: { ...typed.types, EIP712Domain: [{ name: 'name', type: 'string' }] },
  })
})

test('error: another text, another Safe, another chain, another version, and what cannot be hashed #hash-recomputed', () => {
  const message = 'We love you.'
  const messageHash = safeMessageHashes({ ...identity, message }).hash
  const no = { matches: false, words: expect.stringContaining('Hash mismatch') }
  expect(verifySafeMessage({ message: 'We love her.', messageHash }, identity)).toEqual(no)
  for (const other of [{ safe: spender }, { chainId: 1 }, { version: '1.2.0' }])
    expect(verifySafeMessage({ message, messageHash }, { ...identity, ...other })).toEqual(no)
  const odd = { ...typed, message: { spender: { harmless: true } } }
  expect(verifySafeMessage({ message: odd, messageHash }, identity)).toEqual(no)
})
