import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import type { Observation } from './applyObservation.ts'
import { sentCall } from './sentCall.ts'
import { parseTransactions, stringifyTransactions } from './storedTransactions.ts'
import type { Transactions } from './transaction.ts'
import {
  addTransaction,
  clearFinished,
  isPending,
  mergeTransactions,
  mostFinished,
  noteSighting,
} from './transactions.ts'

type Step =
  | { kind: 'add'; number: number }
  | { kind: 'see'; number: number; observation: Observation }
  | { kind: 'clear' }

const number = fc.nat(30)
const observation: fc.Arbitrary<Observation> = fc.oneof(
  fc.record({ kind: fc.constant('waiting' as const), nextNonce: fc.nat(3) }),
  fc.record({ kind: fc.constant('unknown' as const), nonceUsed: fc.boolean() }),
  fc.record({
    kind: fc.constant('mined' as const),
    depth: fc.integer({ min: 1, max: 3 }),
    mined: fc
      .record({
        block: fc.nat(5),
        result: fc.constantFrom('success' as const, 'reverted' as const, 'cancelled' as const),
      })
      .map(({ block, result }) => minedIn(block, { result })),
  }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), number }),
  fc.record({ kind: fc.constant('see' as const), number, observation }),
  fc.record({ kind: fc.constant('see' as const), number, observation }),
  fc.record({ kind: fc.constant('clear' as const) }),
)

function take(transactions: Transactions, next: Step, now: number): Transactions {
  switch (next.kind) {
    case 'add':
      return addTransaction(transactions, testTransaction({ hash: hashOf(next.number), sentAt: now }))
    case 'see':
      return noteSighting(
        transactions,
        hashOf(next.number),
        { observation: next.observation, seen: {} },
        { now, confirmations: 2 },
      )
    case 'clear':
      return clearFinished(transactions)
    default:
      return next satisfies never
  }
}

const hashes = (transactions: Transactions) => transactions.map(({ hash }) => hash)

test('default: the newest comes first, and twice is once', () => {
  const first = testTransaction({ hash: hashOf(1), sentAt: 1 })
  const second = testTransaction({ hash: hashOf(2), sentAt: 2 })
  const both = addTransaction(addTransaction([], first), second)
  expect(hashes(both)).toEqual([hashOf(2), hashOf(1)])
  expect(addTransaction(both, first)).toBe(both)
})

test('behavior: the eleventh that finishes sends away the one that finished first', () => {
  const context = (now: number) => ({ now, confirmations: 1 })
  let transactions: Transactions = []
  for (let index = 0; index < 11; index++)
    transactions = addTransaction(transactions, testTransaction({ hash: hashOf(index), sentAt: index }))
  for (let index = 10; index >= 0; index--)
    transactions = noteSighting(
      transactions,
      hashOf(index),
      { observation: { kind: 'mined', depth: 1, mined: minedIn(1) }, seen: {} },
      context(100 - index),
    )
  expect(transactions).toHaveLength(mostFinished)
  expect(hashes(transactions)).not.toContain(hashOf(10))
})

test('behavior: no success sends away an alarm', () => {
  const finished = (index: number) =>
    testTransaction({
      hash: hashOf(index),
      sentAt: index,
      state: { status: 'confirmed', detail: 'success', mined: minedIn(1), at: index },
    })
  const call = sentCall({ to: owner.address, value: 1n, input: '0x' })
  const arrived = { ...call, hash: hashOf(0), from: owner.address, verdict: 'other' } as const
  let transactions: Transactions = [{ ...finished(0), arrived }]
  for (let index = 1; index <= 12; index++) transactions = addTransaction(transactions, finished(index))
  expect(transactions).toHaveLength(mostFinished)
  expect(hashes(transactions)).toContain(hashOf(0))
  expect(hashes(transactions)).toContain(hashOf(12))
})

test('behavior: whatever happens, at most ten are finished and none that waits is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let transactions: Transactions = []
      for (const [now, next] of steps.entries()) {
        const waiting = transactions.filter(isPending).map(({ hash }) => hash)
        transactions = take(transactions, next, now * 10_000)
        expect(transactions.filter((transaction) => !isPending(transaction)).length).toBeLessThanOrEqual(10)
        expect(hashes(transactions)).toEqual(expect.arrayContaining(waiting))
        expect(new Set(hashes(transactions)).size).toBe(transactions.length)
        if (next.kind === 'add') expect(hashes(transactions)).toContain(hashOf(next.number))
      }
      expect(parseTransactions(stringifyTransactions(transactions), owner)).toEqual(transactions)
    }),
    { numRuns: 300 },
  )
})

test('behavior: what two tabs wrote is merged, and what waits in either is kept', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.array(step, { maxLength: 60 }), (left, right) => {
      const reduce = (steps: readonly Step[]) =>
        steps.reduce<Transactions>((all, next, now) => take(all, next, now * 10_000), [])
      const [mine, theirs] = [reduce(left), reduce(right)]
      const merged = mergeTransactions(mine, theirs)
      const seenByThem = new Set(hashes(theirs))
      for (const { hash } of [...theirs, ...mine.filter(isPending)]) expect(hashes(merged)).toContain(hash)
      for (const transaction of merged)
        expect(seenByThem.has(transaction.hash) ? theirs : mine).toContain(transaction)
      expect(merged.filter((transaction) => !isPending(transaction)).length).toBeLessThanOrEqual(10)
      expect(mergeTransactions(merged, merged)).toEqual(merged)
    }),
    { numRuns: 300 },
  )
})

test('error: a sighting of an unknown transaction changes nothing', () => {
  const transactions = [testTransaction()]
  const sighting = { observation: { kind: 'unknown', nonceUsed: false }, seen: { nonce: 1 } } as const
  expect(noteSighting(transactions, hashOf(9), sighting, { now: 0, confirmations: 1 })).toBe(transactions)
})
