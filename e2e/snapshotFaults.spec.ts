import { expect } from '@playwright/test'
import { alterSnapshot } from './fixtures/alterSnapshot.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { holdShell, open, statusBar, table } from './fixtures/heldShell.ts'
import { test } from './fixtures/test.ts'

for (const [what, change] of [
  ['another network', { chainId: 1 }],
  ['another version', { version: 2 }],
  ['no sense', { reserves: { 'LOVE-ETH': ['1e9', '-1'] } }],
] as const)
  test(`error: a snapshot of ${what} is refused, and the page reads the chain itself #snapshot-marked`, {
    tag: what === 'another network' ? [] : '@deep',
  }, async ({ page }) => {
    await alterSnapshot(page, (snapshot) => ({ ...snapshot, ...change }))
    const asked = page.waitForRequest('**/rpc')
    await page.goto('/pairs')
    await asked
    await expect(table(page)).toContainText(/1 LOVE = [\d.]+ ETH/)
  })

test('error: without a snapshot the page reads the chain itself, and has the day of trading too', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/)
  await page.route('**/market/snapshot', (route) => route.fulfill({ status: 503, json: { error: 'No.' } }))
  await page.goto('/pairs')
  await expect(table(page)).toContainText(/1 LOVE = [\d.]+ ETH/)
  await expect(table(page)).not.toContainText('…')
  await expect(table(page)).toContainText(/\d%/)
  await expect(page.locator('.price-tray')).toContainText(/LOVE \$0\.0\d+/)
})

const day = 86_400

test('error: a cache that gives yesterday’s is marked as old #snapshot-marked', async ({ page }) => {
  await alterSnapshot(
    page,
    (snapshot) => ({ ...snapshot, timestamp: Number(snapshot.timestamp) - day }),
    () => ({
      headers: {
        'content-type': 'application/json',
        date: new Date(Date.now() - 1_000 * day).toUTCString(),
      },
    }),
  )
  await page.goto('/pairs')
  await expect(table(page)).toContainText(/1 LOVE = [\d.]+ ETH/)
  await expect(page.locator('.freshness[data-old]')).toContainText('Prices are out of date')
  await expect(statusBar(page)).toContainText(
    /data from block [\d,]+, 2[34] h old|data from block [\d,]+, 1 days old/,
  )
})

for (const [what, offset] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const)
  test(`error: a clock that is ${what} makes no figure old #snapshot-marked`, {
    tag: offset > 0 ? [] : '@deep',
  }, async ({ page }) => {
    await freshBlock()
    await page.clock.install({ time: Date.now() + 1_000 * offset })
    await page.goto('/pairs')
    await expect(statusBar(page)).toContainText(/10 pairs/)
    await expect(statusBar(page)).toContainText(
      / block [\d,]+, \d+ s old$|^block|[^m] ?block [\d,]+, \d+ s old$/,
    )
    await expect(page.locator('.freshness[data-old]')).toHaveCount(0)
  })

test('error: while the nodes are away the last snapshot is there at once, marked as old', async ({
  page,
}) => {
  await alterSnapshot(page, (snapshot) => ({
    ...snapshot,
    timestamp: Math.floor(Date.now() / 1_000) - 630,
  }))
  const release = await holdShell(page)
  open(page, '/pairs')
  await expect(table(page)).toContainText(/1 LOVE = [\d.]+ ETH/)
  await expect(statusBar(page)).toContainText(/data from block [\d,]+, 10 min old$/)
  release()
  await expect(page.locator('.freshness[data-old]')).toContainText('Prices are out of date')
  await expect(statusBar(page)).toContainText('10 pairs, out of date')
  await expect(page.locator('.price-tray')).toHaveAttribute('title', /out of date/)
})

test('error: when the server goes, the light in the tray turns yellow and then red, over the last price', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/)
  await freshBlock()
  await page.goto('/pairs')
  const tray = page.locator('.price-tray')
  await expect(tray).toHaveAttribute('title', /^One LOVE is \$0\.\d+(?!.*(out of date|cannot be reached))/)
  const light = () => tray.locator('svg').getAttribute('viewBox')
  const green = await light()
  await page.route('**/market/**', (route) => route.abort())
  await expect(tray).toHaveAttribute('title', /The server cannot be reached/, { timeout: 20_000 })
  const yellow = await light()
  await expect(tray).toHaveAttribute('title', /out of date.+The server cannot be reached/, {
    timeout: 20_000,
  })
  expect(new Set([green, yellow, await light()]).size).toBe(3)
  await expect(tray).toContainText(/LOVE \$0\.\d+/)
  await page.unroute('**/market/**')
  await expect(tray).not.toHaveAttribute('title', /cannot be reached/, { timeout: 20_000 })
})

test('error: an older snapshot after a newer one is left alone; a reorganised block is taken', {
  tag: '@deep',
}, async ({ page }) => {
  await freshBlock()
  let told: Readonly<Record<string, unknown>> = {}
  let count = 0
  await alterSnapshot(page, (snapshot) => {
    count += 1
    const reserves = { ...Object(snapshot.reserves), ...Object(told.reserves) }
    return { ...snapshot, ...told, timestamp: Math.floor(Date.now() / 1_000), reserves }
  })
  told = { block: '5000' }
  await page.goto('/pairs')
  await expect(statusBar(page)).toContainText('block 5,000,')
  told = { block: '4999' }
  const before = count
  await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(before + 1)
  await expect(statusBar(page)).toContainText('block 5,000,')
  told = {
    block: '5000',
    hash: `0x${'ab'.repeat(32)}`,
    reserves: { 'LOVE-ETH': [`7${'0'.repeat(18)}`, `7${'0'.repeat(18)}`] },
  }
  await expect(table(page)).toContainText('1 LOVE = 1 ETH', { timeout: 20_000 })
})
