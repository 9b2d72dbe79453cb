import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { rejection } from '@love/safe/build/safeTxOf'
import { type Address, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { disconnected } from '../../../wallet/connection.ts'
import { whyNotAct, whyNotSend } from '../workspace/whyNotAct.ts'
import { readyEntries } from './bulk/readyEntries.ts'
import type { QueueEntry } from './queueLines.ts'
import { queueReasons } from './queueReasons.ts'

const address = (number: number): Address => pad(numberToHex(number), { size: 20 })
const [safe, ann, bob, cid, stranger] = [0xaa, 0xa1, 0xb2, 0xc3, 0xd4].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const owners = [ann, bob, cid]
const tx = { ...rejection(safe, 5n), to: stranger }

function detailsOf(signers: readonly Address[], proposer = ann): TransactionDetails {
  const confirmations = signers.map((value) => ({ signer: { value }, signature: '0x', submittedAt: 0 }))
  return {
    detailedExecutionInfo: { type: 'MULTISIG', confirmations, proposer: { value: proposer } },
  } as unknown as TransactionDetails
}

function connectionOf(you: Address | undefined) {
  return you
    ? { ...disconnected, address: you, isConnected: true, isSupported: true }
    : { ...disconnected, isConnected: false }
}

function reasons(you: Address | undefined, signers: readonly Address[], parts: object = {}) {
  const connection = connectionOf(you)
  return queueReasons({
    safe,
    owners,
    threshold: 2,
    safeNonce: 5,
    tx,
    details: detailsOf(signers),
    signers,
    acting: { you, obstacle: whyNotAct(connection, owners), sendObstacle: whyNotSend(connection) },
    ...parts,
  })
}

test('default: the next owner may confirm, execute, reject and replace; who proposed it may delete it', () => {
  expect(reasons(bob, [ann])).toEqual({
    confirm: undefined,
    execute: undefined,
    reject: undefined,
    replace: undefined,
    delete: 'Only the proposer can delete it.',
  })
  expect(reasons(ann, [ann])).toEqual({
    reject: undefined,
    replace: undefined,
    delete: undefined,
    confirm: 'You have already signed.',
    execute: '1 of 2 owners have signed.',
  })
})

test('error: what only a gateway says does not count: it hides no button and gives none', () => {
  const claimed = { details: detailsOf([ann, bob]), signers: [ann] }
  expect(reasons(bob, [], claimed).confirm).toBeUndefined()
  expect(reasons(stranger, [], claimed).execute).toBe('1 of 2 owners have signed.')
  const unchecked = reasons(bob, [], { ...claimed, signers: undefined })
  expect(unchecked).toMatchObject({ confirm: expect.stringMatching('Checking'), reject: undefined })
  expect(unchecked.execute).toMatch('Checking')
})

test('behavior: anybody may execute what is signed, when it is its turn', () => {
  expect(reasons(stranger, [ann, bob]).execute).toBeUndefined()
  expect(reasons(stranger, [ann, bob]).confirm).toMatch('not an owner')
  expect(reasons(bob, [ann], { safeNonce: 4 }).execute).toBe('Nonce 4 must be executed first.')
  // A former owner does not count.
  expect(reasons(stranger, [ann, stranger]).execute).toBe('1 of 2 owners have signed.')
})

test('behavior: what is used up or rejects itself is left alone', () => {
  expect(reasons(bob, [ann], { safeNonce: 6 }).confirm).toBe('Nonce 5 has already been used.')
  expect(reasons(bob, [ann], { tx: rejection(safe, 5n) }).reject).toBe(
    'This transaction is itself a rejection.',
  )
})

test('error: without a wallet everything says so', () => {
  for (const reason of Object.values(reasons(undefined, [ann])))
    expect(reason).toMatch('Connect an owner’s wallet')
})

test('error: on another network it is the specified text and nothing else', () => {
  const words = 'Wrong network detected, switch or disconnect to continue'
  const elsewhere = { ...connectionOf(ann), isSupported: false }
  expect(whyNotSend(elsewhere)?.words).toBe(words)
  expect(whyNotAct(elsewhere, owners)?.words).toBe(words)
})

const entry = (nonce: number, signed: number) =>
  ({ kind: 'entry', info: { nonce, confirmationsSubmitted: signed, confirmationsRequired: 2 } }) as QueueEntry

test('behavior: what is ready goes from the next nonce to the first hole, rival or missing signature', () => {
  const nonces = (...entries: readonly QueueEntry[]) => readyEntries(entries, 5).map(({ info }) => info.nonce)
  expect(nonces(entry(5, 2), entry(6, 3), entry(7, 1), entry(8, 2))).toEqual([5, 6])
  expect(nonces(entry(6, 2))).toEqual([])
  expect(nonces(entry(5, 2), entry(6, 2), entry(6, 2))).toEqual([5])
  // A rival without its signatures is in nobody's way.
  expect(nonces(entry(5, 1), entry(5, 2), entry(6, 2))).toEqual([5, 6])
})
