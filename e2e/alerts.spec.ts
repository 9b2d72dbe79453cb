import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { erc20Abi, getAddress, type Hash, type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  alertsList,
  alertsPanel,
  alterLovePrice,
  bell,
  clickNotification,
  keepNotifications,
  messages,
  putAway,
  shownTitles,
} from './fixtures/alertsPage.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { receiver } from './fixtures/safeWorkspace.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { type ScriptedWallet, scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { agreeTo, walletRow } from './fixtures/walletPage.ts'

const kind = (page: Page, name: RegExp) => alertsPanel(page).getByRole('checkbox', { name })

async function addPrice(page: Page, dollars: string): Promise<void> {
  await alertsPanel(page).getByRole('textbox', { name: 'Price ($)' }).fill(dollars)
  await alertsPanel(page).getByRole('button', { name: 'Add price' }).click()
}

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
  await expect(kind(page, /^A Safe waits/)).toBeVisible()
  return { ...wallet, key }
}

test('default: a price that crosses is told once, by the browser, in the title and in the list', async ({
  page,
}) => {
  const price = { times: 1n }
  await keepNotifications(page)
  await alterLovePrice(page, price)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await expect(bell(page)).toBeHidden()
  await addPrice(page, '100')
  await expect(kind(page, /^A price/)).toBeChecked()
  await expect(alertsPanel(page)).toContainText('LOVE above $100')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await expect(bell(page)).toHaveAccessibleName('Alerts')

  await putAway(page, 'behind')
  price.times = 1_000_000n
  await freshBlock()
  await expect.poll(() => shownTitles(page), { timeout: 20_000 }).toEqual(['LOVE is above $100'])
  await expect(page).toHaveTitle('(1) Control Panel - LOVE')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,/)
  await expect(bell(page)).toHaveAccessibleName('Alerts, 1 new')
  await expect(messages(page)).toContainText('LOVE is above $100')

  await clickNotification(page)
  await expect(page).toHaveURL('/tokens/LOVE')
  await putAway(page, 'front')
  await expect(page).toHaveTitle(/^LOVE\b/)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/favicon\.svg$/)
  await bell(page).click()
  await expect(alertsList(page).getByRole('link', { name: 'LOVE is above $100' })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Alerts')
  expect(await shownTitles(page)).toHaveLength(1)
})

test('behavior: choices by keyboard, in words, on every screen; what is cleared and switched off is gone', {
  tag: ['@deep', '@phone'],
}, async ({ page, context }) => {
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await expectAccessible(page)
  await scanForNonsense(page)
  const field = alertsPanel(page).getByRole('textbox', { name: 'Price ($)' })
  await field.focus()
  await page.keyboard.type('nothing')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Enter a price in dollars/)
  await field.fill('0,5')
  await page.keyboard.press('Enter')
  await expect(alertsPanel(page)).toContainText('LOVE above $0.5')
  await alertsPanel(page).getByRole('button', { name: 'Send a test alert' }).press('Enter')
  await expect(messages(page)).toContainText('Test alert from LOVE')
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto('/paper')
  await expect(bell(other)).toHaveAccessibleName('Alerts, 1 new')
  await bell(other).press('Enter')
  await expect(alertsList(other)).toContainText('This is how alerts look.')
  await expectAccessible(other)
  await expect(bell(page)).toHaveAccessibleName('Alerts')
  await alertsList(other).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(alertsList(other)).toContainText('No alerts yet.')
  await other.keyboard.press('Escape')
  await expect(bell(other)).toBeFocused()

  await kind(page, /^A price/).uncheck()
  await expect(bell(page)).toBeHidden()
  await expect(bell(other)).toBeHidden()
  await alertsPanel(page).getByRole('button', { name: 'Remove LOVE above $0.5' }).click()
  await page.reload()
  await expect(kind(page, /^A price/)).not.toBeChecked()
  await expect(alertsPanel(page)).not.toContainText('LOVE above')
})

test('error: where notifications are denied, alerts stay inside the page, and the words say so', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.Notification = class extends EventTarget {
      static permission = 'denied'
      static requestPermission = async () => 'denied'
    } as unknown as typeof Notification
  })
  const price = { times: 1n }
  await alterLovePrice(page, price)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await expect(alertsPanel(page)).toContainText('Notifications are blocked for this page.')
  await addPrice(page, '100')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await alertsPanel(page).getByRole('button', { name: 'Send a test alert' }).click()
  await expect(alertsPanel(page)).toContainText('Shown inside the page only.')
  price.times = 1_000_000n
  await freshBlock()
  await expect(messages(page)).toContainText('LOVE is above $100', { timeout: 20_000 })
  await messages(page).getByRole('link', { name: 'Open' }).last().click()
  await expect(page).toHaveURL('/tokens/LOVE')
})

test('behavior: a hidden tab asks for prices once a minute, and tells what it finds', {
  tag: '@deep',
}, async ({ page }) => {
  const price = { times: 1n }
  await page.clock.install()
  await keepNotifications(page)
  await alterLovePrice(page, price)
  await freshBlock()
  await page.goto('/control-panel?tab=alerts')
  await addPrice(page, '100')
  await expect(alertsPanel(page)).toContainText('Checked just now.')
  await putAway(page, 'hidden')
  // What was planned while it was seen is over.
  await page.clock.runFor(10_000)
  const asked = countRequests(page, '/market/snapshot')
  for (let minute = 1; minute <= 3; minute++) {
    if (minute === 3) price.times = 1_000_000n
    await freshBlock()
    await page.clock.runFor(60_000)
    await expect.poll(asked).toBe(minute)
  }
  await expect.poll(() => shownTitles(page)).toEqual(['LOVE is above $100'])
  await expect(page).toHaveTitle(/^\(1\) /)
})

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
  await kind(page, /^A Safe waits/).check()
  await kind(page, /^An approval/).check()
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
  await kind(page, /^A transaction/).check()
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
