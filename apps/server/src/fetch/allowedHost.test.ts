import { expect, test } from 'vitest'
import { findAllowedHost, parseAllowedHost } from './allowedHost.ts'

test.each([
  ['images.example', { scheme: 'https', host: 'images.example', port: 443 }],
  ['*.example.org', { scheme: 'https', host: '*.example.org', port: 443 }],
  ['images.example:8443', { scheme: 'https', host: 'images.example', port: 8443 }],
  ['xn--bcher-kva.example', { scheme: 'https', host: 'xn--bcher-kva.example', port: 443 }],
  ['93.184.215.14', { scheme: 'https', host: '93.184.215.14', port: 443 }],
  ['[2606:4700::1111]:444', { scheme: 'https', host: '[2606:4700::1111]', port: 444 }],
  ['http://localhost:4000', { scheme: 'http', host: 'localhost', port: 4000 }],
  ['http://127.0.0.1', { scheme: 'http', host: '127.0.0.1', port: 80 }],
  ['http://[::1]:80', { scheme: 'http', host: '[::1]', port: 80 }],
] as const)('default: %s', (text, host) => expect(parseAllowedHost(text)).toEqual(host))

test.each([
  '',
  '*',
  '*.org',
  '*.',
  '**.example.org',
  'a.*.example.org',
  '*example.org',
  'example',
  'localhost',
  'Images.example',
  'images.example.',
  '.images.example',
  'images..example',
  '-images.example',
  'images.example/',
  'images.example/path',
  'images.example:0',
  'images.example:65536',
  'images.example:',
  'user@images.example',
  'https://images.example',
  'http://images.example',
  'http://127.0.0.2',
  'ftp://images.example',
  'bücher.example',
  'a_b.example',
  '127.1',
  '0x7f.0.0.1',
  '010.0.0.1',
  '1.2.3.4.5',
  '[::ffff:1.2.3.4]',
  '[0:0:0:0:0:0:0:1]',
  '[::1',
  ' images.example',
  'images.example\n',
])('error: %j', (text) => expect(parseAllowedHost(text)).toBeUndefined())

test('behavior: names match whole, with scheme and port; a star needs at least one more name', () => {
  const texts = ['images.example', '*.example.org', 'images.example:8443', 'http://localhost:4000']
  const hosts = texts.flatMap((text) => parseAllowedHost(text) ?? [])
  const isAllowed = (url: string) => findAllowedHost(hosts, new URL(url)) !== undefined
  for (const url of [
    'https://images.example/a',
    'https://IMAGES.example:443',
    'https://a.example.org',
    'https://a.b.example.org',
    'https://images.example:8443',
    'http://localhost:4000/',
  ])
    expect(isAllowed(url), url).toBe(true)
  for (const url of [
    'http://images.example',
    'https://images.example:444',
    'https://images.example.',
    'https://example.org',
    'https://xexample.org',
    'https://a.example.org.evil.example',
    'https://a.example.org:8443',
    'https://localhost:4000',
    'http://localhost',
  ])
    expect(isAllowed(url), url).toBe(false)
})
