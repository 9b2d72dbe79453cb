import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { safeMessageHashes } from '@love/safe/messageHash'
import { encodeMultiSend } from '@love/safe/multiSend'
import { safeTxHash } from '@love/safe/safeTx'
import { testDetails } from '@love/safe/test/testDetails'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { dangersOf } from './dangersOf.ts'
import { flatCalls } from './flatCalls.ts'
import { reviewSubject } from './reviewSubject.ts'

const safe = '0x00000000000000000000000000000000000000AA'
const other = '0x00000000000000000000000000000000000000bb'
const identity = { safe, chainId: 1337, version: '1.4.1' } as const
const call = { to: other, value: 1n, data: '0x' } as const
const title = 'Test'

test('default: one call stays a call, several become a batch, with the chosen nonce', () => {
  const one = reviewSubject({ kind: 'propose', safe, title, calls: [call] }, identity, 7n)
  expect(one).toMatchObject({ kind: 'tx', tx: { ...call, operation: 0, nonce: 7n } })
  const two = reviewSubject({ kind: 'propose', safe, title, calls: [call, call] }, identity, 8n)
  if (two.kind !== 'tx') throw new Error('This is a transaction.')
  expect(two.tx).toMatchObject({ to: safeContracts.multiSendCallOnly, operation: 1, nonce: 8n })
  expect(two.hashes.hash).toBe(safeTxHash({ ...identity, tx: two.tx }))
  expect(flatCalls(two.tx)).toMatchObject([call, call])
  expect(dangersOf(two.tx)).toEqual({
    isDelegatecall: false,
    refund: [],
    adminNames: [],
    givesLimit: false,
    isHiding: false,
  })
})

test('default: a rejection, a message, and what the gateway lists', () => {
  expect(reviewSubject({ kind: 'reject', safe, nonce: 3n }, identity, 0n)).toMatchObject({
    tx: { to: safe, value: 0n, data: '0x', nonce: 3n },
  })
  const message = 'hello'
  const hash = safeMessageHashes({ ...identity, message }).hash
  expect(reviewSubject({ kind: 'message', safe, title, message }, identity, 0n)).toMatchObject({
    kind: 'message',
    hashes: { hash },
  })
  const asked = { message, messageHash: hash }
  expect(reviewSubject({ kind: 'confirmMessage', safe, title, asked }, identity, 0n)).toMatchObject({
    kind: 'message',
  })
  const tx = testSafeTx({ to: other, nonce: 2n })
  const details = testDetails(tx, identity)
  expect(reviewSubject({ kind: 'confirm', safe, title, details }, identity, 0n)).toMatchObject({ tx })
})

test('behavior: of typed data only what is signed is shown', () => {
  const signed = {
    domain: { name: 'LOVE' },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  }
  const message = { ...signed, message: { ...signed.message, amount: 'nothing at all' } }
  const subject = reviewSubject({ kind: 'message', safe, title, message }, identity, 0n)
  expect(subject).toMatchObject({ kind: 'message', message: { message: { text: 'hello' } } })
  expect(JSON.stringify(subject)).not.toContain('nothing at all')
  const wrong = { ...signed, message: { text: { looks: 'harmless' } } }
  expect(reviewSubject({ kind: 'message', safe, title, message: wrong }, identity, 0n).kind).toBe('mismatch')
})

test('error: what does not match, and what cannot be made into a transaction', () => {
  const details = testDetails(testSafeTx({ to: other }), identity, { gasPrice: '1' })
  for (const kind of ['confirm', 'execute', 'delete'] as const)
    expect(reviewSubject({ kind, safe, title, details }, identity, 0n)).toEqual({
      kind: 'mismatch',
      words: expect.stringContaining('Hash mismatch'),
    })
  const asked = { message: 'hello', messageHash: safeMessageHashes({ ...identity, message: 'hullo' }).hash }
  expect(reviewSubject({ kind: 'confirmMessage', safe, title, asked }, identity, 0n).kind).toBe('mismatch')
  expect(reviewSubject({ kind: 'propose', safe, title, calls: [] }, identity, 0n)).toMatchObject({
    kind: 'mismatch',
    words: expect.stringContaining('no call'),
  })
})

test('behavior: what is dangerous is found, at any depth #dangers-confirmed', () => {
  const change: Hex = `0x694e80c3${'1'.padStart(64, '0')}`
  const inner = encodeMultiSend([{ operation: 0, to: safe, value: 0n, data: change }])
  const data = encodeMultiSend([{ operation: 1, to: safeContracts.multiSend, value: 0n, data: inner }])
  const nested = testSafeTx({ to: safeContracts.multiSend, operation: 1, data })
  expect(dangersOf(nested)).toMatchObject({ isDelegatecall: true, adminNames: ['changeThreshold'] })
  expect(flatCalls(nested)).toBeUndefined()
  expect(flatCalls(testSafeTx({ to: other, operation: 1 }))).toBeUndefined()
  const asOther = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [safe, 0n, '0x', 1, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
  })
  expect(dangersOf(testSafeTx({ to: other, data: asOther })).isDelegatecall).toBe(true)
  const broken = testSafeTx({ to: safeContracts.multiSendCallOnly, operation: 1, data: '0x8d80ff0a00' })
  expect(dangersOf(broken).isHiding).toBe(true)
  const paying = testSafeTx({ gasPrice: 5n, refundReceiver: other, gasToken: other })
  expect(dangersOf(paying).refund).toHaveLength(3)
  expect(dangersOf(testSafeTx({ gasPrice: 5n, gasToken: zeroAddress })).refund).toEqual([
    expect.stringContaining('5 wei'),
  ])
})
