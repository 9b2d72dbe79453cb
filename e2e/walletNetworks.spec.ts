import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import {
  account,
  accountWindow,
  agreeTo,
  connectButton,
  dial,
  switchWindow,
  wrongNetwork,
} from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: wrongNetwork })

for (const chainId of ['1337', 1337, '0x0539'])
  test(`behavior: the chain ${JSON.stringify(chainId)} is our chain`, { tag: '@deep' }, async ({ page }) => {
    const wallet = await scriptedWallet(page, { chainId })
    await agreeTo(page, wallet)
    await dial(page)
    await expect(account(page)).toBeVisible()
    await expect(switchWindow(page)).toBeHidden()
  })

test('behavior: a chain that is no chain is an unknown one', { tag: '@deep' }, async ({ page }) => {
  const wallet = await scriptedWallet(page)
  wallet.script('eth_chainId', () => null)
  await agreeTo(page, wallet)
  await dial(page)
  await expect(switchWindow(page).getByText(wrongNetwork, { exact: true })).toBeVisible()
  await expect(switchWindow(page)).toContainText('unknown')
  await switchWindow(page).getByRole('button', { name: 'Close' }).last().click()
  await account(page).click()
  await expect(accountWindow(page).getByText(wrongNetwork, { exact: true })).toBeVisible()
})

test('behavior: a wallet that does not know our chain gets it added', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const wallet = await scriptedWallet(page, { chainId: '0x1' })
  wallet.script('wallet_switchEthereumChain', () => {
    throw { code: 4902, message: 'Unrecognized chain.' }
  })
  wallet.script('wallet_addEthereumChain', () => {
    wallet.setChainId('0x539')
    return null
  })
  await agreeTo(page, wallet)
  await dial(page)
  await expect(switchWindow(page)).toContainText(wrongNetwork)
  await expect(switchWindow(page)).toContainText('Ethereum (1)')
  await expectAccessible(page)
  await switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' }).click()
  await expect(switchWindow(page)).toContainText('Scripted wallet is on LOVE devnet now.')
  const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0x539',
      chainName: 'LOVE devnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [`${baseURL}/rpc`],
    },
  ])
})

test('error: a wallet that says it switched and did not stays on the wrong network #wallet-answers', async ({
  page,
}) => {
  const wallet = await scriptedWallet(page, { chainId: '0x1' })
  wallet.script('wallet_switchEthereumChain', () => null)
  await agreeTo(page, wallet)
  await dial(page)
  await switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' }).click()
  await expect(switchWindow(page).getByRole('status')).toHaveText(wrongNetwork)
  await expect(switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' })).toBeVisible()
  await switchWindow(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(account(page)).toHaveAttribute('title', 'Wrong network')
})

test('behavior: the page follows the account, the chain and the end of the call', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await agreeTo(page, wallet)
  await agreeTo(page, { ...wallet, address: other })
  await dial(page)
  await expect(account(page)).toBeVisible()
  await wallet.emit('accountsChanged', [other.toLowerCase()])
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
  await wallet.emit('chainChanged', '0x1')
  await expect(toast(page)).toBeVisible()
  await wallet.emit('chainChanged', 1337)
  await expect(toast(page)).toHaveCount(0)
  await account(page).click()
  await expect(accountWindow(page)).toBeVisible()
  await wallet.emit('accountsChanged', [])
  await expect(connectButton(page)).toBeVisible()
  await expect(accountWindow(page)).toBeHidden()
})
