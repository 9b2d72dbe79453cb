import type { SafeTx } from '@love/safe/safeTx'
import type { SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { type Address, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { planSimulation, type SimulationChoice } from './planSimulation.ts'
import type { Waiting } from './readWaiting.ts'
import { simulationSummary } from './simulationSummary.ts'

const safe: Address = numberToHex(0x5afe, { size: 20 })
const none: SimulationChoice = { tried: new Map(), dropped: new Set() }

function transaction(nonce: bigint, value: bigint): SafeTx {
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress }
  return { to: zeroAddress, value, data: '0x', operation: 0, ...gas, nonce }
}
const waiting = (nonce: bigint, { value = nonce, signed = 1 } = {}): Waiting => ({
  id: `${nonce} ${value}`,
  nonce,
  signed,
  required: 2,
  tx: transaction(nonce, value),
})
const altered = (nonce: bigint): Waiting => ({ ...waiting(nonce), tx: undefined })
const plan = (items: readonly Waiting[], choice = none) =>
  planSimulation({ safe, safeNonce: 5n, waiting: items, choice, tokens: [] })
const values = (items: readonly Waiting[], choice = none) =>
  plan(items, choice).request?.steps.map(({ nonce, value }) => `${nonce}: ${value}`)

test('default: one step a nonce, in their order', () => {
  const items = [waiting(6n), waiting(5n), waiting(7n)]
  expect(values(items)).toEqual(['5: 5', '6: 6', '7: 7'])
  expect(plan(items).rows.map(({ kind }) => kind)).toEqual(['step', 'step', 'step'])
})

test('behavior: nonces that nobody has proposed anything for have a row', () => {
  expect(plan([waiting(6n), waiting(9n)]).rows).toMatchObject([
    { kind: 'gap', nonce: 5n, last: 5n },
    { kind: 'step', nonce: 6n },
    { kind: 'gap', nonce: 7n, last: 8n },
    { kind: 'step', nonce: 9n },
  ])
})

test('behavior: of rivals the one with most signatures is tried, until another one is chosen', () => {
  const rivals = [waiting(5n, { value: 1n }), waiting(5n, { value: 2n, signed: 2 })]
  expect(values(rivals)).toEqual(['5: 2'])
  expect(values(rivals, { ...none, tried: new Map([[5n, '5 1']]) })).toEqual(['5: 1'])
})

test('behavior: what is dropped is rejected, which uses its nonce up', () => {
  const choice = { ...none, dropped: new Set([5n]) }
  const { request, rows } = plan([waiting(5n), waiting(6n)], choice)
  expect(request?.steps[0]).toMatchObject({ to: safe, value: '0', data: '0x', nonce: '5' })
  expect(request?.steps[1]).toMatchObject({ value: '6', nonce: '6' })
  expect(rows[0]).toMatchObject({ isDropped: true, tried: { id: '5 5' } })
})

test('error: what does not match is not tried', () => {
  const { rows, request } = plan([altered(5n), waiting(6n)])
  expect(rows.map(({ kind }) => kind)).toEqual(['refused', 'step'])
  expect(request?.steps).toHaveLength(1)
  expect(plan([altered(5n)]).request).toBeUndefined()
  expect(values([altered(5n), waiting(5n)])).toEqual(['5: 5'])
})

test('error: more than the server takes are left out, and counted', () => {
  const { request, leftOut } = plan(Array.from({ length: 60 }, (_, index) => waiting(5n + BigInt(index))))
  expect(request?.steps).toHaveLength(50)
  expect(leftOut).toBe(10)
})

test('default: the summary says how far the queue comes and what stops it', () => {
  const { rows } = plan([waiting(5n), waiting(6n), waiting(8n)])
  const fine: SimulatedStep = { status: 'success', gasUsed: '1', changes: [], owners: [], threshold: 1 }
  const words = (...steps: readonly SimulatedStep[]) =>
    simulationSummary(rows, { status: 'done', block: '1', nonce: '5', steps })
  expect(words(fine, fine, fine)).toEqual({
    isFine: true,
    words: 'Simulation passed: all 3 succeed in this order.',
  })
  expect(words(fine, fine, { status: 'waits', nonce: '7' })).toEqual({
    isFine: false,
    words: '2 succeed. Nonce 8: waiting for nonce 7.',
  })
  expect(words({ status: 'used' }, fine, fine).words).toBe(
    'Nonce 5: its nonce has already been used: it can never be executed.',
  )
})
