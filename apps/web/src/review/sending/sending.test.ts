import { devnet } from '@love/contracts/deployments/1337'
import type { Intent, IntentCall } from '@love/protocol/intents/intent'
import { expect, test } from 'vitest'
import { hashOf, minedIn, owner } from '../../../test/testTransaction.ts'
import { rejectedText } from '../../chain/errorText.ts'
import { freeze } from '../freeze.ts'
import { planCalls } from '../planCalls.ts'
import { firstOpenStep } from './run.ts'
import { reduceSending, reviewing, type Sending, type SendingEvent } from './sending.ts'

const call = (words: string): IntentCall => ({ words, to: devnet.router, data: '0x', value: 0n })
const [approve, swap] = [call('approve'), call('swap')]
const intent: Intent = {
  title: 'Swap',
  chainId: 1337,
  account: owner.address,
  calls: [approve, swap],
  expects: [],
}
const plan = { way: 'one by one', calls: intent.calls } as const
const confirmed: SendingEvent = { type: 'confirmed', intent, plan }
const done = { status: 'done', hash: hashOf(1), mined: minedIn(7) } as const

function after(...events: readonly SendingEvent[]): Sending {
  return events.reduce(reduceSending, reviewing)
}

function statusesOf(sending: Sending): readonly string[] {
  return 'run' in sending ? sending.run.steps.map(({ state }) => state.status) : []
}

test('default: from review through the steps to the end', () => {
  expect(after(confirmed)).toMatchObject({ phase: 'working' })
  const working = after(confirmed, { type: 'moved', index: 0, state: done })
  expect(statusesOf(working)).toEqual(['done', 'later'])
  expect(after(confirmed, { type: 'finished' })).toMatchObject({ phase: 'finished' })
  expect(after(confirmed, { type: 'finished', alarm: 'Less' })).toMatchObject({ alarm: 'Less' })
})

test('behavior: a refused first step leads back to the review with its words', () => {
  const sending = after(
    confirmed,
    { type: 'moved', index: 0, state: { status: 'asking' } },
    { type: 'refused', words: 'No' },
  )
  expect(sending).toEqual({ phase: 'reviewing', words: 'No', isOneByOne: true })
})

test('behavior: a refused later step keeps what is done, and can be tried again from there', () => {
  const stopped = after(
    confirmed,
    { type: 'moved', index: 0, state: done },
    { type: 'moved', index: 1, state: { status: 'asking' } },
    { type: 'refused', words: 'No' },
  )
  expect(stopped).toMatchObject({ phase: 'stopped', words: 'No' })
  expect(statusesOf(stopped)).toEqual(['done', 'later'])
  const again = reduceSending(stopped, { type: 'retried' })
  expect(again.phase === 'working' && firstOpenStep(again.run)).toBe(1)
})

test('behavior: cancelled, the next try looks whether the wallet has sent it after all', () => {
  const asking: SendingEvent = { type: 'moved', index: 1, state: { status: 'asking', nonce: 7 } }
  const first: SendingEvent = { type: 'moved', index: 0, state: { status: 'asking', nonce: 6 } }
  const cancelled: SendingEvent = { type: 'cancelled', words: 'Cancelled' }
  expect(after(confirmed, first, cancelled)).toEqual({
    phase: 'reviewing',
    words: 'Cancelled',
    isOneByOne: true,
  })
  const stopped = after(confirmed, { type: 'moved', index: 0, state: done }, asking, cancelled)
  expect(stopped).toMatchObject({ phase: 'stopped', words: 'Cancelled' })
  expect(stopped.phase === 'stopped' && stopped.run.steps[1]?.state).toEqual({ status: 'later', askedAt: 7 })
})

test('behavior: what was sent after all is said where it was cancelled, and nowhere else', () => {
  const late: SendingEvent = { type: 'sentAfterAll', words: 'After all' }
  expect(after(late)).toMatchObject({ phase: 'reviewing', words: 'After all' })
  const working = after(confirmed)
  expect(reduceSending(working, late)).toBe(working)
})

test('behavior: each step has the cost that was reviewed', () => {
  const costs = [
    { gas: 1n, fee: 2n },
    { gas: 3n, fee: 4n },
  ]
  const working = after({ ...confirmed, costs })
  expect(working.phase === 'working' && working.run.steps.map(({ cost }) => cost)).toEqual(costs)
})

test('behavior: what was under way when it stopped has failed, and keeps its hash', () => {
  const stopped = after(
    confirmed,
    { type: 'moved', index: 0, state: { status: 'pending', hash: hashOf(3) } },
    { type: 'stopped', words: 'Dropped' },
  )
  expect(stopped.phase === 'stopped' && stopped.run.steps.map(({ state }) => state)).toEqual([
    { status: 'failed', hash: hashOf(3) },
    { status: 'later' },
  ])
})

test('error: after an alarm nothing is tried again', () => {
  const stopped = after(confirmed, { type: 'stopped', words: 'Not what you reviewed', isAlarm: true })
  expect(stopped).toMatchObject({ phase: 'stopped', isAlarm: true })
  for (const event of [{ type: 'retried' }, { type: 'reviewedAgain' }, confirmed] as const)
    expect(reduceSending(stopped, event)).toBe(stopped)
})

test('behavior: a step that you reject after another was sent does not say that nothing was sent', () => {
  const asked: SendingEvent = { type: 'moved', index: 1, state: { status: 'asking' } }
  const rejected: SendingEvent = { type: 'refused', words: rejectedText }
  const stopped = after(confirmed, { type: 'moved', index: 0, state: done }, asked, rejected)
  expect(stopped).toMatchObject({ phase: 'stopped', words: 'You rejected step 2 of 2, so it was not sent.' })
})

test('behavior: a refused batch offers one by one', () => {
  const sending = after(
    { ...confirmed, plan: { ...plan, way: 'batch' } },
    { type: 'batchRefused', words: 'No' },
  )
  expect(sending).toEqual({ phase: 'reviewing', words: 'No', isOneByOne: true })
})

test('error: late news of another phase change nothing', () => {
  const late: readonly SendingEvent[] = [
    { type: 'moved', index: 0, state: done },
    { type: 'refused', words: 'No' },
    { type: 'cancelled', words: 'No' },
    { type: 'stopped', words: 'No' },
    { type: 'finished' },
    { type: 'retried' },
    { type: 'reviewedAgain' },
  ]
  for (const event of late) expect(reduceSending(reviewing, event)).toBe(reviewing)
  const finished = after(confirmed, { type: 'finished' })
  for (const event of [...late, confirmed]) expect(reduceSending(finished, event)).toBe(finished)
})

test('behavior: a batch has no permits in it, and neither has a contract account', () => {
  const permit = { words: 'Sign', message: {} as never, instead: [approve, swap] }
  const permitted = { calls: [{ ...swap, permit }] }
  const ways = { canBatch: false, isContract: false, isProposing: false }
  expect(planCalls(permitted, ways)).toEqual({ way: 'one by one', calls: permitted.calls })
  expect(planCalls(permitted, { ...ways, canBatch: true })).toEqual({ way: 'batch', calls: [approve, swap] })
  expect(planCalls(permitted, { ...ways, isContract: true })).toEqual({
    way: 'one by one',
    calls: [approve, swap],
  })
  expect(planCalls({ calls: [swap] }, { ...ways, canBatch: true }).way).toBe('one by one')
})

test('behavior: a Safe gets one proposal with all calls and no permits, whatever else it can', () => {
  const permit = { words: 'Sign', message: {} as never, instead: [approve, swap] }
  const ways = { canBatch: true, isContract: true, isProposing: true }
  expect(planCalls({ calls: [{ ...swap, permit }] }, ways)).toEqual({
    way: 'proposal',
    calls: [approve, swap],
  })
  expect(planCalls({ calls: [swap] }, ways)).toEqual({ way: 'proposal', calls: [swap] })
})

test('behavior: what was agreed to cannot be changed afterwards', () => {
  const mutable = { ...intent, calls: [{ ...swap }] }
  const frozen = freeze(mutable)
  mutable.calls[0] = { ...swap, value: 5n }
  expect(frozen.calls[0]?.value).toBe(0n)
  expect(() => Object.assign(frozen.calls[0] ?? {}, { value: 9n })).toThrow()
})
