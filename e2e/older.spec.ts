import { expect } from '@playwright/test'
import { additions } from '../apps/web/src/older/additions.ts'
import { pretendOlder } from './fixtures/olderBrowser.ts'
import { expectFigures } from './fixtures/pairsPage.ts'
import { getField, payField } from './fixtures/swapPage.ts'
import { tamper } from './fixtures/tamper.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const tooOld = /This browser is too old for LOVE/
const changed = /been changed/

test('default: a browser of today loads nothing for older ones', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/pairs')
  await expectFigures(page)
  expect(asked.filter((url) => url.includes('older'))).toEqual([])
})

const needs = {
  'import maps': () => Object.assign(HTMLScriptElement, { supports: () => false }),
  'import.meta.resolve': () => Object.assign(CSS, { supports: (...words: string[]) => words.length === 2 }),
}
for (const [what, hide] of Object.entries(needs))
  test(`error: a browser without ${what} is told that it is too old, and the page stays readable #tampered-not-run`, {
    tag: what === 'import maps' ? [] : '@deep',
  }, async ({ page }) => {
    await pretendOlder(page)
    await page.addInitScript(hide)
    await page.goto('/paper')
    await expect(page.getByRole('alert').filter({ hasText: tooOld })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Paper' })).toBeVisible()
    await expect(page.getByText(changed)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })

const lacks = Object.keys(additions)

test('behavior: an older browser is given what it lacks: a quote', { tag: '@deep' }, async ({ page }) => {
  await pretendOlder(page, lacks)
  await page.goto('/swap')
  await payField(page).fill('1')
  await expect(getField(page)).toHaveValue(/^\d{6}\.\d+$/)
})

test('behavior: an older browser is given what it lacks: charts', { tag: '@deep' }, async ({ page }) => {
  await pretendOlder(page, lacks)
  await page.goto('/pairs/LOVE-USDT')
  const pair = page.getByRole('dialog', { name: 'LOVE-USDT' })
  await expect(pair.locator('.chart-shape')).toHaveCount(3, { timeout: 15_000 })
})

test('behavior: an older browser is given what it lacks: the search in Help', { tag: '@deep' }, async ({
  page,
}) => {
  await pretendOlder(page, lacks)
  await page.goto('/help')
  const book = page.getByRole('dialog', { name: 'Help' })
  await book.getByRole('searchbox', { name: 'Search' }).fill('slippage swap')
  await expect(book.getByRole('status')).toHaveText(/^\d of \d+ topics$/)
})

test('error: where the file for older browsers does not arrive, and nothing else runs, the page says so', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED|violates the following Content Security Policy/)
  await pretendOlder(page, lacks)
  // Refused, as one that cannot be read is in a browser of ten years ago.
  await tamper(page, /\/paper$/, (html) => html.replace('love.preferences', 'love.preference'))
  await page.route(/\/assets\/older-.*\.js$/, (route) => route.abort())
  await page.goto('/paper')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' }),
  ).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})

test('error: a tampered file for older browsers is not run, and the page says so', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/integrity/)
  await pretendOlder(page, lacks)
  await tamper(page, /\/assets\/older-.*\.js$/)
  await page.goto('/pairs')
  await expect(page.getByText(changed).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})
