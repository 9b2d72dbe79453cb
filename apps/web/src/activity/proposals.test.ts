import { expect, test } from 'vitest'
import { hashOf, minedIn, owner, testTransaction } from '../../test/testTransaction.ts'
import type { Toast } from '../toasts/toasts.ts'
import { announceTransactions } from './announceTransactions.ts'
import { applyObservation, type Observation, withdrawnAfterMs } from './applyObservation.ts'
import { createTransactionStore } from './createTransactionStore.ts'
import { progressOf } from './progressOf.ts'
import { parseTransactions, stringifyTransactions } from './storedTransactions.ts'
import { chainHashOf, isRepriced, type Transaction } from './transaction.ts'
import { addTransaction } from './transactions.ts'
import { transactionWords } from './transactionWords.ts'

const proposal = testTransaction({ isProposal: true, state: { status: 'pending', detail: 'proposed' } })
const signed = (count: number): Observation => ({ kind: 'proposed', signed: count, required: 3 })
const after = (transaction: Transaction, ...observations: readonly Observation[]) =>
  observations.reduce(
    (known, observation) => applyObservation(known, observation, { now: 5_000, confirmations: 1 }),
    transaction,
  )
const executed: Observation = { kind: 'mined', mined: minedIn(9, { hash: hashOf(77) }), depth: 1 }

test('default: signature by signature, then executed by another transaction', () => {
  const waiting = after(proposal, signed(1), signed(2))
  expect(waiting.state).toEqual({ status: 'pending', detail: 'proposed', signed: 2, required: 3 })
  expect(after(waiting, signed(2))).toBe(waiting)
  expect(transactionWords(waiting, 1)).toMatchObject({ label: '2 of 3 signed' })
  expect(progressOf(waiting, { confirmations: 1, blockTimeMs: undefined }).value).toBeCloseTo(2 / 3)
  expect(chainHashOf(waiting)).toBeUndefined()
  const done = after(waiting, signed(3), executed)
  expect(done.state).toMatchObject({ status: 'confirmed', mined: { hash: hashOf(77) } })
  expect(transactionWords(done, 1).text).toBe('In block 9.')
  expect(isRepriced(done)).toBe(false)
  expect(chainHashOf(done)).toBe(hashOf(77))
})

test('behavior: a block that is taken back makes it a proposal again', () => {
  expect(after(proposal, executed, signed(3)).state).toMatchObject({ detail: 'proposed', signed: 3 })
})

test('behavior: a rival ends it; one that is gone for a moment is not taken back yet', () => {
  expect(after(proposal, { kind: 'outvoted' }).state).toEqual({
    status: 'failed',
    detail: 'outvoted',
    at: 5_000,
  })
  const missing = after(proposal, signed(1), { kind: 'withdrawn' })
  expect(missing.state).toMatchObject({ status: 'pending', signed: 1, missingSince: 5_000 })
  const context = { now: 5_000 + withdrawnAfterMs, confirmations: 1 }
  const gone = applyObservation(missing, { kind: 'withdrawn' }, context)
  expect(gone.state).toMatchObject({ status: 'failed', detail: 'withdrawn' })
  expect(transactionWords(gone, 1)).toMatchObject({ label: 'Deleted' })
  expect(after(missing, signed(1)).state).toEqual({
    status: 'pending',
    detail: 'proposed',
    signed: 1,
    required: 3,
  })
  const done = after(proposal, executed)
  expect(after(done, { kind: 'withdrawn' })).toBe(done)
})

test('default: all of it survives a reload, beside entries of earlier builds', () => {
  const all = [
    after(proposal, signed(1)),
    after({ ...proposal, hash: hashOf(2) }, { kind: 'outvoted' }),
    after({ ...proposal, hash: hashOf(3) }, executed),
    testTransaction({ hash: hashOf(4) }),
  ]
  const read = parseTransactions(stringifyTransactions(all), owner)
  expect(new Set(read)).toEqual(new Set(all))
  const odd = stringifyTransactions(all).replace('"signed":1', '"signed":"many"')
  expect(parseTransactions(odd, owner).find(({ hash }) => hash === hashOf(1))?.state).toEqual({
    status: 'pending',
    detail: 'proposed',
    required: 3,
  })
})

test('behavior: every further signature is told, without a link to what no explorer knows', () => {
  const store = createTransactionStore({
    readStored: () => null,
    writeStored: () => {},
    onStoredChange: () => () => {},
  })
  const told: Toast[] = []
  announceTransactions({
    store,
    show: (toast) => void told.push(toast),
    confirmations: () => 1,
    linkTo: (hash) => `https://explorer.example/${hash}`,
  })
  store.update(owner, (all) => addTransaction(all, proposal))
  for (const observation of [signed(1), signed(1), signed(2), executed])
    store.update(owner, (all) => all.map((one) => after(one, observation)))
  expect(told.map(({ title, link }) => [title.split(':')[0], link?.href])).toEqual([
    ['Awaiting signatures', undefined],
    ['1 of 3 signed', undefined],
    ['2 of 3 signed', undefined],
    ['Confirmed', `https://explorer.example/${hashOf(77)}`],
  ])
})
