import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testBrowser } from '../../../test/testBrowser.ts'
import { testSwap } from '../../../test/testSwap.ts'
import { hashOf, minedIn, testTransaction } from '../../../test/testTransaction.ts'
import { stringifyBigints } from '../../storage/bigintJson.ts'
import type { Run } from '../sending/run.ts'
import type { Sending } from '../sending/sending.ts'
import { isWorthKeeping } from './isWorthKeeping.ts'
import { doneWords, unfinishedKey } from './unfinishedRun.ts'
import { createUnfinishedStore } from './unfinishedStore.ts'

const { address, chainId } = testTransaction()
const owner = { address, chainId }
const intent = { ...testSwap(address), chainId }
const [approval, swap] = intent.calls as [(typeof intent.calls)[0], (typeof intent.calls)[0]]
const done = { status: 'done', hash: hashOf(1), mined: minedIn(7) } as const
const run: Run = {
  intent,
  way: 'one by one',
  steps: [
    { call: approval, state: done },
    { call: swap, state: { status: 'later' } },
  ],
}
/** As a page reads it that finds this text. */
function parseUnfinished(text: string | null, of: typeof owner) {
  const texts = new Map(text === null ? [] : [[unfinishedKey(of), text]])
  return createUnfinishedStore(testBrowser(texts).openTab(), () => 1_000).list(of)
}
const kept = { id: 'one', startedAt: 1_000, run }

test('default: what is kept comes back as it was', () => {
  expect(parseUnfinished(stringifyBigints([kept]), owner)).toEqual([kept])
  expect(doneWords(run)).toBe('1 of 2 steps done.')
})

test('behavior: a step that the wallet may have sent is still that after any number of visits', () => {
  const state = (text: string) => parseUnfinished(text, owner)[0]?.run.steps[1]?.state
  const asking = { call: swap, state: { status: 'asking', nonce: 7 } } as const
  const steps = [{ call: approval, state: done }, asking]
  const [left] = parseUnfinished(stringifyBigints([{ ...kept, run: { ...run, steps } }]), owner)
  expect(left?.run.steps[1]?.state).toEqual({ status: 'later', askedAt: 7 })
  expect(state(stringifyBigints([left]))).toEqual({ status: 'later', askedAt: 7 })
})

test('error: another owner, another chain, and anything broken is left out', () => {
  const text = stringifyBigints([kept])
  expect(parseUnfinished(text, { ...owner, chainId: 1 })).toEqual([])
  expect(parseUnfinished(text, { ...owner, address: intent.calls[0]?.to ?? address })).toEqual([])
  for (const broken of [
    null,
    '',
    '[{}]',
    '{"a":1}',
    text.slice(1),
    text.replace('"one by one"', '"sideways"'),
  ])
    expect(parseUnfinished(broken, owner)).toEqual([])
  for (const part of ['"to":"0x', '"data":"0x', '"mined":{', '"decimals":'])
    expect(parseUnfinished(text.replace(part, `${part.slice(0, -2)}"`), owner), part).toEqual([])
})

test('error: no stored value throws, and none that passes has a call without an address', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      const text = stringifyBigints([kept])
      for (const value of [json, text.slice(0, at % text.length) + json + text.slice(at % text.length)])
        for (const { run: parsed } of parseUnfinished(value, owner))
          for (const { call } of parsed.steps) expect(call.to).toMatch(/^0x[0-9a-fA-F]{40}$/)
    }),
  )
})

test('behavior: only what has been begun, in several steps and without a permit, is kept', () => {
  const working = (steps: Run['steps'], more: Partial<Run> = {}): Sending => ({
    phase: 'working',
    run: { ...run, steps, ...more },
  })
  const later = { status: 'later' } as const
  expect(isWorthKeeping(working(run.steps))).toBe(true)
  expect(isWorthKeeping(working([{ call: swap, state: done }]))).toBe(false)
  expect(isWorthKeeping(working(run.steps.map(({ call }) => ({ call, state: later }))))).toBe(false)
  expect(isWorthKeeping({ phase: 'finished', run })).toBe(false)
  expect(isWorthKeeping({ phase: 'stopped', run, words: 'No' })).toBe(true)
  expect(isWorthKeeping({ phase: 'stopped', run, words: 'Alarm', isAlarm: true })).toBe(false)
  const permit = { words: 'Sign', message: {} as never, instead: [] }
  expect(isWorthKeeping(working([...run.steps, { call: { ...swap, permit }, state: later }]))).toBe(false)
  expect(isWorthKeeping(working(run.steps, { way: 'batch' }))).toBe(false)
  expect(isWorthKeeping(working(run.steps, { way: 'batch', batchId: '0x1' }))).toBe(true)
})

test('behavior: the store keeps the newest five for a day, tells of changes, and leaves nothing behind', () => {
  const { texts, openTab } = testBrowser()
  const clock = { now: 1_000 }
  const store = createUnfinishedStore(openTab(), () => clock.now)
  let told = 0
  const stop = store.subscribe(owner, () => void told++)
  for (const id of ['1', '2', '3', '4', '5', '6', '6']) store.keep(owner, { ...kept, id })
  expect(store.list(owner).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2'])
  expect(told).toBe(7)
  stop()
  for (const { id } of store.list(owner)) store.forget(owner, id)
  expect(texts.has(unfinishedKey(owner))).toBe(false)
  expect(told).toBe(7)
  store.keep(owner, kept)
  clock.now += 86_400_001
  expect(store.list(owner)).toEqual([])
})
