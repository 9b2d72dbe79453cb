import { expect, test } from 'vitest'
import { ownPageWords, parseAppUrl } from './parseAppUrl.ts'

const ownOrigin = 'https://love.example'
const parse = (text: string, allowsLoopback = false) => parseAppUrl(text, { ownOrigin, allowsLoopback })

test('default: an https page, with whatever follows its host', () => {
  expect(parse(' https://app.example/swap?a=1#/b ')).toEqual({
    url: 'https://app.example/swap?a=1#/b',
    origin: 'https://app.example',
    host: 'app.example',
  })
  expect(parse('app.example:8443')).toMatchObject({ origin: 'https://app.example:8443' })
})

test('behavior: a page of the own machine opens in a local build only', () => {
  expect(parse('http://localhost:4000/x', true)).toMatchObject({ origin: 'http://localhost:4000' })
  expect(parse('http://127.0.0.1:4000', true)).toMatchObject({ host: '127.0.0.1:4000' })
  expect(parse('http://localhost:4000')).toHaveProperty('error')
})

test('behavior: a name that imitates another is shown as it is spelled', () => {
  expect(parse('https://аpp.example')).toMatchObject({ host: 'xn--pp-6kc.example' })
})

test.each([
  'http://app.example',
  'http://localhost.evil.example',
  'http://evil.example@localhost',
  'https://app.example@evil.example',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'blob:https://app.example/1',
  'file:///etc/passwd',
  'ftp://app.example',
  'wss://app.example',
  '//evil.example',
  'https://',
  'https://a b',
  '',
  `https://app.example/${'a'.repeat(2_000)}`,
])('error: %s is not opened', (text) => {
  expect(parse(text, true)).toHaveProperty('error')
})

test.each(['https://love.example', 'https://LOVE.example:443/farm', 'love.example/swap'])(
  'error: %s is a page of our own, whose sandbox would hold nothing',
  (text) => {
    expect(parse(text)).toEqual({ error: ownPageWords })
  },
)
