import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import {
  account,
  accountWindow,
  agreeTo,
  chooser,
  connectButton,
  dial,
  failure,
  switchWindow,
  walletRow,
} from './fixtures/walletPage.ts'

const love = '0x40bde52e6B80Ae11F34C58c14E1E7fE1f9c834C4'

test('default: a token is listed in the wallet, and a refusal is said', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await account(page).click()
  const add = accountWindow(page).getByRole('button', { name: 'Add LOVE to wallet' })
  await add.click()
  await expect(accountWindow(page)).toContainText('LOVE added to your wallet.')
  expect(wallet.requests.at(-1)).toEqual({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: {
        address: love,
        symbol: 'LOVE',
        decimals: 18,
        image: expect.stringMatching(`^${baseURL}/assets/heart-.*\\.svg$`),
      },
    },
  })
  wallet.script('wallet_watchAsset', () => false)
  await add.click()
  await expect(accountWindow(page)).toContainText('Your wallet did not add LOVE.')
  wallet.script('wallet_watchAsset', () => {
    throw { code: 4200 }
  })
  await add.click()
  await expect(accountWindow(page)).toContainText('Your wallet does not support this request.')
})

test('default: the demo wallet asks before it connects, and before it lists a token', async ({ page }) => {
  await page.goto('/paper')
  await connectDemoWallet(page, 2)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
  await account(page).click()
  const question = page.getByRole('dialog', { name: 'Demo wallet: add a token' })
  await accountWindow(page).getByRole('button', { name: 'Add WAR3 to wallet' }).click()
  await expect(question).toContainText('WAR3')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(accountWindow(page)).toContainText('You rejected the request.')
  const add = accountWindow(page).getByRole('button', { name: 'Add WAR3 to wallet' })
  await expect(add).toBeFocused()
  await add.click()
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(accountWindow(page)).toContainText('WAR3 added to your wallet.')
  await page.reload()
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
})

test('error: who rejects in the demo wallet is not connected, and who hangs up leaves no question', {
  tag: '@deep',
}, async ({ page }) => {
  await dial(page, 'Demo wallet')
  const question = page.getByRole('dialog', { name: 'Demo wallet: connect' })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(failure(page)).toContainText('You rejected the request.')
  await failure(page).getByRole('button', { name: 'Dial again' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failure(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failure(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
})

test('behavior: everything by keyboard, with the focus in and back', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/paper')
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(walletRow(page, 'Demo wallet')).toBeFocused()
  for (const name of ['MetaMask', 'Coinbase Wallet', 'Rainbow', 'Trust Wallet', 'Ledger']) {
    await page.keyboard.press('Tab')
    await expect(chooser(page).getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const get = page.getByRole('dialog', { name: 'Get a wallet' })
  await expect(get.getByRole('link').first()).toBeFocused()
  for (const link of await get.getByRole('link').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(get).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

test('behavior: the windows about an account say what they can do, and no more', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Switch networks…' }).click()
  await expect(switchWindow(page)).toContainText('Scripted wallet is on the right network')
  await page.keyboard.press('Escape')
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Verify your account…' }).click()
  const verify = page.getByRole('dialog', { name: 'Verify your account' })
  await expect(verify).toContainText('No transaction, no network fee.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(verify).toBeHidden()
})

test('behavior: who disconnects in one tab is disconnected in the other', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await page.goto('/paper')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  const other = await context.newPage()
  await other.goto('/paper')
  await expect(account(other)).toBeVisible()
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(other)).toBeVisible({ timeout: 1_000 })
})

const worth = (page: Page) => page.getByRole('button', { name: /^In your wallet: / })

test('default: LOVE, WAR3 and FAITH with their total, in the window and in the taskbar', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/paper')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  if (isMobile) await account(page).click()
  else {
    await expect(worth(page)).toHaveText(/^\$[\d,]+$/)
    await expect(worth(page)).toHaveAccessibleName(
      /[\d,.]+ LOVE \(\$.+\), .+ WAR3 \(\$.+\), .+ FAITH \(\$.+\)/,
    )
    await worth(page).click()
  }
  const facts = accountWindow(page).getByRole('group', { name: 'Balances' })
  await expect(facts).toContainText(/Total\$[\d,]+/)
  for (const symbol of ['LOVE', 'WAR3', 'FAITH'])
    await expect(facts).toContainText(new RegExp(`${symbol}[\\d,.]+ ${symbol} \\(\\$[\\d,.]+\\)`))
  await expectAccessible(page)
  await facts.getByRole('link', { name: 'All assets' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(accountWindow(page)).toBeHidden()
})

test('behavior: the Account window is as high before its Safes and balances are there as afterwards', {
  tag: '@phone',
}, async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route(/owners\/0x\w+\/safes$|\/rpc$/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/paper')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await account(page).click()
  const body = accountWindow(page).locator('.window-body')
  const heights = () => body.evaluate((element) => [element.clientHeight, element.scrollHeight])
  await expect(accountWindow(page)).toContainText('Loading your Safes…')
  const before = await heights()
  released.resolve()
  await expect(accountWindow(page).getByRole('radio', { name: /^Safe/ }).first()).toBeVisible()
  await expect(accountWindow(page)).toContainText(/Total\$[\d,]+/)
  expect(await heights()).toEqual(before)
})

test('error: balances that cannot be read say so, with Retry in place', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  await page.goto('/paper')
  await connectDemoWallet(page)
  await page.route('**/rpc', (route) => route.abort())
  await page.getByRole('button', { name: 'Agree' }).click()
  await account(page).click()
  const facts = accountWindow(page).getByRole('group', { name: 'Balances' })
  const isLost = facts.getByText('Your balances could not be loaded. The server cannot be reached.')
  const isOld = accountWindow(page).getByText('Balances (out of date)')
  await expect(isLost.or(isOld)).toBeVisible({ timeout: 30_000 })
})
