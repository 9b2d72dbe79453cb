import { expect, type Page } from '@playwright/test'
import { type Hex, numberToHex } from 'viem'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { asked, confirm, key, openReview, review, send } from './fixtures/swapReview.ts'
import { test } from './fixtures/test.ts'
import { agreeTo, connectButton, walletRow } from './fixtures/walletPage.ts'

/** It can be reached, so that everybody learns why it does nothing. */
async function expectRefused(page: Page): Promise<void> {
  await expect(confirm(page)).toBeDisabled()
  await confirm(page).focus()
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeFocused()
}

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'Both projects share one account; its nonces must not meet.')

for (const shape of ['standard', 'json', 'old'] as const)
  test(`behavior: a wallet that says in the ${shape} shape that it can gets everything in one request`, {
    tag: shape === 'standard' ? [] : '@deep',
  }, async ({ page }) => {
    const wallet = await openReview(page, shape)
    await expect(review(page)).toContainText('One batched transaction (all or nothing).')
    await confirm(page).click()
    await expect(review(page)).toContainText('Confirmed.')
    expect(asked(wallet)).toEqual(['wallet_sendCalls'])
  })

test('default: everything is shown first, then asked one by one', async ({ page }) => {
  const wallet = await openReview(page)
  await expect(review(page)).toContainText('Approve the router to spend 0.001 WBTC')
  await expect(review(page)).toContainText('−0.001 WBTC')
  await review(page).getByText('Details').first().click()
  await expect(review(page)).toContainText('approve')
  await expectAccessible(page)
  await confirm(page).focus()
  await expect(confirm(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(review(page)).toContainText('Confirmed.')
  await expectAccessible(page)
  expect(asked(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  await expect(review(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(review(page)).toBeHidden()
})

test('behavior: a function of the browser that was replaced meanwhile is told before anything is confirmed #sent-as-reviewed', async ({
  page,
}) => {
  const words = 'A browser function used by this page has been modified'
  await openReview(page)
  await expect(review(page)).not.toContainText(words)
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (...parameters) => fetch(...parameters)
  })
  await expect(review(page).getByRole('status').filter({ hasText: words })).toBeVisible()
  await expectAccessible(page)
})

test('behavior: rejected leads back to the review with the focus where it was, and nothing is lost', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await openReview(page)
  wallet.script('eth_sendTransaction', () => {
    throw { code: 4001, message: 'no' }
  })
  await confirm(page).click()
  await expect(review(page).getByRole('alert')).toContainText('You rejected the request.')
  await expect(confirm(page)).toBeFocused()
  await expect(review(page)).toContainText('Simulated at block')
})

test('behavior: a refused upgrade is explained, and the same goes one by one when the person says so', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await openReview(page, 'standard')
  wallet.script('wallet_sendCalls', () => {
    throw { code: 5750, message: 'no' }
  })
  await confirm(page).click()
  await expect(review(page).getByRole('alert')).toContainText('account upgrade')
  await expect(review(page)).toContainText('one at a time')
  await confirm(page).click()
  await expect(review(page)).toContainText('Confirmed.')
  expect(asked(wallet)).toEqual(['wallet_sendCalls', 'eth_sendTransaction', 'eth_sendTransaction'])
})

test('behavior: on another network there is nothing to confirm but a way to switch', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await openReview(page)
  wallet.setChainId('0x1')
  await wallet.emit('chainChanged', '0x1')
  await expect(review(page)).toContainText('Wrong network detected')
  await expectRefused(page)
  await expect(review(page).getByRole('button', { name: 'Switch networks' })).toBeVisible()
  expect(asked(wallet)).toEqual([])
})

test('error: a simulation that fails keeps it from being sent #simulated-first', async ({ page }) => {
  await page.route('**/simulate', (route) =>
    route.fulfill({
      json: {
        status: 'done',
        by: 'eth_call',
        block: '1',
        calls: [{ isSuccess: false, gasUsed: '1', returned: '0x' }],
        changes: [],
      },
    }),
  )
  const wallet = await scriptedWallet(page, { key })
  await agreeTo(page, wallet)
  await freshBlock()
  await page.goto('/swap?from=WBTC&to=LOVE&amount=0.001')
  await connectButton(page).first().click()
  await walletRow(page, 'Scripted wallet').click()
  await page.getByRole('button', { name: 'Review swap' }).click()
  await expect(review(page).getByRole('alert')).toContainText('Step 1 would fail')
  await expectRefused(page)
  expect(asked(wallet)).toEqual([])
})

test('behavior: a batch that was done in part shows what became of each call', { tag: '@deep' }, async ({
  page,
}) => {
  const wallet = await openReview(page, 'standard')
  const hashes: Hex[] = []
  wallet.script('wallet_sendCalls', async ([batch]) => {
    const { calls } = batch as { calls: readonly { to: Hex; data: Hex }[] }
    // The first with enough gas, the second with too little.
    for (const [index, call] of calls.entries())
      hashes.push(await send(call, index === 0 ? 100_000n : 40_000n))
    return { id: '0xpart' }
  })
  wallet.script('wallet_getCallsStatus', async ([id]) => {
    const receipts = await Promise.all(hashes.map((hash) => devnet.getTransactionReceipt({ hash })))
    const told = receipts.map(({ status, transactionHash, ...receipt }) => ({
      transactionHash,
      status: status === 'success' ? '0x1' : '0x0',
      blockHash: receipt.blockHash,
      blockNumber: numberToHex(receipt.blockNumber),
      gasUsed: numberToHex(receipt.gasUsed),
      logs: [],
    }))
    return { version: '2.0.0', id, chainId: '0x539', atomic: false, status: 600, receipts: told }
  })
  await confirm(page).click()
  await expect(review(page).getByRole('alert')).toContainText('Only part of the batch was executed')
  const states = review(page).locator('.review-steps > li')
  await expect(states.nth(0)).toContainText('Done')
  await expect(states.nth(1)).toContainText('Failed')
  await expectAccessible(page)
})
