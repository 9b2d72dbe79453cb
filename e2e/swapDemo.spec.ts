import { exactAmount } from '@love/protocol/amounts/amount'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { bobo, love, usdt, wbtc } from '@love/protocol/tokens/tokens'
import { expect } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { allowanceOf, approve, balanceOf, fund, tax } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  approveInDemoWallet,
  confirmButton,
  expectDone,
  getField,
  openReview,
  payField,
  review,
  swapWindow,
  tokenButton,
} from './fixtures/swapPage.ts'
import { test } from './fixtures/test.ts'
import { agreeTo } from './fixtures/walletPage.ts'

const demo = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.describe('with the demo wallet', () => {
  test.describe.configure({ mode: 'serial' })
  test.skip(({ isMobile }) => isMobile)
  test.beforeEach(async ({ page }) => agreeTo(page, { address: demo }))

  test('default: ether for LOVE, by keyboard alone', async ({ page }) => {
    const before = await balanceOf(love, demo)
    await page.goto('/swap')
    await connectDemoWallet(page)
    await payField(page).focus()
    await page.keyboard.type('0.05')
    await expect(getField(page)).not.toHaveValue('')
    await freshBlock()
    await expect(swapWindow(page).getByRole('button', { name: 'Review swap' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(review(page)).toContainText('Simulated at block')
    const least = /at least ([\d,.]+) LOVE/.exec((await review(page).textContent()) ?? '')?.[1] ?? ''
    await expect(review(page).getByRole('group', { name: 'Review', exact: true })).toBeFocused()
    await expect(confirmButton(page)).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(confirmButton(page)).toBeEnabled()
    for (
      let tabs = 0;
      tabs < 30 && !(await confirmButton(page).evaluate((one) => one.matches(':focus')));
      tabs++
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const answer = page.getByRole('button', { name: 'Approve', exact: true })
    await expect(answer).toBeVisible()
    for (let tabs = 0; tabs < 10 && !(await answer.evaluate((one) => one.matches(':focus'))); tabs++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(review(page)).toContainText('Confirmed.', { timeout: 15_000 })
    const gained = (await balanceOf(love, demo)) - before
    await expect(review(page)).toContainText(/You received [\d,.]+ LOVE \(\$[\d,.]+\)\./)
    await expect(review(page).locator('strong', { hasText: 'LOVE' })).toHaveAttribute(
      'title',
      `${exactAmount({ raw: gained, token: love })} LOVE`,
    )
    await expect(review(page).getByRole('button', { name: 'Add LOVE-ETH liquidity' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(review(page)).toBeHidden()
    expect(gained).toBeGreaterThanOrEqual(parseAmount(least.replaceAll(',', ''), love).raw)
    await expect(payField(page)).toHaveValue('')
    await expect(page).toHaveURL('/swap?from=ETH&to=LOVE')
  })

  test('behavior: a part of the balance, and all of it without what the network takes', async ({ page }) => {
    await page.goto('/swap?from=LOVE&to=ETH')
    await connectDemoWallet(page)
    const half = exactAmount({ raw: (await balanceOf(love, demo)) / 2n, token: love })
    await swapWindow(page).getByRole('button', { name: 'Pay with your LOVE: 50%' }).click()
    expect(half.startsWith(await payField(page).inputValue())).toBe(true)
    await swapWindow(page).getByRole('button', { name: 'Max LOVE' }).click()
    await expect(payField(page)).toHaveValue(exactAmount({ raw: await balanceOf(love, demo), token: love }))
    await tokenButton(page, 'Token you receive').click()
    const rows = page.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
    await expect(rows.first()).toHaveText(/^ETH.+ ETH\s*\$[\d,]+$/)
  })

  test('default: LOVE for an exact amount of USDT, which all goes to WBTC through LOVE', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('/swap?from=LOVE&to=USDT&amount=25&exact=out')
    await connectDemoWallet(page)
    const [loveBefore, usdtBefore] = [await balanceOf(love, demo), await balanceOf(usdt, demo)]
    await openReview(page)
    await expect(review(page)).toContainText('Approve the router to spend')
    await confirmButton(page).click()
    await approveInDemoWallet(page, 2)
    await expectDone(page)
    expect((await balanceOf(usdt, demo)) - usdtBefore).toBe(parseAmount('25', usdt).raw)
    expect(await balanceOf(love, demo)).toBeLessThan(loveBefore)

    // An old allowance that is too small: USDT wants it to be zero before it is changed.
    await approve(usdt, demo, 1n)
    await page.goto('/swap?from=USDT&to=WBTC')
    await swapWindow(page).getByRole('button', { name: 'Max USDT' }).click()
    await expect(swapWindow(page)).toContainText('USDT → LOVE → WBTC')
    const wbtcBefore = await balanceOf(wbtc, demo)
    await openReview(page)
    await expect(review(page)).toContainText('Reset the old USDT approval to 0')
    await expectAccessible(page)
    await confirmButton(page).click()
    await approveInDemoWallet(page, 3)
    await expectDone(page)
    expect(await balanceOf(usdt, demo)).toBe(0n)
    expect(await allowanceOf(usdt, demo)).toBe(0n)
    expect(await balanceOf(wbtc, demo)).toBeGreaterThan(wbtcBefore)
    await expect(swapWindow(page)).toContainText('Balance: 0 USDT')
    await expect(swapWindow(page).getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
    await fund(demo, [[usdt, '5000']])
  })

  test('behavior: a token with a tax is told, and trades within its promise', { tag: '@deep' }, async ({
    page,
  }) => {
    await tax(bobo, 500n)
    try {
      await page.goto('/swap?from=BOBO&to=LOVE&amount=100000000')
      await connectDemoWallet(page)
      await expect(swapWindow(page)).toContainText('BOBO charges 5% on every transfer')
      const [boboBefore, loveBefore] = [await balanceOf(bobo, demo), await balanceOf(love, demo)]
      await openReview(page)
      await confirmButton(page).click()
      await approveInDemoWallet(page, 2)
      await expectDone(page)
      expect(boboBefore - (await balanceOf(bobo, demo))).toBe(parseAmount('100000000', bobo).raw)
      expect(await balanceOf(love, demo)).toBeGreaterThan(loveBefore)
      await getField(page).fill('1')
      await expect(swapWindow(page)).toContainText('you cannot choose an exact amount to receive')
    } finally {
      await tax(bobo, 0n)
    }
  })
})
