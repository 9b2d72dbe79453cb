import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import { reviewedCall, sentCall } from './sentCall.ts'
import { parseTransactions, stringifyTransactions } from './storedTransactions.ts'
import type { TxState } from './transaction.ts'

const states: readonly TxState[] = [
  { status: 'pending', detail: 'sent', waitsFor: 3 },
  { status: 'pending', detail: 'missing', since: 5 },
  { status: 'pending', detail: 'reorged', missingSince: 5 },
  { status: 'pending', detail: 'included', mined: minedIn(7), depth: 2, moved: true },
  { status: 'confirmed', detail: 'success', mined: minedIn(7), at: 9 },
  {
    status: 'failed',
    detail: 'reverted',
    mined: minedIn(7, { result: 'reverted', reason: 'The deadline has passed.' }),
    at: 9,
  },
  { status: 'failed', detail: 'cancelled', mined: minedIn(7, { result: 'cancelled' }), at: 9 },
  { status: 'failed', detail: 'replaced', mined: minedIn(7, { result: 'replaced' }), at: 9 },
  { status: 'failed', detail: 'dropped', nonceUsed: true, at: 9 },
]

const all = states.map((state, index) =>
  testTransaction({
    hash: hashOf(index),
    sentAt: 100 - index,
    state,
    nonce: index,
    fingerprint: hashOf(77),
    firstBlock: 2n ** 70n,
  }),
)

test('default: every state is read back', () => {
  expect(parseTransactions(stringifyTransactions(all), owner)).toEqual(all)
})

test('default: what was reviewed and what was sent instead outlast the visit, however long they are', () => {
  const long = { to: null, value: 3n, input: `0x${'ab'.repeat(5_000)}` } as const
  const kept = testTransaction({
    reviewed: [
      reviewedCall({ ...long, to: owner.address, cost: { gas: 6n, fee: 7n } }),
      reviewedCall({ ...long, to: owner.address, input: '0x' }),
    ],
    arrived: {
      ...sentCall(long),
      ...({ hash: hashOf(1), from: owner.address, verdict: 'other' } as const),
      cost: { gas: 8n, fee: 9n },
      delegates: [owner.address],
    },
    state: { status: 'confirmed', detail: 'success', mined: minedIn(7, { fee: 9n }), at: 9 },
  })
  const text = stringifyTransactions([kept])
  expect(text.length).toBeLessThan(6_000)
  expect(parseTransactions(text, owner)).toEqual([kept])
})

test('error: a comparison of which a part makes no sense is not believed, and made again', () => {
  const call = { to: owner.address, value: 3n, input: '0x' } as const
  const arrived = { ...sentCall(call), hash: hashOf(1), from: owner.address, verdict: 'reviewed' } as const
  const [kept] = JSON.parse(
    stringifyTransactions([testTransaction({ reviewed: [reviewedCall(call)], arrived })]),
  )
  const parse = (changes: object) => parseTransactions(JSON.stringify([{ ...kept, ...changes }]), owner)[0]
  expect(parse({})).toMatchObject({ reviewed: [{ value: 3n }], arrived: { verdict: 'reviewed' } })
  expect(parse({ arrived: { ...kept.arrived, verdict: 'fine' } })).not.toHaveProperty('arrived')
  expect(parse({ reviewed: [...kept.reviewed, { to: 1 }] })).not.toHaveProperty('reviewed')
  expect(parse({ reviewed: [] })).not.toHaveProperty('reviewed')
})

test('behavior: nothing stored is an empty list', () => {
  expect(parseTransactions(null, owner)).toEqual([])
})

test('behavior: a broken one does not cost the others', () => {
  const [first, second, ...others] = JSON.parse(stringifyTransactions(all))
  const text = JSON.stringify([{ ...first, hash: '0x1' }, null, second, ...others])
  expect(parseTransactions(text, owner)).toEqual(all.slice(1))
})

test('error: a stored success over a transaction that reverted is not believed', () => {
  const lie = testTransaction({
    state: { status: 'confirmed', detail: 'success', mined: minedIn(7, { result: 'reverted' }), at: 9 },
  })
  expect(parseTransactions(stringifyTransactions([lie]), owner)).toEqual([])
})

test('error: the transactions of another address or chain do not count', () => {
  expect(parseTransactions(stringifyTransactions(all), { ...owner, chainId: 1 })).toEqual([])
})

test('error: strange characters in a title or a reason are taken out', () => {
  const text = stringifyTransactions([testTransaction({ title: `Send\u202E all\u0000${'!'.repeat(500)}` })])
  const [transaction] = parseTransactions(text, owner)
  expect(transaction?.title).toMatch(/^Send all!+$/)
  expect(transaction?.title.length).toBeLessThanOrEqual(200)
})

test('error: no text crashes it, and damage never makes a success', () => {
  const text = stringifyTransactions(all.filter(({ state }) => state.status !== 'confirmed'))
  const damaged = fc
    .tuple(fc.nat(text.length - 1), fc.string({ maxLength: 4 }))
    .map(([at, noise]) => text.slice(0, at) + noise + text.slice(at + 1))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged), (stored) => {
      for (const { state } of parseTransactions(stored, owner)) expect(state.status).not.toBe('confirmed')
    }),
    { numRuns: 2_000 },
  )
})
