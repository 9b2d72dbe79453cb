import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { expectFigures, pairsWindow } from './fixtures/pairsPage.ts'
import { test } from './fixtures/test.ts'

const link = (page: Page, name: string) => pairsWindow(page).getByRole('link', { name })
const rows = (page: Page) =>
  pairsWindow(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test('behavior: a row is a target: a click selects it, Enter, a double click or a tap opens it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/pairs')
  await expectFigures(page)
  const figure = rows(page).nth(1).getByRole('cell').nth(2)
  if (isMobile) {
    await rows(page).nth(1).tap()
    await expect(page).toHaveURL('/pairs/LOVE-USDT')
    return
  }
  await figure.click()
  await expect(link(page, 'LOVE-USDT')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(link(page, 'LOVE-WBTC')).toBeFocused()
  await expect(page).toHaveURL('/pairs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pairs/LOVE-WBTC')
  await page.goBack()
  await figure.dblclick()
  await expect(page).toHaveURL('/pairs/LOVE-USDT')
})

test('behavior: on a phone seven pairs of two lines fit below what they come to', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has columns')
  await page.goto('/pairs')
  await expectFigures(page)
  const fold = pairsWindow(page).getByRole('button', { name: 'Sort and filter' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(
    pairsWindow(page)
      .getByText(/^Liquidity \$[\d,]+$/)
      .first(),
  ).toBeInViewport()
  await expect(rows(page).nth(6)).toBeInViewport({ ratio: 1 })
  const box = await rows(page).nth(6).boundingBox()
  expect(box?.height).toBeLessThan(72)
  const target = await link(page, 'LOVE-ETH').boundingBox()
  expect(target?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await fold.click()
  await pairsWindow(page).getByRole('button', { name: '24h volume' }).click()
  await expect(page).toHaveURL('/pairs?sort=volume&dir=desc')
  await pairsWindow(page).getByRole('searchbox', { name: 'Search' }).fill('nina')
  await expect(page).toHaveURL(/q=nina/)
  await pairsWindow(page).getByRole('button', { name: 'Sort and filter (1)' }).click()
  await expect(pairsWindow(page).getByRole('searchbox')).toBeHidden()
  await expect(rows(page).getByRole('rowheader')).toHaveText(['LOVE-NINA'])
})
