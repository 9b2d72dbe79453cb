import { war3Eth } from '@love/protocol/pairs/pairs'
import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { confirm, expectDone, farmPool, openReview, review, stakeOf } from './fixtures/farmPage.ts'
import { test } from './fixtures/test.ts'
import { agreeTo } from './fixtures/walletPage.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile)

const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const question = (page: Page) => page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
const prompt = (page: Page) => page.getByRole('alertdialog', { name: 'Unfinished transaction' })
const activity = (page: Page) => page.getByRole('dialog', { name: 'Activity' })

/** Ether to a stake in five steps, of which the first is approved and the second is not answered. */
async function beginStake(page: Page): Promise<void> {
  await agreeTo(page, { address: second })
  await freshBlock()
  await page.goto('/farm/WAR3-ETH?tab=tokens')
  await connectDemoWallet(page, 2)
  const pool = farmPool(page, 'WAR3-ETH')
  await pool.getByRole('textbox', { name: 'You pay' }).fill('0.02')
  await openReview(page, pool.getByRole('button', { name: 'Review all steps…' }))
  await confirm(page)
  await expect(question(page)).toContainText('swapExactETHForTokens(')
  await question(page).getByRole('button', { name: 'Approve' }).click()
  await expect(question(page)).toContainText('approve(')
}

test('default: a page that was left in the middle goes on at that step after a reload', {
  tag: '@deep',
}, async ({ page }) => {
  const before = await stakeOf(war3Eth, second)
  await beginStake(page)
  await question(page).getByRole('button', { name: 'Reject' }).click()
  await expect(review(page)).toContainText('You rejected step 2 of 5')
  await page.reload()
  await expect(prompt(page)).toContainText('1 of 5 steps done.')
  await expectAccessible(page)
  await prompt(page).getByRole('button', { name: 'Continue…' }).click()
  await expect(review(page)).toContainText('You left before every step was done')
  await review(page).getByText('Transactions to sign').click()
  await expect(review(page)).toContainText('addLiquidityETH')
  await expectAccessible(page)
  await review(page).getByRole('button', { name: 'Continue' }).click()
  for (const call of ['approve(', 'addLiquidityETH(', 'approve(', 'deposit(']) {
    await expect(question(page)).toContainText(call)
    await question(page).getByRole('button', { name: 'Approve' }).click()
    await expect(question(page)).toBeHidden()
  }
  await expectDone(page)
  expect(await stakeOf(war3Eth, second)).toBeGreaterThan(before)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account 0x7099/ })).toBeVisible()
  await expect(prompt(page)).toBeHidden()
})

test('behavior: what is not gone on with waits under Activity until it is forgotten', {
  tag: '@deep',
}, async ({ page }) => {
  await beginStake(page)
  // The wallet is still open when the page goes: nobody has answered it.
  await page.reload()
  await prompt(page).getByRole('button', { name: 'Later' }).click()
  await page.goto('/activity')
  await prompt(page).getByRole('button', { name: 'Later' }).click()
  await expect(activity(page)).toContainText(/Unfinished.*1 of 5 steps done/)
  await expectAccessible(page)
  await activity(page).getByRole('button', { name: 'Continue…' }).click()
  await review(page).getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toContainText('approve(')
  await question(page).getByRole('button', { name: 'Reject' }).click()
  await expect(review(page)).toContainText('You rejected step 2 of 5')
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await activity(page).getByRole('button', { name: 'Discard' }).click()
  await expect(activity(page)).not.toContainText('Unfinished')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account 0x7099/ })).toBeVisible()
  await expect(prompt(page)).toBeHidden()
})
