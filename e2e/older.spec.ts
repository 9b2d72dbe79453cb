import { expect } from '@playwright/test'
import { pretendOlder } from './fixtures/olderBrowser.ts'
import { expectFigures } from './fixtures/pairsPage.ts'
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
  test(`error: a browser without ${what} is told that it is too old, and the page stays readable`, async ({
    page,
  }) => {
    await pretendOlder(page)
    await page.addInitScript(hide)
    await page.goto('/paper')
    await expect(page.getByRole('alert').filter({ hasText: tooOld })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Paper' })).toBeVisible()
    await expect(page.getByText(changed)).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })

test('error: a tampered file for older browsers is not run, and the page says so', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/integrity/)
  await pretendOlder(page)
  await tamper(page, /\/assets\/older-.*\.js$/)
  await page.goto('/pairs')
  await expect(page.getByText(changed).first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})
