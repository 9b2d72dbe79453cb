import { expect, test } from 'vitest'
import { pictureUrl } from './pictureUrl.ts'

test('default: pictures of others come through our own server, those in the token as they are', () => {
  expect(pictureUrl('https://a.example/x.png?a=1&b=2')).toBe(
    '/image?url=https%3A%2F%2Fa.example%2Fx.png%3Fa%3D1%26b%3D2&w=256',
  )
  expect(pictureUrl('ipfs://Qm/1.png')).toBe('/image?url=ipfs%3A%2F%2FQm%2F1.png&w=256')
  expect(pictureUrl('data:image/svg+xml;base64,AAAA')).toBe('data:image/svg+xml;base64,AAAA')
})

test.each([
  '',
  'http://a.example/x.png',
  'javascript:alert(1)',
  'data:text/html,<b>',
  '//a.example/x',
  '/rpc',
])('error: %j is no picture to show', (uri) => expect(pictureUrl(uri)).toBeUndefined())
