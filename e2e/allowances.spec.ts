import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readAllowances } from '@love/protocol/actions/readAllowances'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth } from '@love/protocol/pairs/pairs'
import { expect, type Page } from '@playwright/test'
import { type Address, erc20Abi, type Hex, maxUint256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { type ScriptedWallet, type ScriptedWalletOptions, scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { agreeTo, walletRow } from './fixtures/walletPage.ts'

test.describe.configure({ mode: 'serial' })

/** Known to everybody: the devnet's eighth account. It has ether and nothing else. */
const key: Hex = '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356'
const owner = privateKeyToAccount(key).address
const { LOVE, USDT, FAITH } = deployment.tokens

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Approvals' })
const rows = (page: Page) => panel(page).getByRole('table').getByRole('row')
const review = (page: Page) => page.getByRole('dialog', { name: /^Revoke / })
const asked = ({ requests }: ScriptedWallet) =>
  requests.map(({ method }) => method).filter((method) => /send/i.test(method))

async function allow(address: Address, spender: Address, amount: bigint): Promise<void> {
  await devnet.writeContract({
    account: owner,
    abi: erc20Abi,
    address,
    functionName: 'approve',
    args: [spender, amount],
  })
}

async function given(): Promise<readonly string[]> {
  const { allowances } = await readAllowances(devnet, { deployment, account: owner })
  return allowances.map(({ token, spender }) => `${token.symbol} ${spender.name}`)
}

async function openAllowances(page: Page, options: ScriptedWalletOptions = {}): Promise<ScriptedWallet> {
  const wallet = await scriptedWallet(page, { key, ...options })
  await agreeTo(page, wallet)
  await freshBlock()
  await page.goto('/control-panel?tab=allowances')
  await panel(page).getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Scripted wallet').click()
  return wallet
}

async function confirmAndClose(page: Page): Promise<void> {
  await expect(review(page)).toContainText('Simulated at block', { timeout: 10_000 })
  await review(page).getByRole('button', { name: 'Confirm in wallet' }).click()
  await expect(review(page)).toContainText('Confirmed.', { timeout: 15_000 })
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(review(page)).toBeHidden()
}

test('default: without a wallet the page says what it is for', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/control-panel')
  await page.getByRole('tab', { name: 'Approvals' }).click()
  await expect(page).toHaveURL('/control-panel?tab=allowances')
  await expect(panel(page)).toContainText('Connect a wallet to see and revoke its token approvals')
  await expectAccessible(page)
  await page.reload()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Display' }).click()
  await expect(page).toHaveURL('/control-panel')
})

test.describe('with the chain', () => {
  test.skip(({ isMobile }) => isMobile, 'both sizes would use the same account at a time')

  test('default: size and age of each allowance; one is revoked by one transaction #exact-approval', {
    tag: '@deep',
  }, async ({ page }) => {
    await allow(LOVE, deployment.router, maxUint256)
    await allow(LOVE, FAITH, 5n * 10n ** 18n)
    await allow(USDT, deployment.router, 0n)
    await allow(USDT, deployment.router, 7_500_000n)
    await allow(pairAddress(deployment, loveEth), deployment.farm, 9n)
    const wallet = await openAllowances(page)
    await expect(rows(page)).toHaveCount(5)
    await expect(rows(page).nth(1)).toContainText(/LOVE\s*the router\s*unlimited/)
    await expect(rows(page).nth(2)).toContainText(/LOVE\s*the FAITH vault\s*5 LOVE/)
    await expect(rows(page).nth(3)).toContainText(/USDT\s*the router\s*7\.5 USDT/)
    await expect(rows(page).nth(4)).toContainText(/LOVE-ETH LP\s*the farm\s*<0\.000001/)
    for (const index of [1, 2, 3, 4])
      await expect(rows(page).nth(index)).toContainText(/(less than 1|\d+) min ago/)
    await scanForNonsense(page)
    await expectAccessible(page)
    await panel(page).getByRole('button', { name: 'Revoke LOVE approval of the router' }).click()
    await expect(review(page)).toContainText('LOVE to the router')
    await expectAccessible(page)
    await confirmAndClose(page)
    expect(asked(wallet)).toEqual(['eth_sendTransaction'])
    expect(await given()).toEqual(['LOVE the FAITH vault', 'USDT the router', 'LOVE-ETH LP the farm'])
    await expect(rows(page)).toHaveCount(4, { timeout: 10_000 })
  })

  test('behavior: a wallet that can take several calls gets one request for all of them', {
    tag: '@deep',
  }, async ({ page }) => {
    const wallet = await openAllowances(page, { batch: 'standard' })
    await panel(page).getByRole('button', { name: 'Revoke all 3…' }).click()
    await expect(page.getByRole('dialog', { name: 'Revoke 3 approvals' })).toBeVisible()
    await confirmAndClose(page)
    expect(asked(wallet)).toEqual(['wallet_sendCalls'])
    expect(await given()).toEqual([])
    await expect(panel(page)).toContainText('No open approvals', { timeout: 10_000 })
    await expectAccessible(page)
  })

  test('error: a refusal leaves the allowance as it is', { tag: '@deep' }, async ({ page }) => {
    await allow(LOVE, deployment.farm, 1n)
    const wallet = await openAllowances(page)
    wallet.script('eth_sendTransaction', () => {
      throw { code: 4001, message: 'no' }
    })
    await panel(page).getByRole('button', { name: 'Revoke LOVE approval of the farm' }).click()
    await expect(review(page)).toContainText('Simulated at block', { timeout: 10_000 })
    await review(page).getByRole('button', { name: 'Confirm in wallet' }).click()
    await expect(review(page)).toContainText('You rejected the request')
    expect(await given()).toEqual(['LOVE the farm'])
    await allow(LOVE, deployment.farm, 0n)
  })
})
