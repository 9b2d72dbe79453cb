import { expect, test } from 'vitest'
import { captureNatives, nativesAreIntact } from './natives.ts'

const createGlobal = () => ({ fetch: () => Promise.reject(), JSON: { ...JSON, stringify: () => '' } })

test('default: an untouched page is intact', () => {
  const global = createGlobal()
  captureNatives(global)
  expect(nativesAreIntact(global)).toBe(true)
  expect(Object.keys(global)).toEqual(['fetch', 'JSON'])
})

test('behavior: a hooked fetch or stringify is noticed', () => {
  const global = createGlobal()
  captureNatives(global)
  const { fetch } = global
  global.fetch = () => Promise.reject()
  expect(nativesAreIntact(global)).toBe(false)
  global.fetch = fetch
  expect(nativesAreIntact(global)).toBe(true)
  global.JSON.stringify = () => 'other'
  expect(nativesAreIntact(global)).toBe(false)
})

test('error: the capture cannot be repeated, replaced or changed', () => {
  const global = createGlobal()
  captureNatives(global)
  const key = Symbol.for('love.natives')
  expect(() => captureNatives(global)).toThrow(TypeError)
  expect(Reflect.set(global, key, {})).toBe(false)
  expect(Reflect.deleteProperty(global, key)).toBe(false)
  expect(Object.isFrozen(Reflect.get(global, key))).toBe(true)
})

test('error: without a capture nothing counts as intact', () => {
  expect(nativesAreIntact(createGlobal())).toBe(false)
})
