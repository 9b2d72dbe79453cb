import { expect, test } from 'vitest'
import { ensureStorage } from './ensureStorage.ts'
import { memoryStorage } from './memoryStorage.ts'

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('default: storage that works is left alone', () => {
  const holder = { localStorage: memoryStorage(), sessionStorage: memoryStorage() }
  const { localStorage, sessionStorage } = holder
  ensureStorage(holder)
  expect(holder.localStorage).toBe(localStorage)
  expect(holder.sessionStorage).toBe(sessionStorage)
})

test('error: storage that throws when touched is replaced', () => {
  const holder = Object.defineProperties({} as { localStorage: Storage; sessionStorage: Storage }, {
    localStorage: { get: denied, configurable: true },
    sessionStorage: { get: denied, configurable: true },
  })
  ensureStorage(holder)
  holder.localStorage.setItem('a', '1')
  expect(holder.localStorage.getItem('a')).toBe('1')
  expect(holder.sessionStorage.getItem('a')).toBeNull()
})

test('error: storage that is null or throws when read is replaced', () => {
  const holder = Object.defineProperties({} as { localStorage: Storage; sessionStorage: Storage }, {
    localStorage: { value: null, configurable: true },
    sessionStorage: { value: { getItem: denied }, configurable: true },
  })
  ensureStorage(holder)
  expect(holder.localStorage.length).toBe(0)
  expect(holder.sessionStorage.length).toBe(0)
})

test('behavior: the stand-in keeps the rules of Storage', () => {
  const storage = memoryStorage()
  expect(storage.getItem('a')).toBeNull()
  expect(storage.key(0)).toBeNull()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  storage.setItem('a', '3')
  expect(storage.length).toBe(2)
  expect(storage.key(0)).toBe('a')
  expect(storage.getItem('a')).toBe('3')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
  storage.clear()
  expect(storage.length).toBe(0)
})
