import { expect, type Page } from '@playwright/test'
import { test } from './fixtures/test.ts'

/** Presses Tab until something has the focus, as a person would. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).first()
  for (let press = 0; press < 60; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}.`)
}

async function agree(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Agree' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeHidden()
}

/** `down`: how often the arrow key is pressed before approving; the first account is chosen already. */
async function connect(page: Page, { down }: { down: number }): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('conn')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
  await tabTo(page, /Demo wallet/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Demo wallet: connect' })
  await expect(question.getByRole('radio', { name: /Account 1:/ })).toBeFocused()
  await expect(question.locator('[data-hj-suppress]')).toHaveCount(1)
  for (let press = 0; press < down; press++) await page.keyboard.press('ArrowDown')
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

test('default: the whole first visit by keyboard alone', async ({ page, isMobile }) => {
  await page.goto('/')
  await connect(page, { down: 0 })
  await agree(page)
  await expect(page.getByRole('button', { name: 'Account 0xf39F…2266' })).toBeVisible()

  await page.getByRole('button', { name: 'Start' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('pairs')
  await page.keyboard.press('Enter')
  const pairs = page.getByRole('dialog', { name: 'Pairs' })
  // On a phone its keyboard would lie over what was opened.
  await expect(isMobile ? pairs : pairs.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('table', { name: 'Pairs' })).toContainText(/\d ETH/)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Account 0xf39F…2266' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Terms' })).toBeHidden()
})

test('behavior: a second account is asked again', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await connect(page, { down: 0 })
  await agree(page)
  await page.getByRole('button', { name: 'Account 0xf39F…2266' }).press('Enter')
  await tabTo(page, 'Disconnect')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connect(page, { down: 1 })
  await agree(page)
  await expect(page.getByRole('button', { name: 'Account 0x7099…79C8' })).toBeVisible()
})
