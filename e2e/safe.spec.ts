import { readFile } from 'node:fs/promises'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { emptyQueue, nobody, teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import { openTab, row, safe, tab } from './fixtures/safeReadingPage.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

/** A contract that is no Safe. */
const router = deployment.router

test.beforeEach(emptyQueue)

test('default: any Safe is opened by its address, and every tab reads without a wallet', async ({ page }) => {
  test.slow()
  await page.goto('/safe')
  await expect(row(page, '0x7a1f…c0b3')).toContainText('2 of 3')
  await safe(page).getByRole('textbox', { name: 'Open a Safe by address' }).fill(teamSafe.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/safe/${teamSafe}`)
  await expect(page.getByRole('dialog', { name: 'Safe 0x7a1f…c0b3' })).toBeVisible()
  await expect(safe(page)).toContainText('2 of 3 owners must sign.')
  await expect(safe(page)).toContainText('1.4.1, up to date')
  await expect(safe(page)).toContainText('CompatibilityFallbackHandler 1.4.1')
  await expectAccessible(page)
  for (const [name, words] of [
    ['Assets', /400,000 LOVE|397,500 LOVE/],
    ['Collectibles', 'LOVE Letter #1'],
    ['Queue', /Queue is empty|Next|Queued/],
    ['History', 'Safe created by'],
    ['Messages', /No messages|signatures/],
    ['Apps', 'A retro desktop for LOVE and WAR3'],
    ['Settings', 'Modules can act for the Safe without signatures.'],
    ['Address book', 'No names yet'],
  ] as const) {
    await tab(page, name).click()
    await expect(safe(page).getByRole('tabpanel')).toContainText(words)
    await scanForNonsense(page)
    await expectAccessible(page)
  }
  await page.goto('/safe')
  await expect(safe(page).getByRole('table', { name: 'Recently viewed Safes' })).toContainText('0x7a1f…c0b3')
})

test('behavior: tabs are walked through by arrow keys, and the address follows', { tag: '@deep' }, async ({
  page,
}) => {
  await openTab(page)
  await tab(page, 'Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Assets')).toBeFocused()
  await expect(page).toHaveURL(`/safe/${teamSafe}/assets`)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(`/safe/${teamSafe}/address-book`)
})

test('behavior: names stand wherever an address does, go out as a file and come back', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  const [first, second] = await teamOwners()
  await page.goto('/safe/address-book')
  const field = (name: string) => safe(page).getByRole('textbox', { name, exact: true })
  await field('Address').fill(first)
  await field('Name').fill('=Ann')
  await page.keyboard.press('Enter')
  await expect(safe(page)).toContainText('Added =Ann.')
  const download = page.waitForEvent('download')
  await safe(page).getByRole('button', { name: 'Save as CSV' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  await safe(page).getByRole('button', { name: 'Remove =Ann' }).click()
  await expect(safe(page)).toContainText('No names yet')
  await safe(page)
    .getByLabel('CSV file with names')
    .setInputFiles({
      name: 'names.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${saved}0x12,Bad,1337\r\n`),
    })
  await expect(safe(page)).toContainText('1 name imported, 1 line skipped.')
  await expect(safe(page)).toContainText('Line 3: An address has 40 characters after 0x; this has 2.')
  await expectAccessible(page)
  await field('Address').fill(second)
  await field('Name').fill('   ')
  await page.keyboard.press('Enter')
  await expect(field('Name')).toHaveAccessibleDescription(/at least one visible character/)
  await openTab(page)
  await expect(safe(page).getByRole('tabpanel')).toContainText('=Ann')
  // In a program that knows nothing of Safes too.
  await page.goto('/safe/address-book')
  await field('Address').fill(deployment.tokens.LOVE)
  await field('Name').fill('My love')
  await page.keyboard.press('Enter')
  await page.goto('/tokens/LOVE')
  await expect(page.getByRole('dialog', { name: /LOVE/ })).toContainText('My love')
})

test('behavior: the Safes of a connected owner are listed, and its key is gold', { tag: '@deep' }, async ({
  page,
}) => {
  const [first] = await teamOwners()
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), `${first}-terms-agreement`)
  await page.goto('/safe')
  await connectDemoWallet(page)
  const owned = safe(page).getByRole('table', { name: 'Safes you own' })
  // Other tests of this chain may have made more.
  await expect(owned.getByRole('link', { name: '0x72d9…D08a' })).toBeVisible()
  await owned.getByRole('link', { name: '0x7a1f…c0b3' }).click()
  await expect(safe(page).getByRole('listitem').filter({ hasText: '0xf39F…2266' })).toContainText('you')
})

test('error: what is no address is told beside the field, and nothing is asked', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/safe/0x1234')
  const field = safe(page).getByRole('textbox', { name: 'Open a Safe by address' })
  await expect(field).toHaveAccessibleDescription(/40 characters after 0x; this has 4/)
  const asked = countRequests(page, `/v1/chains/1337/safes/${nobody}`)
  for (const [typed, words] of [
    ['', /Enter an address/],
    [`eth:${nobody}`, /is another network/],
  ] as const) {
    await field.fill(typed)
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(words)
  }
  expect(asked()).toBe(0)
  await expectAccessible(page)
})

test.describe('when the gateway says no', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('error: what is no Safe says so, for nobody and for another contract', { tag: '@deep' }, async ({
    page,
  }) => {
    for (const address of [nobody, router]) {
      await page.goto(`/safe/${address}`)
      await expect(safe(page).getByRole('alert')).toContainText(/no Safe|not a supported Safe/)
      await expect(safe(page).getByRole('link', { name: 'Open another Safe' })).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('error: a gateway that has not seen a new Safe yet is asked again until it has', {
    tag: '@deep',
  }, async ({ page }) => {
    const info = `**/v1/chains/1337/safes/${teamSafe}`
    await page.route(info, (route) =>
      route.fulfill({ status: 404, json: { code: 404, message: 'There is no Safe at this address.' } }),
    )
    await page.goto(`/safe/${teamSafe}`)
    await expect(safe(page).getByText('has not seen this Safe yet')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(info)
    await expect(safe(page).getByRole('tab', { name: 'Overview' })).toBeVisible({ timeout: 10_000 })
  })

  test('error: a gateway that is away is named, what was read stays, and it comes back by itself', {
    tag: '@deep',
  }, async ({ page }) => {
    await openTab(page, '/assets')
    await expect(row(page, 'LOVE').first()).toBeVisible()
    let isAway = true
    await page.route('**/v1/**', (route) => (isAway ? route.abort() : route.continue()))
    await expect(safe(page)).toContainText('The Safe service cannot be reached', { timeout: 15_000 })
    await expect(row(page, 'LOVE').first()).toBeVisible()
    await expectAccessible(page)
    isAway = false
    await expect(safe(page)).not.toContainText('cannot be reached', { timeout: 15_000 })
  })
})
