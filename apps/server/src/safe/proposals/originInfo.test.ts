import { expect, test } from 'vitest'
import { originInfo } from './originInfo.ts'

const config = {
  appUrl: 'https://love.example',
  safeApps: [
    {
      url: 'https://swap.example/app',
      name: 'Swap',
      description: '',
      iconUrl: 'https://swap.example/icon.svg',
      tags: [],
    },
  ],
}

test('default: the app and the note that a client sends as JSON', () => {
  const origin = JSON.stringify({ name: 'Dice', url: 'https://dice.example', note: 'for the party' })
  expect(originInfo(origin, config)).toEqual({
    safeAppInfo: { name: 'Dice', url: 'https://dice.example', logoUri: '' },
    note: 'for the party',
  })
})

test.each([
  null,
  '',
  'a text',
  '[]',
  '{"name":7}',
  '{"name":"x"}',
  '{"name":"x","url":"javascript:1"}',
  '{"url":"https://a.b"}',
])('behavior: %s names no app', (origin) => {
  expect(originInfo(origin, config)).toEqual({})
})

test('behavior: nothing hides in a name', () => {
  const origin = JSON.stringify({ name: 'L\u202eO\u200bV\nE', url: 'https://dice.example' })
  expect(originInfo(origin, config).safeAppInfo?.name).toBe('LOVE')
})

test.each([
  ['our own', 'https://love.example/', 'LOVE', 'https://love.example/favicon.svg'],
  ['a listed one', 'https://swap.example/app', 'Swap', 'https://swap.example/icon.svg'],
])('behavior: %s is known by its address, whatever it calls itself', (_, url, name, logoUri) => {
  for (const told of [{ url }, { url, name: 'Evil' }])
    expect(originInfo(JSON.stringify(told), config)).toEqual({ safeAppInfo: { name, url, logoUri } })
})

test('error: an address that only begins like a known one is unknown', () => {
  const origin = JSON.stringify({ url: 'https://love.example.evil.example', name: 'LOVE' })
  expect(originInfo(origin, config).safeAppInfo?.logoUri).toBe('')
})
