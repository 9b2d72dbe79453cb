import { devnetExtras } from '@love/contracts/deployments/1337'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { approve } from './fixtures/safeWorkspace.ts'
import { test } from './fixtures/test.ts'
import { account, accountWindow } from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test.describe.configure({ mode: 'serial' })

const { soloSafe, teamSafe } = devnetExtras
const agree = (page: Page) =>
  page.getByRole('dialog', { name: 'Terms' }).getByRole('button', { name: 'Agree' })
const safeReview = (page: Page) => page.getByRole('dialog', { name: 'Propose transaction' })

async function chooseSafe(page: Page, safe: string): Promise<void> {
  await connectDemoWallet(page)
  await agree(page).click()
  await account(page).click()
  await accountWindow(page)
    .getByRole('radio', { name: `Safe ${shortAddress(safe as `0x${string}`)}` })
    .check()
  await expect(account(page)).toHaveText(shortAddress(safe as `0x${string}`))
}

async function actAs(page: Page, safe: string): Promise<void> {
  await chooseSafe(page, safe)
  // The Safe is another address, so it is asked too.
  await agree(page).click()
}

test('default: a swap of a Safe is one proposal, and its owners hear how many have signed', {
  tag: '@deep',
}, async ({ page }) => {
  await freshBlock()
  await page.goto('/swap?from=USDT&to=LOVE&amount=10')
  await actAs(page, teamSafe)
  await accountWindow(page).getByRole('button', { name: 'Close' }).last().click()
  await freshBlock()
  await page.getByRole('button', { name: 'Review swap' }).click()
  await page.getByRole('button', { name: 'Confirm in wallet' }).click()
  const window = safeReview(page)
  await expect(window.getByText('2 of 3 owners')).toBeVisible()
  await expect(window.getByText('swapExactTokensForTokens')).toBeVisible()
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Sign and propose' }).click()
  await approve(page)
  await expect(window.getByText('Proposed: 1 of 2 signed.')).toBeVisible()
  await window.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Proposed: 1 of 2 signed').first()).toBeVisible()
  await page.goto('/activity')
  // It goes on acting after a reload.
  await expect(account(page)).toHaveText(shortAddress(teamSafe))
  await expect(page.getByText('1 of 2 signed').first()).toBeVisible()
})

test('behavior: declining the terms for the Safe leads back to the own account, which stays connected', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/activity')
  await chooseSafe(page, soloSafe)
  await page.getByRole('button', { name: 'Not now, back to my own account' }).click()
  await expect(agree(page)).toBeHidden()
  await expect(account(page)).not.toHaveText(shortAddress(soloSafe))
  await page.reload()
  await expect(account(page)).not.toHaveText(shortAddress(soloSafe))
  await expect(agree(page)).toBeHidden()
})

test('behavior: the way back is one click, and closing the review is a no', { tag: '@deep' }, async ({
  page,
}) => {
  await freshBlock()
  await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
  await actAs(page, soloSafe)
  await accountWindow(page).getByRole('button', { name: 'Close' }).last().click()
  await freshBlock()
  await page.getByRole('button', { name: 'Review swap' }).click()
  await page.getByRole('button', { name: 'Confirm in wallet' }).click()
  await safeReview(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('You rejected the request. Nothing was signed or sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await account(page).click()
  await accountWindow(page).getByRole('radio', { name: /^Me/ }).check()
  await expect(account(page)).not.toHaveText(shortAddress(soloSafe))
})
