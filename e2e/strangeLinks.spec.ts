import { expect } from '@playwright/test'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** What has led other sites to somebody else's. */
const elsewhere = [
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/%2f%2fevil.example'],
  ...['https://evil.example', 'https:evil.example', 'HTTPS://EVIL.EXAMPLE', ' https://evil.example'],
  ...[
    'http://localhost@evil.example/',
    'https://app.example@evil.example/',
    'https://evil.example/app.example',
  ],
  'javascript:window.wasRun=1',
  'JaVaScRiPt:window.wasRun=1',
  'java\nscript:window.wasRun=1',
  ...['data:text/html,<script>opener.wasRun=1</script>', 'vbscript:wasRun=1', 'blob:https://evil.example/1'],
  ...['//evil.example/%2e%2e', '/..//evil.example', '.evil.example', '@evil.example', '?next=//evil.example'],
]
const names = ['next', 'redirect', 'redirect_uri', 'returnTo', 'url', 'continue']

test('error: no parameter of an address leads anywhere #strange-links', async ({
  page,
  baseURL,
  expectedFaults,
}) => {
  expectedFaults.push(/404/)
  expect(elsewhere.length).toBeGreaterThanOrEqual(20)
  for (const path of ['/', '/paper', '/swap', '/safe', '/no-such-page'])
    for (const name of names.slice(0, path === '/' ? names.length : 1)) {
      const search = elsewhere.map((value) => `${name}=${encodeURIComponent(value)}`).join('&')
      await page.goto(`${path}?${search}#${encodeURIComponent(elsewhere[0] ?? '')}`)
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    }
})

test('error: a chain that is not offered, and one with a NUL, change nothing', { tag: '@deep' }, async ({
  page,
}) => {
  for (const search of ['chainId=999999', 'chainId=1%00', 'chainId=__proto__'])
    for (const path of ['/pairs', '/swap']) {
      const answer = await page.goto(`${path}?${search}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('dialog').first()).toContainText('ETH')
    }
})
