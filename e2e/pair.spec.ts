import { pairs } from '@love/protocol/pairs/pairs'
import { expect, type Page } from '@playwright/test'
import { alterPools } from './fixtures/alterPools.ts'
import { alterSnapshot } from './fixtures/alterSnapshot.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

const pair = (page: Page) => page.getByRole('dialog', { name: 'LOVE-USDT' })
const chart = (page: Page) => pair(page).getByRole('slider')

test('default: a pair opens from the list, with charts, facts and ways on', async ({ page }) => {
  await page.goto('/pairs')
  await page.getByRole('link', { name: 'LOVE-USDT' }).click()
  await expect(page).toHaveURL('/pairs/LOVE-USDT')
  await expect(chart(page)).toBeVisible({ timeout: 15_000 })
  await expect(pair(page).locator('.chart-shape')).toHaveCount(3)
  for (const fact of [
    'Reserves',
    'Liquidity',
    '24h volume',
    '24h fees',
    'Total APR',
    'Rewards APR',
    'Fees APR',
    'Contract',
  ])
    await expect(pair(page).getByRole('term').filter({ hasText: fact }).first()).toBeVisible()
  await expect(pair(page).getByRole('button', { name: 'Copy contract of LOVE-USDT' })).toBeVisible()
  await expect(pair(page).getByRole('link', { name: /Swap on Uniswap/ })).toHaveAttribute(
    'href',
    /^https:\/\/app\.uniswap\.org\/#\/swap\?theme=dark&inputCurrency=0xdAC17F9.*&outputCurrency=0xB22C05Ce/,
  )
  await expect(pair(page).getByRole('link', { name: 'Swap USDT for LOVE' })).toHaveAttribute(
    'href',
    '/swap?from=USDT&to=LOVE',
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Pairs' })).toBeVisible()
})

test('behavior: keys move along the chart, and its values are there as words and as a table', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/pairs/LOVE-USDT')
  await expect(chart(page)).toBeVisible({ timeout: 15_000 })
  await chart(page).focus()
  await page.keyboard.press('Home')
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('ArrowRight')
  await expect(chart(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /UTC\. Price [\d.,]+ USDT\. Volume \$[\d.,]+\. Liquidity \$[\d.,]+\.$/,
  )
  await pair(page).getByRole('button', { name: 'USDT price' }).click()
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /Price [\d.,]+ LOVE/)
  await pair(page).getByRole('button', { name: 'All', exact: true }).click()
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /^[A-Z][a-z]+ \d+, \d{4}\./)
  await pair(page).getByText('Show as table').click()
  await expect(pair(page).getByRole('table').getByRole('row').nth(1)).toContainText(/\$[\d.,]+/)
  await expectAccessible(page)
})

const trades = (page: Page) => pair(page).getByRole('table', { name: 'Recent trades' })

test('default: the last trades, each with a link to its transaction', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pairs/LOVE-USDT')
  const rows = trades(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(20, { timeout: 15_000 })
  const first = rows.first()
  await expect(first).toContainText(/(Buy|Sell) [\d,.]+ LOVE/)
  await expect(first).toContainText(/[\d,.]+ USDT/)
  await expect(first).toContainText(/\$[\d,.]+/)
  await expect(first.getByRole('time')).toHaveAttribute('title', /\d{4}, \d+:\d{2}/)
  await scanForNonsense(page)
  await expectAccessible(page)
  const link = first.getByRole('link')
  await expect(link).toHaveAttribute('href', /^\/activity\/0x[\da-f]{64}$/)
  await link.click()
  await expect(page).toHaveURL(/\/activity\/0x/)
})

test('error: trades that cannot be read say why, and no trades are none', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load resource/)
  const swaps = '**/market/pairs/*/swaps?*'
  await page.route(swaps, (route) =>
    route.fulfill({ status: 503, json: { error: 'The market history is being made.' } }),
  )
  await page.goto('/pairs/LOVE-USDT')
  await expect(pair(page).getByText(/Trades unavailable: The market history is being made\./)).toBeVisible()
  await expectAccessible(page)
  await page.unroute(swaps)
  await page.route(swaps, (route) =>
    route.fulfill({ json: { block: '1', timestamp: 1, name: 'LOVE-USDT', swaps: [] } }),
  )
  await expect(trades(page).getByText('No trades yet.')).toBeVisible({ timeout: 20_000 })
})

test('behavior: candles beside the line, with all four prices in words', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/pairs/LOVE-USDT')
  await expect(chart(page)).toBeVisible({ timeout: 15_000 })
  await pair(page).getByRole('button', { name: 'Candles' }).click()
  await expect(pair(page).locator('.chart-shape[data-kind="candles"]')).toBeVisible()
  await expect(chart(page)).toHaveAttribute('aria-label', /LOVE price as candles/)
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /Price open [\d.,]+, high [\d.,]+, low [\d.,]+, close [\d.,]+ USDT\./,
  )
  await pair(page).getByRole('button', { name: '24 hours' }).click()
  await pair(page).getByRole('button', { name: 'USDT price' }).click()
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /close [\d.,]+ LOVE\./)
  await scanForNonsense(page)
  await expectAccessible(page)
  await pair(page).getByRole('button', { name: 'Line', exact: true }).click()
  await expect(pair(page).locator('.chart-shape[data-kind="candles"]')).toHaveCount(0)
})

test('behavior: where the pointer rests is read out', { tag: '@deep' }, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) < 640, 'a phone has no pointer that rests')
  await page.goto('/pairs/LOVE-USDT')
  await expect(chart(page)).toBeVisible({ timeout: 15_000 })
  await chart(page).hover({ position: { x: 200, y: 80 } })
  await expect(
    pair(page)
      .getByRole('status')
      .filter({ hasText: /UTC\. Price/ }),
  ).toBeAttached()
})

test('behavior: the chart follows the contrast and the size of its window', { tag: '@deep' }, async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 640, 'a phone has one size')
  await page.goto('/pairs/LOVE-USDT')
  const price = pair(page).locator('.chart-shape').first()
  await expect(price).toBeVisible({ timeout: 15_000 })
  const before = await price.boundingBox()
  await pair(page).getByRole('button', { name: 'Maximize' }).click()
  await expect.poll(async () => (await price.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0)
  // Bright green, or amber where the history is old: the devnet of the tests stands still.
  await expect(price).toHaveCSS('stroke', /rgb\((0, 240, 0|216, 184, 0)\)/)
  await page.evaluate(() => document.documentElement.setAttribute('data-contrast', 'high'))
  await expect(price).toHaveCSS('stroke', 'rgb(255, 255, 255)')
})

test('error: a name that is no pair has words and a way back', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/404/)
  await page.goto('/pairs/NO-SUCH%20PAIR')
  await expect(page.getByText('No pair named “NO-SUCH PAIR”.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all pairs' }).click()
  await expect(page).toHaveURL('/pairs')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(pairs.length)
})

test('behavior: a young pair without candles says so', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/candles?*', (route) =>
    route.fulfill({ json: { block: '1', timestamp: 1, name: 'LOVE-USDT', interval: '1h', candles: [] } }),
  )
  await page.goto('/pairs/LOVE-USDT')
  await expect(pair(page).getByText(/No trades yet/)).toBeVisible()
})

const most = 2n ** 112n - 1n
const worlds = {
  'empty, one-sided and missing': [
    { reserves: [0n, 0n], supply: 0n },
    { reserves: [0n, 5n], supply: 1n },
    { reserves: [5n, 0n], supply: 0n },
    'missing',
  ],
  'of one smallest part': [{ reserves: [1n, 1n], supply: 1n }],
  'as lopsided as can be': [
    { reserves: [1n, most], supply: 2n ** 256n - 1n },
    { reserves: [most, 1n], supply: 1n },
  ],
} as const

const places = [
  '/pairs',
  '/pairs/LOVE-USDT',
  '/tokens',
  '/tokens/WAR3',
  '/swap?from=ETH&to=LOVE',
  '/liquidity/LOVE-ETH',
]

for (const [world, lies] of Object.entries(worlds))
  test(`error: pools that are ${world} show no nonsense`, { tag: '@deep' }, async ({ page }) => {
    await alterPools(page, lies)
    await alterSnapshot(page, (snapshot) => ({
      ...snapshot,
      market: {
        block: '812',
        timestamp: Math.floor(Date.now() / 1_000),
        tokens: [{ symbol: 'LOVE', priceUsd: 'NaN', change24h: '1e400', low24h: `0.${'0'.repeat(90)}1` }],
        pairs: [
          { name: 'LOVE-ETH', price: 'NaN', change24h: 'Infinity', volumeUsd24h: '1e400', swaps24h: null },
          {
            name: 'LOVE-USDT',
            price: '0',
            change24h: `-${'9'.repeat(90)}`,
            volumeUsd24h: `0.${'0'.repeat(90)}1`,
          },
        ],
      },
    }))
    await page.route(/\/candles\?|\/prices\?/, (route) =>
      route.fulfill({
        json: {
          block: '812',
          timestamp: Math.floor(Date.now() / 1_000),
          candles: ['0', `${'9'.repeat(60)}`, `0.${'0'.repeat(60)}1`, 'NaN', '1'].map((price, index) => [
            1_700_000_000 + index * 3_600,
            price,
            price,
            price,
            price,
            price,
            price,
          ]),
          prices: ['0', `${'9'.repeat(60)}`, 'Infinity', '1'].map((price, index) => [
            1_700_000_000 + index,
            price,
          ]),
        },
      }),
    )
    for (const place of places) {
      await page.goto(place)
      await expect(page.getByText(/block [\d,]+, .* old/).first()).toBeVisible({ timeout: 15_000 })
      await scanForNonsense(page)
      await page.waitForTimeout(1_000)
      await scanForNonsense(page)
    }
  })
