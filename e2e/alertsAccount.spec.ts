import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { erc20Abi, getAddress, type Hash, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  alertKind,
  alertsList,
  alertsPanel,
  bell,
  keepNotifications,
  putAway,
  shownTitles,
} from './fixtures/alertsPage.ts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { receiver } from './fixtures/safeWorkspace.ts'
import { type ScriptedWallet, scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { agreeTo, walletRow } from './fixtures/walletPage.ts'

/** An account that no other test knows, with some ether. */
async function openConnected(page: Page): Promise<ScriptedWallet & { readonly key: Hex }> {
  const key = generatePrivateKey()
  const [payer] = await devnet.getAddresses()
  if (!payer) throw new Error('The chain has no accounts.')
  await devnet.sendTransaction({
    account: payer,
    to: privateKeyToAccount(key).address,
    value: parseEther('1'),
  })
  const wallet = await scriptedWallet(page, { key })
  await agreeTo(page, wallet)
  await page.goto('/control-panel?tab=alerts')
  await alertsPanel(page).getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Scripted wallet').click()
  await expect(alertKind(page, /^A Safe waits/)).toBeVisible()
  return { ...wallet, key }
}

test('behavior: a Safe that waits and an approval that appears are told with their places', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await keepNotifications(page)
  await page.clock.install()
  const wallet = await openConnected(page)
  const [first] = await devnet.getAddresses()
  if (!first) throw new Error('The chain has no accounts.')
  const safe = await freshSafe([getAddress(wallet.address), first])
  await alertKind(page, /^A Safe waits/).check()
  await alertKind(page, /^An approval/).check()
  await expect(alertsPanel(page).getByText('Checked just now.')).toHaveCount(2)
  await expectAccessible(page)

  await safe.propose({ nonce: 0n, to: receiver, value: parseEther('1') }, [first])
  await approve(wallet.key)
  await putAway(page, 'hidden')
  await expect(async () => {
    await page.clock.runFor(61_000)
    expect([...(await shownTitles(page))].sort()).toEqual([
      expect.stringMatching(/^0x.* waits for your signature$/),
      'New approval: LOVE',
    ])
  }).toPass()
  await putAway(page, 'front')
  await bell(page).click()
  await expect(alertsList(page)).toContainText(
    'Transaction with nonce 0, proposed by 0xf39F…2266. 1 of 2 signed.',
  )
  await expect(alertsList(page)).toContainText('Spender: the router. Amount: 5 LOVE.')
  await alertsList(page)
    .getByRole('link', { name: /waits for your signature/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/safe/${safe.safe}/queue\\?tx=multisig_`, 'i'))
  await expect(page.getByRole('button', { name: 'Confirm…' })).toBeVisible()
})

test('behavior: a transaction that is included while nobody looks is told once', { tag: '@deep' }, async ({
  page,
}) => {
  await keepNotifications(page)
  await page.clock.install()
  const { address, key } = await openConnected(page)
  await alertKind(page, /^A transaction/).check()
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await putAway(page, 'hidden')
  const hash = await approve(key)
  // As another tab writes down what it has sent.
  await page.evaluate(
    ({ owner, sent }) => {
      const state = { status: 'pending', detail: 'sent' }
      const sentAt = Date.now()
      const all = [{ hash: sent, title: 'Approve LOVE', address: owner, chainId: 1337, sentAt, state }]
      const [storageKey, newValue] = [`${owner}-1337-transactions`, JSON.stringify(all)]
      localStorage.setItem(storageKey, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
    },
    { owner: getAddress(address), sent: hash },
  )
  await expect(async () => {
    await page.clock.runFor(61_000)
    expect(await shownTitles(page)).toEqual([expect.stringMatching(/^(Included|Confirmed): Approve LOVE$/)])
  }).toPass()
  await page.clock.runFor(61_000)
  await putAway(page, 'front')
  await bell(page).click()
  await alertsList(page)
    .getByRole('link', { name: /Approve LOVE$/ })
    .click()
  await expect(page).toHaveURL('/activity')
  expect(await shownTitles(page)).toHaveLength(1)
})

test('behavior: rewards are told once they are worth as many network fees as were chosen', {
  tag: '@deep',
}, async ({ page }) => {
  // The second look comes a minute after the first.
  test.setTimeout(180_000)
  const account = getAddress((await devnet.getAddresses())[0] ?? '')
  await keepNotifications(page)
  await agreeTo(page, { address: account })
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await connectDemoWallet(page)
  // More than the devnet has paid so far, so that the first look has nothing to tell.
  await alertKind(page, /^Rewards/).check()
  const dollars = alertsPanel(page).getByRole('textbox', { name: 'Worth at least ($)' })
  await dollars.fill('a lot')
  await expect(dollars).toHaveAccessibleDescription('Enter a number such as 10.')
  await dollars.fill('999999999')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  expect(await shownTitles(page)).toEqual([])

  await alertsPanel(page).getByRole('textbox', { name: 'And at least this many network fees' }).fill('0')
  await dollars.fill('0,0001')
  await putAway(page, 'behind')
  const titles = async () => {
    // Nobody else makes blocks here, and by the prices of an old one nothing is told.
    await freshBlock()
    return shownTitles(page)
  }
  await expect.poll(titles, { timeout: 90_000, intervals: [5_000] }).toEqual(['Rewards worth harvesting'])
  await bell(page).click()
  await expect(alertsList(page)).toContainText(/[\d.,]+ LOVE \(\$[\d.,]+\)\. The network fee is about \$/)
  await alertsList(page).getByRole('link', { name: 'Rewards worth harvesting' }).click()
  await expect(page).toHaveURL('/farm')
})

/** From the account itself, but not from the page. */
async function approve(key: Hex): Promise<Hash> {
  const hash = await devnet.writeContract({
    account: privateKeyToAccount(key),
    abi: erc20Abi,
    address: deployment.tokens.LOVE,
    functionName: 'approve',
    args: [deployment.router, 5n * 10n ** 18n],
  })
  await devnet.waitForTransactionReceipt({ hash })
  return hash
}
