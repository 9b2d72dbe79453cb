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

test('behavior: the window closes by itself when the wallet arrives, also by its own menu', async ({
  page,
}) => {
  const wallet = await scriptedWallet(page, { chainId: '0x1' })
  await agreeTo(page, wallet)
  await dial(page)
  await expect(switchWindow(page)).toContainText(wrongNetwork)
  await wallet.emit('chainChanged', '0x539')
  await expect(switchWindow(page)).toBeHidden()
  await expect(account(page)).toBeFocused()
  // Opened on the right network it stays: somebody wants to read it.
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Switch networks…' }).click()
  await expect(switchWindow(page)).toContainText('Scripted wallet is on the right network')
  await wallet.emit('chainChanged', '0x1')
  await expect(switchWindow(page)).toContainText(wrongNetwork)
})

test('error: a wallet that cannot add the network gets the values to type', async ({ page, baseURL }) => {
  // The policy lets nobody read the clipboard, so what is written is caught on its way.
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = async (text) => void Object.assign(window, { copied: text })
  })
  const wallet = await scriptedWallet(page, { chainId: '0x1' })
  wallet.script('wallet_switchEthereumChain', () => {
    throw { code: 4001 }
  })
  await agreeTo(page, wallet)
  await dial(page)
  const ask = switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' })
  const copyUrl = switchWindow(page).getByRole('button', { name: 'Copy RPC URL' })
  await ask.click()
  // Who said no needs no other way.
  await expect(switchWindow(page)).toContainText('You rejected the request.')
  await expect(copyUrl).toBeHidden()
  wallet.script('wallet_switchEthereumChain', () => {
    throw { code: 4902 }
  })
  wallet.script('wallet_addEthereumChain', () => {
    throw { code: 4200 }
  })
  await ask.click()
  await expect(switchWindow(page)).toContainText('Your wallet does not support this request.')
  for (const [name, value] of [
    ['Network name', 'LOVE devnet'],
    ['RPC URL', `${baseURL}/rpc`],
    ['Chain ID', '1337'],
    ['Currency symbol', 'ETH'],
  ] as const) {
    await switchWindow(page)
      .getByRole('button', { name: `Copy ${name}` })
      .click()
    expect(await page.evaluate(() => 'copied' in window && window.copied)).toBe(value)
  }
  await expect(switchWindow(page)).toContainText('Block explorer')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(ask).toBeInViewport({ ratio: 1 })
  await expect(switchWindow(page).getByRole('button', { name: 'Close' }).last()).toBeInViewport({ ratio: 1 })
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
  await expect(switchWindow(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Scripted wallet is now on LOVE devnet.',
  )
  await expect(account(page)).toBeFocused()
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
  await expect(switchWindow(page).locator('.switch-answer')).toHaveText(wrongNetwork)
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
