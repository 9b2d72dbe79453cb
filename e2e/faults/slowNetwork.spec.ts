import { expect, type Page } from '@playwright/test'
import { readItself } from '../fixtures/readItself.ts'
import { repairAndRetry } from '../fixtures/repairAndRetry.ts'
import { test } from '../fixtures/test.ts'
import { chooser, connectButton } from '../fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same files on every screen')

/** 400 kbit/s and 400 ms for each way there and back, on a browser that has seen nothing of us. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const bytesPerSecond = 400_000 / 8
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Milliseconds since the visit began, by the page's own clock. */
const now = (page: Page) => page.evaluate(() => performance.now())
const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)

for (const path of ['/', '/pairs'])
  test(`default: ${path} over 400 kbit/s and 400 ms: text within 5 s, a button that connects within 10 s #usable-anyway`, {
    tag: '@deep',
  }, async ({ page }) => {
    await slowDown(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('dialog').first()).toBeVisible()
    expect(await firstPaint(page)).toBeGreaterThan(0)
    expect(await firstPaint(page)).toBeLessThan(5_000)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    expect(await now(page)).toBeLessThan(10_000)
    await connectButton(page).first().click()
    // Its code is still on the way: until it is here there are words.
    await expect(page.getByRole('dialog', { name: /^Wallet$|^Connect a wallet$/ })).toBeVisible({
      timeout: 1_000,
    })
    await expect(chooser(page)).toBeVisible({ timeout: 10_000 })
  })

test('behavior: a button that is pressed before the page listens does its work when it does', {
  tag: '@deep',
}, async ({ page }) => {
  const files = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await files.promise
    await route.continue()
  })
  const opened = page.goto('/swap', { waitUntil: 'commit' })
  const slippage = page.getByRole('button', { name: 'Max slippage 1%' })
  await slippage.click()
  await connectButton(page).first().click()
  await expect(slippage).toHaveAttribute('aria-pressed', 'false')
  files.resolve()
  await opened
  await expect(chooser(page)).toBeVisible()
  await expect(slippage).toHaveAttribute('aria-pressed', 'true')
})

test('behavior: figures that do not come: words at once, and a way to try again after 15 s #usable-anyway', {
  tag: '@deep',
}, async ({ page }) => {
  await readItself(page)
  await page.clock.install()
  let isHeld = true
  await page.route('**/rpc', (route) => (isHeld ? undefined : route.continue()))
  const firstTry = page.waitForRequest('**/rpc')
  await page.goto('/pairs')
  const notice = page.getByRole('dialog', { name: 'Pairs' }).locator('.freshness')
  await expect(notice).toContainText('Loading…', { timeout: 1_000 })
  await firstTry
  const secondTry = page.waitForRequest('**/rpc')
  // The clock also runs by itself: on a busy machine for seconds.
  await page.clock.fastForward(11_000)
  await expect(notice.getByRole('button', { name: 'Retry' })).toBeHidden()
  // After ten seconds it asked again by itself: held as well, so what is answered below is the press.
  await secondTry
  await page.clock.fastForward(5_000)
  await expect(notice).toContainText('This is taking longer than usual…')
  await repairAndRetry(notice.getByRole('button', { name: 'Retry' }), () => {
    isHeld = false
  })
  await expect(page.getByRole('table')).toContainText(/1 LOVE = [\d.]+ ETH/)
})

test('behavior: a program whose files do not come: words at once, and a way to try again after 15 s', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  let isHeld = true
  await page.route(/CommunityWindow-.*\.js$/, (route) => (isHeld ? undefined : route.continue()))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Community' }).click()
  const window = page.getByRole('dialog', { name: 'Community' })
  await expect(window).toContainText('Opening Community…', { timeout: 1_000 })
  await page.clock.fastForward(15_000)
  await expect(window.getByRole('button', { name: 'Retry' })).toBeVisible()
  isHeld = false
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByRole('link').first()).toBeVisible()
})

test('behavior: a part of a program whose files do not come has a way to try again too', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/control-panel')
  let isHeld = true
  await page.route(/AllowancesPage-.*\.js$/, (route) => (isHeld ? undefined : route.continue()))
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', { name: 'Approvals' }).click()
  await expect(panel).toContainText('Opening…', { timeout: 1_000 })
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeHidden()
  await page.clock.fastForward(15_000)
  await expect(panel).toContainText('Opening is taking longer than usual…')
  isHeld = false
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel).toContainText('Connect a wallet')
})
