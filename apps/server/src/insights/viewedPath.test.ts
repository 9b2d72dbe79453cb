import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownPages, viewedPath as viewed } from './viewedPath.ts'

const site = ['index', '404', 'pairs', 'pairs/LOVE-ETH', 'tokens', 'tokens/WAR3', 'swap', 'safe', 'safe/_']
const more = ['portfolio', 'portfolio/_', 'control-panel', 'help', 'help/first-steps']
const pages = knownPages(new Map([...site, ...more].map((name) => [`/${name}.html`, undefined])))
const viewedPath = (path: string) => viewed(path, pages)

const address = '0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C'

test.each([
  ['/', '/'],
  ['/pairs', '/pairs'],
  ['/pairs/', '/pairs'],
  ['/pairs/LOVE-ETH', '/pairs/LOVE-ETH'],
  ['/pairs/LOVE%2DETH', '/pairs/LOVE-ETH'],
  ['/tokens/WAR3', '/tokens/WAR3'],
  ['/control-panel', '/control-panel'],
  ['/help/first-steps', '/help/first-steps'],
])('default: %s counts as %s', (path, counted) => {
  expect(viewedPath(path)).toBe(counted)
})

test.each([
  [`/portfolio/${address}`, '/portfolio/:address'],
  [`/portfolio/${address.toLowerCase()}`, '/portfolio/:address'],
  [`/safe/${address}`, '/safe/:address'],
  [`/safe/${address}/queue`, '/safe/:address/queue'],
  [`/safe/${address}/queue/0x${'ab'.repeat(32)}`, '/safe/:address/queue'],
  ['/swap?from=LOVE&to=ETH&amount=7', '/swap'],
  ['/swap#secret', '/swap'],
  ['/swap#a\nb?c', '/swap'],
  ['/pairs/somebody@example.org', '/pairs/:other'],
  ['/portfolio/vitalik.eth', '/portfolio/:other'],
  [`/${address}`, 'other'],
  ['/wp-login.php', 'other'],
  ['/__proto__', 'other'],
  ['/constructor/prototype', 'other'],
  ['/Pairs', 'other'],
  ['/index', 'other'],
  ['/404', 'other'],
  ['/portfolio/_', '/portfolio/:other'],
])('behavior: %s counts as %s', (path, counted) => {
  expect(viewedPath(path)).toBe(counted)
})

test.each([
  '',
  'pairs',
  'https://evil.example/pairs',
  'javascript:alert(1)',
  '//evil.example/pairs',
  '/\\evil.example',
  '/pairs\u0000',
  '/pairs\n',
  '/pairs%00',
  '/pairs%0a',
  '/pairs\u0085',
  '/pairs\u2028',
  '/%ff',
  '/%',
  `/${'a'.repeat(200)}`,
])('error: %j is no path', (path) => {
  expect(viewedPath(path)).toBeUndefined()
})

test('behavior: whatever is sent, there are few outcomes and none tells who', () => {
  const word = fc.oneof(
    fc.constantFrom('pairs', 'safe', 'portfolio', 'swap', address, 'queue', 'LOVE-ETH', '..', '%2e%2e'),
    fc.string({ unit: 'binary-ascii' }),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const counted = viewedPath(`/${words.join('/')}`) ?? 'other'
      expect(counted).toMatch(/^(other|\/([a-z-]+(\/(:address|:other|[A-Za-z0-9-]{1,15})){0,2})?)$/)
      expect(counted).not.toMatch(/0x/i)
    }),
  )
})
