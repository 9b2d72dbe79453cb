import { expect, test, vi } from 'vitest'
import { observeAll } from './observeAll.ts'
import type { Observed } from './reading.ts'

function testObserved<Data>(data?: Data) {
  const listeners = new Set<() => void>()
  let state: { data: Data | undefined; failure: string | undefined } = { data, failure: undefined }
  const readAgain = vi.fn(async () => {})
  const observed: Observed<Data> = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => state,
    readAgain,
  }
  return {
    observed,
    readAgain,
    listeners,
    tell(next: Partial<typeof state>) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}

test('default: what has come of each, and nothing before anything has', () => {
  const one = testObserved<number>()
  const other = testObserved<string>()
  const all = observeAll({ one: one.observed, other: other.observed })
  expect(all.get()).toEqual({ data: undefined, failure: undefined })
  one.tell({ data: 1 })
  expect(all.get()).toEqual({ data: { one: 1 }, failure: undefined })
  other.tell({ data: 'x' })
  expect(all.get()).toEqual({ data: { one: 1, other: 'x' }, failure: undefined })
})

test('behavior: the same object while nothing has changed, another one when something has', () => {
  const one = testObserved(1)
  const all = observeAll({ one: one.observed })
  const first = all.get()
  expect(all.get()).toBe(first)
  one.tell({ data: 1 })
  expect(all.get()).toBe(first)
  one.tell({ data: 2 })
  expect(all.get()).not.toBe(first)
})

test('behavior: listeners hear of each until they stop, and all are read again', async () => {
  const one = testObserved(1)
  const other = testObserved(2)
  const all = observeAll({ one: one.observed, other: other.observed })
  const heard = vi.fn()
  const stop = all.subscribe(heard)
  one.tell({ data: 3 })
  other.tell({ data: 4 })
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  expect(one.listeners.size + other.listeners.size).toBe(0)
  await all.readAgain()
  expect([one.readAgain, other.readAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('error: the first failure is told, and what is there stays', () => {
  const one = testObserved(1)
  const other = testObserved<number>()
  const all = observeAll({ one: one.observed, other: other.observed })
  other.tell({ failure: 'The server cannot be reached.' })
  expect(all.get()).toEqual({ data: { one: 1 }, failure: 'The server cannot be reached.' })
})
