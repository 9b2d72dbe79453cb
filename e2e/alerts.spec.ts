import { expect, type Page } from '@playwright/test'
import {
  alertKind,
  alertsList,
  alertsPanel,
  alterLovePrice,
  bell,
  clickNotification,
  keepNotifications,
  messages,
  putAway,
  shownTitles,
} from './fixtures/alertsPage.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

async function addPrice(page: Page, dollars: string): Promise<void> {
  await alertsPanel(page).getByRole('textbox', { name: 'Price ($)' }).fill(dollars)
  await alertsPanel(page).getByRole('button', { name: 'Add price' }).click()
}

test('default: a price that crosses is told once, by the browser, in the title and in the list', async ({
  page,
}) => {
  const price = { times: 1n }
  await keepNotifications(page)
  await alterLovePrice(page, price)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await expect(bell(page)).toBeHidden()
  await addPrice(page, '100')
  await expect(alertKind(page, /^A price/)).toBeChecked()
  await expect(alertsPanel(page)).toContainText('LOVE above $100')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await expect(bell(page)).toHaveAccessibleName('Alerts')

  await putAway(page, 'behind')
  price.times = 1_000_000n
  await freshBlock()
  await expect.poll(() => shownTitles(page), { timeout: 20_000 }).toEqual(['LOVE is above $100'])
  await expect(page).toHaveTitle('(1) Control Panel - LOVE')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,/)
  await expect(bell(page)).toHaveAccessibleName('Alerts, 1 new')
  await expect(messages(page)).toContainText('LOVE is above $100')

  await clickNotification(page)
  await expect(page).toHaveURL('/tokens/LOVE')
  await putAway(page, 'front')
  await expect(page).toHaveTitle(/^LOVE\b/)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/favicon\.svg$/)
  await bell(page).click()
  await expect(alertsList(page).getByRole('link', { name: 'LOVE is above $100' })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Alerts')
  expect(await shownTitles(page)).toHaveLength(1)
  expect(await page.evaluate(() => window.permissionQuestions)).toBe(1)
})

test('behavior: choices by keyboard, in words, on every screen; what is cleared and switched off is gone', {
  tag: ['@deep', '@phone'],
}, async ({ page, context }) => {
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await expectAccessible(page)
  await scanForNonsense(page)
  const field = alertsPanel(page).getByRole('textbox', { name: 'Price ($)' })
  await field.focus()
  await page.keyboard.type('nothing')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Enter a price in dollars/)
  await field.fill('0,5')
  await page.keyboard.press('Enter')
  await expect(alertsPanel(page)).toContainText('LOVE above $0.5')
  await alertsPanel(page).getByRole('button', { name: 'Send a test alert' }).press('Enter')
  await expect(messages(page)).toContainText('Test alert from LOVE')
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto('/paper')
  await expect(bell(other)).toHaveAccessibleName('Alerts, 1 new')
  await bell(other).press('Enter')
  await expect(alertsList(other)).toContainText('This is how alerts look.')
  await expectAccessible(other)
  await expect(bell(page)).toHaveAccessibleName('Alerts')
  await alertsList(other).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(alertsList(other)).toContainText('No alerts yet.')
  await other.keyboard.press('Escape')
  await expect(bell(other)).toBeFocused()

  await alertKind(page, /^A price/).uncheck()
  await expect(bell(page)).toBeHidden()
  await expect(bell(other)).toBeHidden()
  await alertsPanel(page).getByRole('button', { name: 'Remove LOVE above $0.5' }).click()
  await page.reload()
  await expect(alertKind(page, /^A price/)).not.toBeChecked()
  await expect(alertsPanel(page)).not.toContainText('LOVE above')
})

test('error: where notifications are denied, alerts stay inside the page, and the words say so', {
  tag: '@deep',
}, async ({ page }) => {
  await keepNotifications(page, 'denied')
  const price = { times: 1n }
  await alterLovePrice(page, price)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await expect(alertsPanel(page)).toContainText('Your browser asks for permission once')
  await addPrice(page, '100')
  await expect(alertsPanel(page)).toContainText('Notifications are blocked for this page.')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await alertsPanel(page).getByRole('button', { name: 'Send a test alert' }).click()
  await expect(alertsPanel(page)).toContainText('Shown inside the page only.')
  price.times = 1_000_000n
  await freshBlock()
  await expect(messages(page)).toContainText('LOVE is above $100', { timeout: 20_000 })
  await messages(page).getByRole('link', { name: 'Open' }).last().click()
  await expect(page).toHaveURL('/tokens/LOVE')
})

test('behavior: a hidden tab asks for prices once a minute', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install()
  await keepNotifications(page)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await addPrice(page, '100')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await putAway(page, 'hidden')
  // What was planned while it was seen is over.
  await page.clock.runFor(10_000)
  const asked = countQuestions(page)
  for (let minute = 1; minute <= 3; minute++) {
    await page.clock.runFor(60_000)
    await expect.poll(asked).toBe(minute)
  }
})

test('behavior: a hidden tab tells a price that crossed, within its minute', { tag: '@deep' }, async ({
  page,
}) => {
  // By the real clock: to a page whose clock was moved on, all prices are old.
  test.setTimeout(180_000)
  const price = { times: 1n }
  await keepNotifications(page)
  await alterLovePrice(page, price)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await addPrice(page, '100')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await putAway(page, 'hidden')
  price.times = 1_000_000n
  const titles = async () => {
    // Nobody else makes blocks here, and a price of an old one is not told.
    await freshBlock()
    return shownTitles(page)
  }
  await expect.poll(titles, { timeout: 90_000, intervals: [5_000] }).toEqual(['LOVE is above $100'])
})

/** A page whose clock was moved on asks once more, to learn the time of the server. */
function countQuestions(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/market/snapshot' && !searchParams.has('fresh')) count += 1
  })
  return () => count
}
