import { expect, test, vi } from 'vitest'
import { createStore } from './createStore.ts'

test('default: listeners hear of each change until they stop', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(2)
  store.update((state) => state + 1)
  expect(store.get()).toBe(3)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.set(4)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('behavior: the same value is no change', () => {
  const store = createStore({ a: 1 })
  const listener = vi.fn()
  store.subscribe(listener)
  store.update((state) => state)
  expect(listener).not.toHaveBeenCalled()
})

test('behavior: a listener may stop while it is called', () => {
  const store = createStore(0)
  const other = vi.fn()
  const stop = store.subscribe(() => stop())
  store.subscribe(other)
  store.set(1)
  expect(other).toHaveBeenCalledOnce()
})
