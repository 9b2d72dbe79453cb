import { expect, test } from 'vitest'
import { captureNatives } from '../session/natives.ts'
import { isSealed } from './isSealed.ts'

const createGlobal = () => ({ fetch: () => Promise.reject(), JSON })
const mapped = () => 'https://love.example/'
const unmapped = () => {
  throw new TypeError('Failed to resolve module specifier')
}

test('default: a page whose boot script and import map are in force', () => {
  const global = createGlobal()
  captureNatives(global)
  expect(isSealed(global, mapped)).toBe(true)
})

test('error: without the one or the other', () => {
  const global = createGlobal()
  expect(isSealed(global, mapped)).toBe(false)
  captureNatives(global)
  expect(isSealed(global, unmapped)).toBe(false)
})
