import { expect } from '@playwright/test'
import { connectDemoWallet } from '../fixtures/connectDemoWallet.ts'
import { freshBlock } from '../fixtures/devnet.ts'
import { approveInDemoWallet, confirmButton, expectDone, openReview } from '../fixtures/swapPage.ts'
import { test } from '../fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('default: two tabs write at once: the settings and the transactions of both are kept', {
  tag: '@deep',
}, async ({ page, context }) => {
  test.setTimeout(60_000)
  await page.goto('/control-panel')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  const other = await context.newPage()
  await other.goto('/control-panel?tab=accessibility')
  await page.getByRole('radio', { name: 'Camouflage (WAR3)' }).check()
  await other.getByRole('radio', { name: 'Larger' }).check()
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-wallpaper', 'camouflage', { timeout: 1_000 })
    await expect(tab.locator('html')).toHaveAttribute('data-text-size', 'larger', { timeout: 1_000 })
  }

  await freshBlock()
  await page.goto('/swap?from=ETH&to=LOVE&amount=0.00011')
  await other.goto('/swap?from=ETH&to=LOVE&amount=0.00012')
  for (const tab of [page, other]) {
    await openReview(tab)
    await confirmButton(tab).click()
  }
  await Promise.all([approveInDemoWallet(page, 1), approveInDemoWallet(other, 1)])
  await Promise.all([expectDone(page), expectDone(other)])
  for (const tab of [page, other]) {
    await tab.goto('/activity')
    const list = tab.getByRole('dialog', { name: 'Activity' })
    await expect(list).toContainText(/Swap 0\.00011 ETH for/)
    await expect(list).toContainText(/Swap 0\.00012 ETH for/)
  }
})
