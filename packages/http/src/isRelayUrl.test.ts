import { expect, test } from 'vitest'
import { isRelayUrl } from './isRelayUrl.ts'

test.each([
  'wss://relay.example',
  'wss://relay.example:8443',
  'wss://relay.example/relay/v2',
  'wss://127.0.0.1:5000',
  'ws://localhost:5000',
  'ws://127.0.0.1',
])('default: %s', (url) => {
  expect(isRelayUrl(url)).toBe(true)
})

test.each([
  '',
  'relay.example',
  'https://relay.example',
  'ws://relay.example',
  'ws://localhost.example',
  'wss://',
  'wss://*.example',
  'wss://relay.example/',
  'wss://relay.example:99999',
  'wss://relay.example?projectId=1',
  'wss://relay.example#here',
  'wss://user:word@relay.example',
  'wss://relay.example; script-src *',
  'wss://relay.example wss://evil.example',
  'wss://relay.example,wss://evil.example',
  'wss://relay.example\n',
  `wss://relay.example/${'CANARY0'.repeat(5)}`,
])('error: %j', (url) => {
  expect(isRelayUrl(url)).toBe(false)
})
