import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui98')
  await expect(page.getByRole('heading', { name: 'ui98: every part in every state' })).toBeVisible()
})

for (const contrast of ['no-preference', 'more'] as const)
  test(`default: every part is accessible, contrast ${contrast}`, {
    tag: contrast === 'no-preference' ? [] : '@deep',
  }, async ({ page }) => {
    await page.emulateMedia({ contrast })
    await expectAccessible(page)
  })

test('default: every part is accessible with forced colours and without motion', { tag: '@deep' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expectAccessible(page)
})

test('behavior: a menu opens, searches and closes by keys', async ({ page }) => {
  const menus = page.getByRole('region', { name: 'Menus' })
  const file = menus.getByRole('button', { name: 'File', exact: true })
  await file.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Open/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Exit' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: /^Open/ })).toBeFocused()
  await page.keyboard.type('send')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menu', { name: 'Send to' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(file).toBeFocused()
})

test('behavior: a dialog keeps the focus and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open dialog' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Rename the Safe' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('behavior: tabs, table and tree by keys', async ({ page }) => {
  await page.getByRole('tab', { name: 'General' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'false')
  const table = page.getByRole('table', { name: 'Pairs' }).first()
  await table.getByRole('button', { name: 'Price' }).press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  )
  await page.getByRole('tree', { name: 'Contents' }).getByRole('treeitem').first().focus()
  await page.keyboard.type('f')
  await expect(page.getByRole('treeitem', { name: 'Farm' })).toBeFocused()
})

test('behavior: a tooltip comes with the focus and goes with Escape', { tag: '@deep' }, async ({ page }) => {
  await page.getByRole('button', { name: 'What is this?' }).focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('behavior: errors are alerts, news is a status', { tag: '@deep' }, async ({ page }) => {
  const news = page.getByRole('region', { name: 'Example notifications' })
  await page.getByRole('button', { name: 'Toast: error' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A toast: error' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss: A toast: error' }).click()
  await expect(news.getByText('A toast: error')).toBeHidden()
})
