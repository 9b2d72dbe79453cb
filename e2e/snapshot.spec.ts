import { expect, type Page } from '@playwright/test'
import { alterSnapshot } from './fixtures/alterSnapshot.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { test } from './fixtures/test.ts'

const shell = /\/assets\/shell-.*\.js$/
const table = (page: Page) => page.getByRole('dialog').getByRole('table')
const statusBar = (page: Page) => page.locator('.status-bar')

/** Holds the shell back until the returned function is called. */
async function holdShell(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(shell, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Without waiting: a page whose shell is held back is not there for Playwright until ten seconds have passed. */
function open(page: Page, path: string): void {
  void page.goto(path).catch(() => {})
}

/** What stands in every cell that has a figure, in their order on the page. */
const figures = (page: Page) =>
  page
    .locator('.window .figure, .window [data-figure]')
    .filter({ hasNotText: /old$/ })
    .evaluateAll((cells) =>
      cells.filter((cell) => !cell.parentElement?.closest('.figure')).map((cell) => cell.textContent),
    )

const pages = ['/pairs', '/pairs/LOVE-ETH', '/tokens', '/tokens/LOVE', '/farm', '/faith'] as const

for (const path of pages)
  test(`default: ${path} has its figures before the shell, and React keeps every one of them`, {
    tag: path === '/pairs' ? '@phone' : '@deep',
  }, async ({ page }) => {
    await freshBlock()
    const release = await holdShell(page)
    open(page, path)
    await expect(statusBar(page)).toContainText(/block \d+, \d+ s old$/)
    await expect(statusBar(page)).not.toContainText('Reading')
    await expect(page.locator('.price-tray')).toContainText(/LOVE \$0\.0\d+/)
    const filled = await figures(page)
    expect(filled.length).toBeGreaterThan(5)
    expect(filled).not.toContain('…')
    // What changes from now on is told by the page itself.
    await page.evaluate(() => {
      const texts = () => [...document.querySelectorAll('.window .figure')].map((cell) => cell.textContent)
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const text of texts()) seen.add(text ?? '')
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await expect(page.getByRole('dialog')).not.toContainText('Reading')
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen.filter((text) => !filled.includes(text))).toEqual([])
  })

test('behavior: without a wallet nobody asks the node, and no chain library is loaded', async ({ page }) => {
  const asked = countRequests(page, '/rpc')
  const libraries: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(client|contracts|query)-/.test(request.url())) libraries.push(request.url())
  })
  for (const path of pages) {
    await page.goto(path)
    await expect(statusBar(page)).toContainText(/block \d+, \d+ (s|min) old$/)
    await expect(page.getByRole('dialog')).not.toContainText('Reading')
  }
  expect(libraries).toEqual([])
  expect(asked()).toBe(0)
})

test('behavior: the next block comes by itself', async ({ page }) => {
  await freshBlock()
  await page.goto('/pairs')
  const block = async () => Number(/block (\d+)/.exec((await statusBar(page).textContent()) ?? '')?.[1])
  await expect.poll(block).toBeGreaterThan(0)
  const before = await block()
  await freshBlock()
  await expect.poll(block, { timeout: 15_000 }).toBeGreaterThan(before)
})

test('behavior: figures in the currency of one’s choice, before the shell too', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('love.preferences', '{"currency":"LOVE"}'))
  await holdShell(page)
  open(page, '/tokens')
  await expect(table(page)).toContainText('1 LOVE')
})

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
  await expect(page.locator('.freshness[data-old]')).toContainText('These figures are old')
  await expect(statusBar(page)).toContainText(
    /data from block \d+, 2[34] h old|data from block \d+, 1 days old/,
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
    await expect(statusBar(page)).toContainText(/ block \d+, \d+ s old$|^block|[^m] ?block \d+, \d+ s old$/)
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
  await expect(statusBar(page)).toContainText(/data from block \d+, 10 min old$/)
  release()
  await expect(page.locator('.freshness[data-old]')).toContainText('These figures are old')
  await expect(statusBar(page)).toContainText('10 pairs, old figures')
  await expect(page.locator('.price-tray')).toHaveAttribute('title', /an old figure/)
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
  await expect(statusBar(page)).toContainText('block 5000,')
  told = { block: '4999' }
  const before = count
  await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(before + 1)
  await expect(statusBar(page)).toContainText('block 5000,')
  told = {
    block: '5000',
    hash: `0x${'ab'.repeat(32)}`,
    reserves: { 'LOVE-ETH': [`7${'0'.repeat(18)}`, `7${'0'.repeat(18)}`] },
  }
  await expect(table(page)).toContainText('1 LOVE = 1 ETH', { timeout: 20_000 })
})
