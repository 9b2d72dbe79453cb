import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readVault } from '@love/protocol/actions/readVault'
import { formatAmount } from '@love/protocol/amounts/amount'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love } from '@love/protocol/tokens/tokens'
import { previewEntry } from '@love/protocol/vault/previewEntry'
import { expect, type Page } from '@playwright/test'
import { type Hex, numberToHex, parseEther, toFunctionSelector } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { alterCalls } from './fixtures/alterCalls.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { enterField, faithWindow, leaveField, openFaith, review, reviewButton } from './fixtures/faithPage.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

const vault = tokenAddress(deployment, faith).toLowerCase()
const loveToken = tokenAddress(deployment, love).toLowerCase()

/** The vault as a node might describe it: what its functions say, by name, and what LOVE says of it. */
async function alterVault(page: Page, lies: Readonly<Record<string, bigint>>): Promise<void> {
  const told = new Map<string, bigint>(
    Object.entries(lies).map(([name, value]) => [toFunctionSelector(name), value]),
  )
  await alterCalls(page, ({ target, data }) => {
    const isAboutVault =
      target.toLowerCase() === vault || (target.toLowerCase() === loveToken && data.includes(vault.slice(2)))
    const value = isAboutVault ? told.get(data.slice(0, 10) as Hex) : undefined
    return value === undefined ? undefined : numberToHex(value, { size: 32 })
  })
}

test('default: without a wallet: what it is, its price, its history, and what an entry would give', async ({
  page,
}) => {
  await freshBlock()
  await page.goto('/faith')
  const window = faithWindow(page)
  await expect(window).toContainText('Deposit LOVE to receive FAITH')
  await expect(window).toContainText(/1 FAITH = 0\.\d{6} LOVE/)
  await expect(window).toContainText(/APR\s*\d+(\.\d+)?%/)
  await expect(window).toContainText(/LOVE held\s*[\d,.]+ LOVE/)
  await expect(window).toContainText('Connect a wallet to see your FAITH')
  await expect(window.getByRole('slider', { name: /LOVE per FAITH, 7 days/ })).toHaveAttribute(
    'aria-valuetext',
    /1 FAITH 0\.\d{6} LOVE/,
  )
  await expect(window).toContainText('3% extra FAITH')
  await enterField(page).fill('1234.5')
  await expect(window).toContainText(/Other holders lose [\d,.]+ LOVE/)
  await expect(async () => {
    const state = await readVault(devnet, { deployment })
    const { shares } = previewEntry(state, parseEther('1234.5'))
    await expect(window).toContainText(formatAmount({ raw: shares, token: faith }), { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await expectAccessible(page)
  await scanForNonsense(page)
  await window.getByRole('button', { name: 'How APR is calculated' }).focus()
  await expect(page.getByRole('tooltip', { name: /2,591,500 blocks/ })).toBeVisible()
  await window.getByRole('tab', { name: 'Withdraw' }).click()
  await expect(page).toHaveURL('/faith?tab=leave')
  await leaveField(page).fill('10')
  await expect(window).toContainText(/You receive \(estimated\)\s*9\.\d+ LOVE/)
  await expectAccessible(page)
  await window.getByRole('tabpanel').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

test('behavior: the window fits its screen, whatever is typed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/faith')
  await enterField(page).fill('9'.repeat(58))
  await expect(faithWindow(page)).toContainText(/You receive \(estimated\)\s*[\d,]{60}/)
  const wider = await page.evaluate(() =>
    // Not the window itself: the edges to drag it by stand out of it.
    [document.documentElement, ...document.querySelectorAll('.faith-window > :not(.resize-edges)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(({ className }) => className),
  )
  expect(wider).toEqual([])
  await scanForNonsense(page)
})

test('error: what is no amount, or too little for a share, is a field error', { tag: '@deep' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/faith')
  await expect(faithWindow(page)).toContainText(/1 FAITH = /)
  for (const text of ['1e400', '-1', '0x10', '1,000', 'NaN', '0']) {
    await enterField(page).fill(text)
    await expect(enterField(page)).toHaveAccessibleDescription(/amount|without a comma/)
  }
  await alterVault(page, { 'totalSupply()': 10n })
  await page.reload()
  await enterField(page).fill('0.000000000000000001')
  await expect(enterField(page)).toHaveAccessibleDescription(/too small to receive FAITH/)
  await scanForNonsense(page)
})

test('behavior: a closed vault says so and lets nobody in or out', { tag: '@deep' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await alterVault(page, { 'active()': 0n })
  await openFaith(page, '/faith', { key: generatePrivateKey() })
  const window = faithWindow(page)
  await expect(window).toContainText('The vault is paused: deposits and withdrawals are not possible.')
  await expect(window).toContainText(/APR\s*0%/)
  await expect(window).toContainText(/Minted per day\s*0 LOVE/)
  for (const [tab, field] of [
    ['Deposit', enterField(page)],
    ['Withdraw', leaveField(page)],
  ] as const) {
    await window.getByRole('tab', { name: tab }).click()
    await expect(field).toBeDisabled()
    await expect(reviewButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(reviewButton(page)).toHaveAccessibleDescription('The vault is paused.')
  }
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await freshBlock()
  await expect(leaveField(page)).toBeEnabled({ timeout: 15_000 })
})

test('behavior: odd vaults are told in words and digits', { tag: '@deep' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const most = 2n ** 112n
  const lies = [
    [{ 'isMinter(address)': 0n }, 'can no longer mint LOVE'],
    [{ 'faithFeePercent()': 0n }, 'your deposit dilutes no one'],
    [{ 'faithFeePercent()': 10n }, '(10%) for the fee recipient'],
    [{ 'totalSupply()': 0n, 'balanceOf(address)': 0n }, 'the vault is empty'],
    [{ 'balanceOf(address)': 0n, 'lovePerBlock()': 0n }, 'holds no LOVE'],
    [{ 'totalSupply()': most, 'balanceOf(address)': most }, /1 FAITH = 1\.0/],
    [{ 'lovePerBlock()': 0n }, /APR\s*0%/],
  ] as const
  for (const [lie, words] of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await alterVault(page, lie)
    await page.goto('/faith')
    await expect(faithWindow(page)).toContainText(/1 FAITH = |n\/a/)
    const isClosed = 'isMinter(address)' in lie
    if (!isClosed) await enterField(page).fill('1000')
    await expect(faithWindow(page)).toContainText(words)
    await scanForNonsense(page)
  }
})

test('error: without a node the figures are old and nothing is reviewed; without a history it says so', {
  tag: '@deep',
}, async ({ page, isMobile, expectedFaults }) => {
  test.skip(isMobile, 'the same on every screen')
  expectedFaults.push(/Failed to load resource/)
  await page.route('**/market/faith/prices*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Nothing is stored yet.' } }),
  )
  await openFaith(page, '/faith', { key: generatePrivateKey() })
  await expect(faithWindow(page)).toContainText('Chart unavailable: Nothing is stored yet')
  await expect(faithWindow(page)).toContainText('You have no FAITH yet')
  await expect(faithWindow(page)).toContainText('You have no LOVE in your wallet')
  await expect(reviewButton(page)).toHaveAccessibleDescription('You have no LOVE in your wallet.')
  await page.route('**/market/faith/prices*', (route) =>
    route.fulfill({ json: { block: '5', timestamp: 1_800_000_000, prices: [] } }),
  )
  await expect(faithWindow(page)).toContainText('No history yet', { timeout: 20_000 })
  await page.route('**/rpc', (route) => route.abort())
  await expect(faithWindow(page).getByRole('status').first()).toContainText('Retrying…', {
    timeout: 20_000,
  })
  await expect(reviewButton(page)).toHaveAccessibleDescription(/Prices are out of date/)
  await expect(review(page)).toBeHidden()
})
