import { expect, type Page } from '@playwright/test'
import { numberToHex } from 'viem'
import { teamSafe } from './fixtures/safeGateway.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const run = 'window.wasRun=1'
/** What strangers may call a token, a collectible or an app. */
const payloads = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload=${run}>`,
  `"><b onclick=${run}>`,
  ...[
    `javascript:${run}`,
    `JAVASCRIPT:${run}//`,
    `data:text/html,<script>${run}</script>`,
    `vbscript:${run}`,
  ],
  `<iframe srcdoc="<script>top.${run.slice(7)}</script>">`,
  `<a href="javascript:${run}">x</a>`,
  `'-${run}-'`,
  `\`\${${run}}\``,
  ['$', '{7*7}'].join(''),
  '{{7*7}}',
  '<%= 7*7 %>',
  `</title><script>${run}</script>`,
  ...[
    `<math><mtext><script>${run}</script>`,
    `<style>@import'//evil.example'</style>`,
    `&lt;script&gt;${run}`,
  ],
  ...[
    'USDС',
    '\u202ecba',
    'U\u200bS\u200dD\ufeffT',
    '🇺🇸🇩🇪',
    '<base href=//evil.example>',
    'A'.repeat(1_000_000),
  ],
]
const safe = (page: Page) => page.getByRole('dialog', { name: /^Safe/ })

/** Everything is text: nothing ran, nothing was added to the page, and no link leads to where they say. */
async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    wasRun: 'wasRun' in window,
    strangers: document.querySelectorAll(
      'dialog script, [role=dialog] :is(script, iframe, base, math, style)',
    ).length,
    links: [...document.querySelectorAll('a[href]')].flatMap((link) =>
      link instanceof HTMLAnchorElement && !/^https?:$/.test(link.protocol) ? [link.href] : [],
    ),
    loose: document.querySelectorAll('a[target=_blank]:not([rel="noopener noreferrer"])').length,
  }))
  expect(found).toEqual({ wasRun: false, strangers: 0, links: [], loose: 0 })
  const text = (await safe(page).textContent()) ?? ''
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b-\u200d\ufeff]/)
  expect(text).not.toContain('A'.repeat(1_000))
  expect(text).toContain('{{7*7}}')
}

test('error: names of tokens are text, cut, cleaned and called not listed #hostile-text', async ({
  page,
}) => {
  expect(payloads).toHaveLength(25)
  const items = payloads.map((words, at) => ({
    tokenInfo: {
      type: 'ERC20',
      address: numberToHex(0xbad000 + at, { size: 20 }),
      decimals: 18,
      symbol: words,
      name: words,
      logoUri: words,
    },
    balance: '1000000000000000000',
    fiatBalance: '0',
    fiatConversion: '0',
  }))
  await page.route('**/balances/**', (route) => route.fulfill({ json: { fiatTotal: '0', items } }))
  await page.goto(`/safe/${teamSafe}/assets`)
  const rows = safe(page).getByRole('row').filter({ hasText: 'unlisted' })
  await expect(rows).toHaveCount(payloads.length)
  await expect(rows.first()).toContainText('<script>window.wasRu')
  await expectInert(page)
})

test('error: so are those of collectibles and apps, and what they lead to #hostile-text', {
  tag: '@deep',
}, async ({ page }) => {
  const collectibles = payloads.map((words, at) => ({
    address: numberToHex(0xbad000 + at, { size: 20 }),
    id: words.slice(0, 60),
    tokenName: words,
    tokenSymbol: words,
    logoUri: words,
    uri: words,
    name: words,
    description: words,
    imageUri: words,
    metadata: { name: words },
  }))
  const apps = payloads.map((words, id) => ({
    id,
    url: words,
    name: words,
    iconUrl: words,
    description: words,
    chainIds: ['1337'],
    provider: { url: words, name: words },
    accessControl: { type: 'NO_RESTRICTIONS' },
    tags: [],
    features: [],
    socialProfiles: [],
    developerWebsite: words,
  }))
  const paged = { count: payloads.length, next: null, previous: null, results: collectibles }
  await page.route('**/v2/**/collectibles*', (route) => route.fulfill({ json: paged }))
  await page.route('**/v1/**/collectibles*', (route) => route.fulfill({ json: collectibles }))
  await page.route('**/safe-apps*', (route) => route.fulfill({ json: apps }))
  await page.goto(`/safe/${teamSafe}/collectibles`)
  await expect(safe(page)).toContainText(`<img src=x onerror="${run}">`)
  await expectInert(page)
  await page.goto(`/safe/${teamSafe}/apps`)
  await expect(safe(page)).toContainText(`<img src=x onerror="${run}">`)
  const strange = safe(page)
    .getByRole('row')
    .filter({ hasText: /javascript:|data:text|vbscript:/i })
  await expect(strange).toHaveCount(5)
  for (const row of await strange.all()) await expect(row).toContainText('Cannot be opened here')
  await expectInert(page)
})
