import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, chooser, connectButton, openChooser, walletRow } from './fixtures/walletPage.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.3 Mobile/15E148 Safari/604.1'

test.describe('on a phone', () => {
  test.use({ userAgent: iPhone })

  test('default: every named wallet is offered as a link that opens this page in its app', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/swap?from=ETH&to=WAR3')
    await connectButton(page).last().click()
    const link = (name: string) => chooser(page).getByRole('link', { name, exact: true })
    const encoded = encodeURIComponent(page.url())
    expect(page.url()).toContain(`${baseURL}/swap?from=ETH&to=WAR3`)
    for (const [name, href] of [
      ['MetaMask', `https://link.metamask.io/dapp/${page.url().replace('http://', '')}`],
      ['Coinbase Wallet', `https://go.cb-w.com/dapp?cb_url=${encoded}`],
      ['Rainbow', `https://rnbwapp.com/dapp?url=${encoded}`],
      ['Trust Wallet', `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`],
      ['Ledger', 'https://apps.apple.com/app/ledger-live-web3-wallet/id1361671700'],
    ] as const)
      await expect(link(name)).toHaveAttribute('href', href)
    await expect(link('MetaMask')).toHaveAccessibleDescription('Opens in the app')
    await expectAccessible(page)
  })

  for (const plain of [false, true])
    test(`default: in a wallet's own browser one tap connects it, without a list (${plain ? 'window.ethereum' : 'EIP-6963'}) @phone`, {
      tag: !plain ? [] : '@deep',
    }, async ({ page }) => {
      const wallet = await scriptedWallet(page, { plain })
      await agreeTo(page, wallet)
      await page.goto('/paper')
      await connectButton(page).click()
      await expect(account(page)).toBeVisible()
      await expect(chooser(page)).toBeHidden()
      expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
    })

  test('behavior: who cancels that call sees the list', { tag: '@deep' }, async ({ page }) => {
    const wallet = await scriptedWallet(page)
    wallet.script('eth_requestAccounts', () => new Promise(() => {}))
    await page.goto('/paper')
    await connectButton(page).click()
    await page
      .getByRole('dialog', { name: 'Connecting to Scripted wallet' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await expect(walletRow(page, 'Scripted wallet')).toBeVisible()
  })

  test('behavior: of two wallets none is called unasked', { tag: '@deep' }, async ({ page }) => {
    const first = await scriptedWallet(page)
    const second = await scriptedWallet(page, { info: { name: 'Second wallet', rdns: 'com.example.second' } })
    await openChooser(page)
    await expect(walletRow(page, 'Second wallet')).toBeVisible()
    expect([...first.requests, ...second.requests]).toEqual([])
  })
})

test('default: on a desktop a wallet that is not installed leads to where it is from', {
  tag: '@deep',
}, async ({ page }) => {
  await openChooser(page)
  const metaMask = chooser(page).getByRole('link', { name: 'MetaMask', exact: true })
  await expect(metaMask).toHaveAttribute('href', 'https://metamask.io/download')
  await expect(metaMask).toHaveAccessibleDescription('Not installed')
})
