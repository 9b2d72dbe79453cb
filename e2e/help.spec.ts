import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'

const book = (page: Page) => page.getByRole('dialog', { name: 'Help' })
const topic = (page: Page, name: string) => book(page).getByRole('article', { name })
const contents = (page: Page) => book(page).getByRole('navigation', { name: 'Contents' })

test('default: a word finds topics, Enter opens the best, and what was found stays', async ({ page }) => {
  await page.goto('/help')
  const all = await contents(page).getByRole('link').count()
  await book(page).getByRole('searchbox', { name: 'Search' }).fill('slippage swap')
  await expect(page).toHaveURL('/help?q=slippage+swap')
  await expect(book(page).getByRole('status')).toHaveText(new RegExp(`^\\d of ${all} topics$`))
  await expect(contents(page).getByRole('link', { name: 'Swapping ETH for LOVE' })).toBeVisible()
  await expect(contents(page).getByRole('link', { name: 'Credits' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(topic(page, 'Swapping ETH for LOVE')).toBeFocused()
  await expect(page).toHaveURL('/help/swap?q=slippage+swap')
  await expect(topic(page, 'Swapping ETH for LOVE').locator('mark').first()).toHaveText(/^(slippage|swap)$/i)
  await page.goBack()
  await expect(contents(page)).toBeVisible()
})

test('default: every topic has an address, and leads on to the next and to its program', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/help/farm')
  const farm = topic(page, 'Farming and its numbers')
  await expect(farm).toBeVisible()
  await expect(page).toHaveTitle('Farming and its numbers (Help) - LOVE')
  await farm.getByRole('link', { name: 'The FAITH vault' }).click()
  await expect(topic(page, 'The FAITH vault')).toBeFocused()
  await topic(page, 'The FAITH vault').getByRole('link', { name: 'vault', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'FAITH' })).toBeVisible()
})

test('default: pictures of the first Safe are drawn where they are seen, and fit a phone', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await page.goto('/help/first-safe')
  const article = topic(page, 'Your first Safe in five minutes')
  for (const picture of await article.getByRole('img').all()) {
    if (!(await picture.getAttribute('alt'))) continue
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(500)
  }
  expect(await article.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expectAccessible(page)
})

test('behavior: the page of a topic is readable without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/help/never`)
  await expect(page.getByRole('article')).toContainText('your seed phrase')
  await context.close()
})

for (const path of ['/help', '/help/keyboard', '/help/swap?q=slip', '/help?q=nothing-is-called-so'])
  test(`behavior: ${path} is accessible`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })

test('behavior: reading needs nothing from the chain', { tag: '@deep' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rpc') || /client|contracts/.test(pathname)) asked.push(pathname)
  })
  await page.goto('/help/credits')
  await expect(topic(page, 'Credits')).toContainText('Jordan Scales')
  expect(asked).toEqual([])
})

test('error: an unknown topic says so and shows the way back', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/404/)
  await page.goto('/help/no-such-topic')
  await expect(book(page)).toContainText('There is no topic “no-such-topic”.')
  await book(page).getByRole('link', { name: 'Show the contents' }).click()
  await expect(contents(page)).toBeVisible()
})

test.describe('with keys', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has none')

  test('default: F1 opens the topic about the window in front, and its menu does too', async ({ page }) => {
    await page.goto('/paper')
    await page.keyboard.press('F1')
    await expect(book(page)).toBeVisible()
    await expect(page).toHaveURL('/help')
    await page.goto('/control-panel')
    await page.keyboard.press('F1')
    await expect(topic(page, 'Settings and approvals')).toBeFocused()
    await page.goto('/community')
    await page.getByRole('button', { name: 'Window menu' }).press('ArrowDown')
    await page.keyboard.type('he')
    await page.keyboard.press('Enter')
    await expect(book(page)).toBeVisible()
  })

  test('behavior: arrows go through the contents', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/help')
    await book(page).getByRole('searchbox', { name: 'Search' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(contents(page).getByRole('link', { name: 'First steps' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(topic(page, 'Your wallet and the terms')).toBeFocused()
  })

  test('behavior: behind a dialog F1 opens nothing', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
    await page.keyboard.press('F1')
    await expect(page).toHaveURL('/')
    await expect(book(page)).toBeHidden()
  })
})
