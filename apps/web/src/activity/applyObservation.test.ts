import { expect, test } from 'vitest'
import { hashOf, minedIn, testTransaction } from '../../test/testTransaction.ts'
import { applyObservation, droppedAfterMs, type Observation } from './applyObservation.ts'
import type { Transaction } from './transaction.ts'

const waiting: Observation = { kind: 'waiting', nextNonce: 0 }
const unknown: Observation = { kind: 'unknown', nonceUsed: false }
const mined = (depth: number, fields?: Parameters<typeof minedIn>[1], block = 10): Observation => ({
  kind: 'mined',
  mined: minedIn(block, fields),
  depth,
})

/** Sees one thing after another, a second apart. */
function after(
  observations: readonly Observation[],
  confirmations = 3,
  start: Transaction = testTransaction(),
) {
  return observations.reduce(
    (transaction, observation, index) =>
      applyObservation(transaction, observation, { now: 1_000 * index, confirmations }),
    start,
  )
}

test('default: pool, block, depth, confirmed', () => {
  expect(after([waiting]).state).toEqual({ status: 'pending', detail: 'sent' })
  expect(after([waiting, mined(1)]).state).toEqual({
    status: 'pending',
    detail: 'included',
    mined: minedIn(10),
    depth: 1,
    moved: false,
  })
  expect(after([waiting, mined(1), mined(3)]).state).toEqual({
    status: 'confirmed',
    detail: 'success',
    mined: minedIn(10),
    at: 2_000,
  })
})

test('behavior: with one confirmation it is confirmed in its first block', () => {
  expect(after([mined(1)], 1).state.status).toBe('confirmed')
})

test('behavior: nothing new gives back the same object', () => {
  for (const observation of [waiting, unknown, mined(1), mined(3)]) {
    const seen = after([observation])
    expect(applyObservation(seen, observation, { now: 500, confirmations: 3 })).toBe(seen)
  }
})

test('behavior: a nonce gap is told', () => {
  const start = testTransaction({ nonce: 7 })
  expect(after([{ kind: 'waiting', nextNonce: 5 }], 3, start).state).toMatchObject({ waitsFor: 5 })
  expect(after([{ kind: 'waiting', nextNonce: 7 }], 3, start).state).not.toHaveProperty('waitsFor')
})

test.each(['reverted', 'cancelled', 'replaced'] as const)('behavior: %s is never a success', (result) => {
  expect(after([mined(1, { result })]).state).toMatchObject({ status: 'pending', detail: 'included' })
  expect(after([mined(3, { result })]).state).toMatchObject({ status: 'failed', detail: result })
})

test('behavior: a block that disappears moves it back to pending, and the new block counts from one', () => {
  const reorged = after([mined(2), waiting])
  expect(reorged.state).toEqual({ status: 'pending', detail: 'reorged' })
  expect(after([mined(2), waiting, waiting]).state.detail).toBe('reorged')
  expect(after([mined(2), waiting, mined(1, { blockHash: hashOf(5) }, 11)]).state).toMatchObject({
    detail: 'included',
    depth: 1,
    moved: true,
  })
})

test('behavior: a block that becomes another one says so until it is final', () => {
  const other = { blockHash: hashOf(5) }
  expect(after([mined(2), mined(1, other), mined(2, other)]).state).toMatchObject({ moved: true, depth: 2 })
  expect(after([mined(2), mined(1, other), mined(3, other)]).state.status).toBe('confirmed')
})

test('behavior: even what was confirmed goes back when its block is gone', () => {
  expect(after([mined(3), waiting]).state).toEqual({ status: 'pending', detail: 'reorged' })
  expect(after([mined(3), mined(1, { blockHash: hashOf(5) })]).state).toMatchObject({
    detail: 'included',
    moved: true,
  })
})

test('behavior: a node that lags behind undoes nothing', () => {
  expect(after([mined(3), mined(1)]).state).toMatchObject({ status: 'confirmed', at: 0 })
})

test('behavior: unknown for two minutes is dropped, not before and never as a success', () => {
  const start = after([unknown])
  expect(start.state).toEqual({ status: 'pending', detail: 'missing', since: 0 })
  const see = (now: number) => applyObservation(start, unknown, { now, confirmations: 1 }).state
  expect(see(droppedAfterMs - 1).status).toBe('pending')
  expect(see(droppedAfterMs)).toEqual({
    status: 'failed',
    detail: 'dropped',
    nonceUsed: false,
    at: droppedAfterMs,
  })
})

test('behavior: to be seen once starts the two minutes again', () => {
  const start = after([unknown, waiting])
  const again = applyObservation(start, unknown, { now: droppedAfterMs, confirmations: 1 })
  expect(again.state).toEqual({ status: 'pending', detail: 'missing', since: droppedAfterMs })
})

test('behavior: taken out of the chain and out of the pool is dropped after two minutes too', () => {
  const start = after([mined(1), unknown])
  expect(start.state).toEqual({ status: 'pending', detail: 'reorged', missingSince: 1_000 })
  const later = applyObservation(start, unknown, { now: 1_000 + droppedAfterMs, confirmations: 3 })
  expect(later.state).toMatchObject({ status: 'failed', detail: 'dropped' })
})

test('behavior: what was dropped may come back', () => {
  const dropped = testTransaction({
    state: { status: 'failed', detail: 'dropped', nonceUsed: false, at: 1 },
  })
  expect(after([waiting], 1, dropped).state).toEqual({ status: 'pending', detail: 'sent' })
  expect(after([mined(1)], 1, dropped).state.status).toBe('confirmed')
  expect(after([unknown], 1, dropped)).toBe(dropped)
  expect(after([{ kind: 'unknown', nonceUsed: true }], 1, dropped).state).toMatchObject({ nonceUsed: true })
})
