import { readFile } from 'node:fs/promises'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe141'
import { encodeMultiSend } from '@love/protocol/safe/multiSend'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { emptyQueue, freeNonce, propose, proposeText, teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

/** A contract that is no Safe. */
const router = deployment.router
const nobody = '0x1111111111111111111111111111111111111111'

const safe = (page: Page) => page.getByRole('dialog', { name: /^(Safe|Address book)/ })
const row = (page: Page, words: string | RegExp) => safe(page).getByRole('row').filter({ hasText: words })
const tab = (page: Page, name: string) => safe(page).getByRole('tab', { name, exact: true })

async function openTab(page: Page, place = ''): Promise<void> {
  await page.goto(`/safe/${teamSafe}${place}`)
  await expect(safe(page).getByRole('tab', { selected: true })).toBeVisible()
}

/** Amounts that no other test sends. */
const someEther = () => `0.0${Math.floor(Math.random() * 9_000 + 1_000)}1`

test.beforeEach(emptyQueue)

test('default: any Safe is opened by its address, and every tab reads without a wallet', async ({ page }) => {
  test.slow()
  await page.goto('/safe')
  await expect(row(page, '0x7a1f…c0b3')).toContainText('2 of 3')
  await safe(page).getByRole('textbox', { name: 'Open a Safe by its address' }).fill(teamSafe.toLowerCase())
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
    ['Queue', /Nothing waits here|Next|Waiting for their turn/],
    ['History', 'Safe created by'],
    ['Messages', /There are no messages|signatures/],
    ['Apps', 'A retro desktop for LOVE and WAR3'],
    ['Settings', 'A module may act for the Safe without any signature.'],
    ['Address book', 'No names yet'],
  ] as const) {
    await tab(page, name).click()
    await expect(safe(page).getByRole('tabpanel')).toContainText(words)
    await scanForNonsense(page)
    await expectAccessible(page)
  }
  await page.goto('/safe')
  await expect(safe(page).getByRole('table', { name: 'Recently opened Safes' })).toContainText('0x7a1f…c0b3')
})

test('behavior: tabs are walked through by arrow keys, and the address follows', async ({ page }) => {
  await openTab(page)
  await tab(page, 'Overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Assets')).toBeFocused()
  await expect(page).toHaveURL(`/safe/${teamSafe}/assets`)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(`/safe/${teamSafe}/address-book`)
})

test('behavior: proposals of others and their signatures come by themselves, and rivals stand together', async ({
  page,
}) => {
  test.slow()
  const [first, second, third] = await teamOwners()
  await openTab(page, '/queue')
  const ether = someEther()
  const nonce = BigInt(await freeNonce())
  const { id } = await propose({ to: third, value: parseEther(ether), nonce }, [first])
  const sent = row(page, `Send ${ether} ETH`)
  await expect(sent).toContainText('1 of 2', { timeout: 10_000 })
  await expect(sent).toContainText('Needs 1 more signature')
  await expect(sent.getByRole('img', { name: '0xf39F…2266: signed' })).toBeVisible()
  await expect(sent).toContainText('missing: 0x7099…79C8, 0x3C44…93BC')
  await propose({ to: third, value: parseEther(ether), nonce }, [second])
  await expect(sent).toContainText('2 of 2', { timeout: 10_000 })
  await propose({ to: teamSafe, nonce }, [third])
  await expect(row(page, `Rivals for nonce ${nonce}`)).toBeVisible({ timeout: 10_000 })
  await expectAccessible(page)
  await sent.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/safe/${teamSafe}/queue?tx=${id}`)
  await expect(safe(page).getByRole('heading', { name: `Send ${ether} ETH to 0x3C44…93BC` })).toBeVisible()
  await expect(safe(page)).toContainText(id.split('_')[2] ?? '')
  await safe(page).getByRole('textbox', { name: 'Note' }).fill('the rent')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await safe(page).getByRole('link', { name: 'Back to the queue' }).click()
  await expect(row(page, 'the rent')).toContainText(`Send ${ether} ETH`)
})

test('behavior: a batch is read from its own bytes, and what nobody can read says so', async ({ page }) => {
  const [first, , third] = await teamOwners()
  const ether = someEther()
  const threshold = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })
  const data = encodeMultiSend([
    { operation: 0, to: third, value: parseEther(ether), data: '0x' },
    { operation: 0, to: teamSafe, value: 0n, data: threshold },
  ])
  await propose({ to: safeContracts.multiSendCallOnly, operation: 1, data }, [first])
  const unknown = await propose({ to: third, data: `0x${ether.slice(2).padStart(8, 'f')}` }, [first])
  await openTab(page, '/queue')
  const batch = row(page, `Batch of 2 calls: Send ${ether} ETH`)
  await expect(batch).toContainText('Change the threshold: 1 signature is enough')
  await expect(row(page, `Not decoded (${unknown.tx.data})`)).toBeVisible()
  await batch.getByRole('button').first().click()
  await expect(safe(page)).toContainText('This changes who controls the Safe: changeThreshold.')
})

test('behavior: a nonce that nobody has proposed anything for is named', async ({ page }) => {
  const [first, , third] = await teamOwners()
  const nonce = BigInt(await freeNonce())
  const ether = someEther()
  await propose({ to: third, value: parseEther(ether), nonce: nonce + 1n }, [first])
  await openTab(page, '/queue')
  await expect(row(page, `Send ${ether} ETH`)).toContainText(`waits for nonce ${nonce}`)
})

for (const [field, alter] of [
  ['value', (body: Details) => ({ ...body, txData: { ...body.txData, value: '1' } })],
  ['operation', (body: Details) => ({ ...body, txData: { ...body.txData, operation: 1 } })],
  ['receiver', (body: Details) => ({ ...body, txData: { ...body.txData, to: { value: nobody } } })],
] as const)
  test(`error: a gateway that lies about the ${field} shows nothing but that it does not match`, async ({
    page,
  }) => {
    const [first, , third] = await teamOwners()
    const ether = someEther()
    const { id, tx } = await propose({ to: third, value: parseEther(ether) }, [first])
    await page.route(`**/transactions/${id}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: alter(await response.json()) })
    })
    await openTab(page, '/queue')
    const altered = row(page, 'Does not match').filter({
      has: page.getByRole('cell', { name: new RegExp(`^(Nonce )?${tx.nonce}$`) }),
    })
    await expect(altered).toBeVisible()
    await expect(altered).toContainText('Do not sign it.')
    await expect(altered).not.toContainText('Send')
    await expectAccessible(page)
    await altered.getByRole('button').click()
    await expect(safe(page).getByRole('alert')).toContainText('Does not match.')
    await expect(safe(page)).not.toContainText('Signatures:')
  })

test('behavior: history by day, with filters in the address and files of what is shown', async ({ page }) => {
  await openTab(page, '/history')
  await expect(row(page, 'Enabled module')).toContainText('Executed')
  await expect(safe(page)).toContainText(/\d+ of \d+ loaded, \d+ suspicious hidden/)
  await expect(row(page, 'LOVE Letters')).toHaveCount(0)
  await safe(page)
    .getByRole('checkbox', { name: /Show suspicious ones \(\d+\)/ })
    .check()
  await expect(page).toHaveURL(/spam=shown/)
  await expect(row(page, 'LOVE Letters').first()).toContainText('not listed here')
  await safe(page).getByRole('combobox', { name: 'Kind' }).selectOption('Changes of the Safe')
  await expect(page).toHaveURL(/kind=change/)
  await expect(row(page, 'Enabled module')).toBeVisible()
  await expect(row(page, 'Safe created')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await safe(page).getByRole('button', { name: 'Save what is shown as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^love-safe-history-0x7a1f-c0b3-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"Enabled module')
  await row(page, 'Enabled module').getByRole('button').click()
  await expect(safe(page).getByRole('heading', { name: /Enable module/ })).toBeVisible()
  await expectAccessible(page)
})

test('behavior: messages with who signed, and one whose text was changed does not match', async ({
  page,
}) => {
  const [first] = await teamOwners()
  const text = `We agree ${someEther()}`
  await proposeText(text, first)
  await openTab(page, '/messages')
  const card = safe(page).getByRole('listitem').filter({ hasText: text })
  await expect(card).toContainText('1 of 2')
  await expect(card).toContainText('missing: 0x7099…79C8, 0x3C44…93BC')
  await page.route('**/messages', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(text, `${text}0`) })
  })
  await expect(safe(page).getByRole('alert').first()).toContainText('Does not match.', { timeout: 10_000 })
  await expect(card).toHaveCount(0)
})

test('behavior: names stand wherever an address does, go out as a file and come back', async ({ page }) => {
  const [first, second] = await teamOwners()
  await page.goto('/safe/address-book')
  const field = (name: string) => safe(page).getByRole('textbox', { name, exact: true })
  await field('Address').fill(first)
  await field('Name').fill('=Ann')
  await page.keyboard.press('Enter')
  await expect(safe(page)).toContainText('=Ann was added.')
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
  await expect(safe(page)).toContainText('1 name was taken, 1 lines were left out.')
  await expect(safe(page)).toContainText('Line 3: After 0x an address has 40 digits, this has 2.')
  await expectAccessible(page)
  await field('Address').fill(second)
  await field('Name').fill('   ')
  await page.keyboard.press('Enter')
  await expect(field('Name')).toHaveAccessibleDescription(/at least one letter/)
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

test('behavior: the Safes of a connected owner are listed, and its key is gold', async ({ page }) => {
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

test('error: what is no address is told beside the field, and nothing is asked', async ({ page }) => {
  await page.goto('/safe/0x1234')
  const field = safe(page).getByRole('textbox', { name: 'Open a Safe by its address' })
  await expect(field).toHaveAccessibleDescription(/40 digits, this has 4/)
  const asked = countRequests(page, `/v1/chains/1337/safes/${nobody}`)
  for (const [typed, words] of [
    ['', /Type or paste an address first/],
    ['team.eth', /Names are not looked up here/],
    [`eth:${nobody}`, /means another network/],
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

  test('error: what is no Safe says so, for nobody and for another contract', async ({ page }) => {
    for (const address of [nobody, router]) {
      await page.goto(`/safe/${address}`)
      await expect(safe(page).getByRole('alert')).toContainText(/no Safe/)
      await expect(safe(page).getByRole('link', { name: 'Open another Safe' })).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('error: a gateway that is away is named, what was read stays, and it comes back by itself', async ({
    page,
  }) => {
    await openTab(page, '/assets')
    await expect(row(page, 'LOVE').first()).toBeVisible()
    let isAway = true
    await page.route('**/v1/**', (route) => (isAway ? route.abort() : route.continue()))
    await expect(safe(page)).toContainText('The Safe gateway cannot be reached', { timeout: 15_000 })
    await expect(row(page, 'LOVE').first()).toBeVisible()
    await expectAccessible(page)
    isAway = false
    await expect(safe(page)).not.toContainText('cannot be reached', { timeout: 15_000 })
  })
})

type Details = { readonly txData: object }
