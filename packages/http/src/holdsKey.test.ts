import { expect, test } from 'vitest'
import { holdsKey } from './isRelayUrl.ts'

const key = 'Ab3'.repeat(11)

test.each([
  `https://node.example/v2/${key}`,
  `https://${key.toLowerCase()}.node.example`,
  `https://node.example?apikey=${key}`,
  `https://user:${key}@node.example`,
  '0123456789abcdef0123456789abcdef',
])('default: %s holds a key', (text) => {
  expect(holdsKey(text)).toBe(true)
})

test.each([
  'https://love.example',
  'https://t.me/loveethereum',
  'https://app.example/0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C',
  `https://ipfs.example/ipfs/Qm${'a'.repeat(44)}`,
  `https://ipfs.example/ipfs/bafy${'a'.repeat(55)}/icon.png`,
  key.slice(0, 31),
])('behavior: %s holds none', (text) => {
  expect(holdsKey(text)).toBe(false)
})
