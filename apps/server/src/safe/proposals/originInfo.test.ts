import { expect, test } from 'vitest'
import { originInfo } from './originInfo.ts'

test('default: the app and the note that a client sends as JSON', () => {
  const origin = JSON.stringify({ name: 'LOVE', url: 'https://love.example', note: 'for the party' })
  expect(originInfo(origin)).toEqual({
    safeAppInfo: { name: 'LOVE', url: 'https://love.example', logoUri: '' },
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
  expect(originInfo(origin)).toEqual({})
})

test('behavior: nothing hides in a name', () => {
  const origin = JSON.stringify({ name: 'L\u202eO\u200bV\nE', url: 'https://love.example' })
  expect(originInfo(origin).safeAppInfo?.name).toBe('LOVE')
})
