import { expect, test } from 'vitest'
import { captureNatives } from '../browser/natives.ts'
import { askAge } from '../older/askAge.ts'
import { isSealed } from './isSealed.ts'

const createGlobal = () => ({
  fetch: () => Promise.reject(),
  JSON,
  CSS: { supports: () => true },
  URL,
  Error,
})
const page = {} as Document
const mapped = () => 'https://love.example/'
const unmapped = () => {
  throw new TypeError('Failed to resolve module specifier')
}

test('default: a page whose scripts and import map are in force', () => {
  const global = createGlobal()
  askAge(global, page)
  captureNatives(global)
  expect(isSealed(global, mapped)).toBe(true)
})

test('error: without one of them', () => {
  const global = createGlobal()
  expect(isSealed(global, mapped)).toBe(false)
  captureNatives(global)
  expect(isSealed(global, mapped)).toBe(false)
  askAge(global, page)
  expect(isSealed(global, unmapped)).toBe(false)
})
