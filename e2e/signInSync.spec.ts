import { expect, type Page } from '@playwright/test'
import { otherBrowser } from './fixtures/otherBrowser.ts'
import { connectDemo, signIn } from './fixtures/signInPage.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const addressOf = (number: number) => `0x${String(number).padStart(40, '0')}`

async function addName(page: Page, name: string, number: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Address' }).fill(addressOf(number))
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
}

test('default: names and settings are there in the next browser, and what is removed stays away', {
  tag: '@deep',
}, async ({ page, browser, baseURL }) => {
  await page.goto('/safe/address-book')
  await expect(page.getByText('Stored in this browser.')).toBeVisible()
  await addName(page, 'Grandmother', 17)
  await connectDemo(page, 3)
  await signIn(page)
  await page.getByRole('dialog', { name: 'Verify your account' }).press('Escape')
  await expect(page.getByText('Stored in this browser and synced with your account.')).toBeVisible()

  const context = await otherBrowser(browser, baseURL)
  const other = await context.newPage()
  await other.goto('/safe/address-book')
  await connectDemo(other, 3)
  await signIn(other)
  await other.getByRole('dialog', { name: 'Verify your account' }).press('Escape')
  await expect(other.getByRole('rowheader', { name: 'Grandmother', exact: true })).toBeVisible()
  const saved = other.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/me/address-book'),
  )
  await other.getByRole('button', { name: 'Remove Grandmother' }).click()
  expect((await saved).status()).toBe(200)
  await context.close()

  await page.reload()
  await expect(page.getByText('Stored in this browser and synced with your account.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Grandmother', exact: true })).toBeHidden()
})
