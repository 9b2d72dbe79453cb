import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { toFunctionSelector } from 'viem'
import { checkInAddress } from './fixtures/checkInAddress.ts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { readItself } from './fixtures/readItself.ts'
import { repairAndRetry } from './fixtures/repairAndRetry.ts'
import { test } from './fixtures/test.ts'
import { showFilters } from './fixtures/unfold.ts'

const getReserves = toFunctionSelector('getReserves()').slice(2)
const names = [
  'LOVE-ETH',
  'LOVE-USDT',
  'LOVE-WBTC',
  'LOVE-PEPE',
  'WAR3-ETH',
  'LOVE-NINA',
  'LOVE-BOBO',
  'LOVE-MOG',
  'LOVE-SPX',
  'LOVE-BITCOIN',
]

const list = (page: Page) => page.getByRole('dialog', { name: 'Pairs' })
/** Without the headings, which a phone shows when they are asked for. */
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const firstNames = (page: Page) => rows(page).getByRole('rowheader')

/** Every cell of every row has a figure or a reason. */
async function expectComplete(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(names.length)
  await expect(list(page).getByRole('table')).not.toContainText('…', { timeout: 15_000 })
}

test('default: ten pairs, complete, and no request to the node', { tag: '@phone' }, async ({ page }) => {
  await freshBlock()
  const asked = countRequests(page, '/rpc')
  await page.goto('/pairs')
  await expect(rows(page).nth(0)).toContainText(/\d%/)
  await expectComplete(page)
  expect(asked()).toBe(0)
  for (const [index, name] of names.entries()) {
    await expect(rows(page).nth(index)).toContainText(name)
    await expect(rows(page).nth(index)).toContainText(/1 (LOVE|WAR3) = [\d,.]+ [A-Z]+/)
    await expect(rows(page).nth(index)).toContainText(/\$[\d,.]+/)
  }
  await expect(
    list(page)
      .locator('.status-bar')
      .getByText(/block [\d,]+, \d+ (s|min) old$/),
  ).toBeVisible()
  const total = list(page).getByText(/^Liquidity \$[\d,]+$/)
  await expect(total.filter({ visible: true }).first()).toBeVisible()
})

test('behavior: by choice the page reads the chain itself, all of it in one request', async ({ page }) => {
  await readItself(page)
  const asked = countRequests(page, '/rpc')
  await page.goto('/pairs')
  await expectComplete(page)
  // Before the next look at the chain, four seconds later.
  expect(asked()).toBe(1)
})

test('behavior: the node and the history are asked side by side, not one after the other', {
  tag: '@deep',
}, async ({ page }) => {
  await readItself(page)
  const waiting = new Set<string>()
  let answer = () => {}
  const bothAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  for (const path of ['**/rpc', '**/market/snapshot'])
    await page.route(path, async (route) => {
      waiting.add(path)
      if (waiting.size === 2) answer()
      await bothAsked
      await route.continue()
    })
  await page.goto('/pairs')
  await expectComplete(page)
})

test('behavior: with a wallet the same one request brings what is yours', {
  tag: ['@phone', '@deep'],
}, async ({ page, isMobile }) => {
  await page.goto('/community')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  const asked = countRequests(page, '/rpc', deployment.farm.slice(2).toLowerCase())
  const askedForPrices = countRequests(page, '/rpc', getReserves)
  await page.goto('/pairs')
  await expect(rows(page).nth(0).locator('td').last()).toContainText(/\$[\d,.]+\s*\d/)
  await expectComplete(page)
  expect(asked()).toBe(1)
  // The taskbar asks for what is in the wallet, and takes the prices of this page.
  if (!isMobile) await expect(page.getByRole('button', { name: /^In your wallet: \$/ })).toBeVisible()
  expect(askedForPrices()).toBe(1)
  for (const width of isMobile ? [390, 320] : []) {
    await page.setViewportSize({ width, height: 640 })
    for (const row of await rows(page).all()) expect((await row.boundingBox())?.height).toBeLessThan(66)
  }
  await showFilters(list(page))
  await checkInAddress(list(page).getByRole('checkbox', { name: 'My positions' }))
  await expect(page).toHaveURL('/pairs?mine=1')
  await expect(rows(page)).toHaveCount(names.length)
})

test('default: search, sort and filters are in the address', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/pairs')
  await expectComplete(page)
  await showFilters(list(page))
  const search = list(page).getByRole('searchbox', { name: 'Search' })
  await search.fill('teth')
  await expect(page).toHaveURL('/pairs?q=teth')
  await expect(firstNames(page)).toHaveText(['LOVE-USDT'])
  await search.fill('')
  await list(page).getByRole('button', { name: 'Liquidity' }).click()
  await expect(page).toHaveURL('/pairs?sort=liquidity&dir=desc')
  await expect(list(page).getByRole('columnheader', { name: 'Liquidity' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(firstNames(page).first()).toHaveText('LOVE-ETH')
  await page.reload()
  await expect(firstNames(page).last()).toHaveText('LOVE-BITCOIN')
  await showFilters(list(page))
  await search.pressSequentially('no such pair')
  await expect(list(page).getByText('No pairs found.')).toBeVisible()
  await expectAccessible(page)
  await list(page).getByRole('button', { name: 'Show all pairs' }).click()
  await expect(rows(page)).toHaveCount(names.length)
  await expect(page).toHaveURL('/pairs?sort=liquidity&dir=desc')
})

test('error: bad values in the address are dropped one by one', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`/pairs?q=war3&sort=__proto__&dir=up&mine=maybe&farm=%00&x=${'y'.repeat(2_000)}`)
  await expect(firstNames(page)).toHaveText(['WAR3-ETH'])
  await page.goto('/pairs?mine=1')
  await expect(list(page).getByText('Connect a wallet to see your liquidity.')).toBeVisible()
})

test('behavior: the APR says how it is made', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/pairs')
  await showFilters(list(page))
  await list(page).getByRole('button', { name: 'APR' }).focus()
  await expect(page.getByRole('tooltip')).toContainText('2,591,500 blocks')
})

test('error: a node that answers nonsense is told in words, with a way to try again', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load resource/)
  await readItself(page)
  await page.clock.install()
  let broken = true
  await page.route('**/rpc', (route) =>
    broken ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  )
  await page.goto('/pairs')
  const retry = list(page).getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await repairAndRetry(retry, () => {
    broken = false
  })
  await expect(list(page).getByRole('table')).toContainText(/[\d,.]+ ETH/)
})

test('error: a node that dies leaves old figures that say so, and comes back by itself', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/Failed to load resource/)
  test.setTimeout(60_000)
  await readItself(page)
  await page.goto('/pairs')
  await expectComplete(page)
  let broken = true
  await page.route('**/rpc', (route) =>
    broken ? route.fulfill({ status: 502, body: 'no' }) : route.continue(),
  )
  const banner = list(page).getByText(
    /cannot reach the network right now \(502\)\. Showing .*block [\d,]+, .* old/,
  )
  await expect(banner).toBeVisible({ timeout: 20_000 })
  await expect(list(page).locator('.freshness[data-old]')).toBeVisible()
  await expect(rows(page).nth(0)).toContainText(/1 LOVE = [\d.]+ ETH/)
  await expectAccessible(page)
  broken = false
  await expect(banner).toBeHidden({ timeout: 20_000 })
})

test('error: without history its columns say why, and everything else is there', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load resource/)
  await page.route('**/market/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'The market history is being made.' } }),
  )
  await page.goto('/pairs')
  await expect(rows(page).nth(0)).toContainText('n/a The market history is being made')
  await expect(rows(page).nth(0)).toContainText(/1 LOVE = [\d.]+ ETH/)
  await expectComplete(page)
  await page.goto('/pairs/LOVE-ETH')
  await expect(page.getByText(/Chart unavailable: The market history is being made\./)).toBeVisible()
  await expectAccessible(page)
})
