import { expect, test } from 'vitest'
import { isOrigin } from './isOrigin.ts'

test.each([
  'https://app.safe.global',
  'http://localhost:3003',
  'https://a.example:8443',
  'http://[::1]:3000',
])('default: %s is one', (text) => {
  expect(isOrigin(text)).toBe(true)
})

test.each([
  '*',
  '',
  'null',
  '/',
  'https://',
  'https://*',
  'https://*.safe.global',
  'https://app.safe.global/',
  'https://app.safe.global/path',
  'https://APP.safe.global',
  'https://app.safe.global:443',
  'https://a@app.safe.global',
  'javascript:alert(1)',
  'data:text/html,a',
  'file:///etc',
  'app.safe.global',
  ' https://app.safe.global',
  'https://app.safe.global\n',
])('error: %j is none', (text) => {
  expect(isOrigin(text)).toBe(false)
})
