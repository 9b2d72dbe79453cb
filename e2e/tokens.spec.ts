import { expect, type Page } from '@playwright/test'
import { countRequests } from './fixtures/countRequests.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { agreeTo, chooser, connectButton, walletRow } from './fixtures/walletPage.ts'

const love = (page: Page) => page.getByRole('dialog', { name: 'LOVE', exact: true })

test('default: both tokens with price, supply and market value, and no request to the node', async ({
  page,
}) => {
  const asked = countRequests(page, '/rpc')
  await page.goto('/tokens')
  const rows = page
    .getByRole('dialog', { name: 'Tokens' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/LOVE\$0\.0\d+/)
  await expect(rows.last()).toContainText(/1,000,000,000 WAR3\$[\d,]+/)
  expect(asked()).toBe(0)
  await expectAccessible(page)
})

test('default: a token has its chart, its facts and its pairs', async ({ page }) => {
  await page.goto('/tokens')
  await page.getByRole('link', { name: 'LOVE', exact: true }).click()
  await expect(page).toHaveURL('/tokens/LOVE')
  const chart = love(page).getByRole('slider')
  await expect(chart).toHaveAttribute('aria-valuetext', /Price in USD \$0\.0\d+\.$/, { timeout: 15_000 })
  await expect(love(page).locator('.chart-shape')).toBeVisible()
  for (const fact of ['Price', '24h low', '24h high', 'Supply', 'Market cap', 'Contract'])
    await expect(love(page).getByRole('term').filter({ hasText: fact }).first()).toBeVisible()
  await love(page).getByRole('button', { name: '24 hours' }).click()
  await expect(chart).toHaveAttribute('aria-valuemax', /^28\d$/)
  await expectAccessible(page)
  await love(page).getByRole('link', { name: 'LOVE-WBTC' }).click()
  await expect(page).toHaveURL('/pairs/LOVE-WBTC')
})

test('behavior: your balance, its value, and the token in your wallet', { tag: '@deep' }, async ({
  page,
}) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await page.goto('/tokens/LOVE')
  await connectButton(page).click()
  await expect(chooser(page)).toBeVisible()
  await walletRow(page, 'Scripted wallet').click()
  await expect(love(page).getByText(/^[\d,.]+ LOVE$/)).toBeVisible()
  await love(page).getByRole('button', { name: 'Add to wallet' }).click()
  await expect(love(page).getByText('LOVE added to your wallet.')).toBeVisible()
  expect(wallet.requests).toContainEqual({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: {
        address: '0x40bde52e6B80Ae11F34C58c14E1E7fE1f9c834C4',
        symbol: 'LOVE',
        decimals: 18,
        image: expect.stringMatching(/^http:\/\/localhost:\d+\/assets\/heart-.*\.svg$/),
      },
    },
  })
  wallet.script('wallet_watchAsset', () => {
    throw { code: 4001, message: 'no' }
  })
  await love(page).getByRole('button', { name: 'Add to wallet' }).click()
  await expect(love(page).getByText(/You rejected the request/)).toBeVisible()
})

test('error: a token that is not shown has words and a way back', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/404/)
  await page.goto('/tokens/PEPE')
  await expect(page.getByText(/“PEPE” is not listed here/)).toBeVisible()
  await page.getByRole('link', { name: 'Show both tokens' }).click()
  await expect(page).toHaveURL('/tokens')
})

test('behavior: values in the preferred currency', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('love.preferences', JSON.stringify({ currency: 'ETH' })),
  )
  await page.goto('/tokens/LOVE')
  await expect(love(page).locator('.detail-headline')).toContainText(/^1 LOVE = 0\.00000\d+ ETH/)
})
