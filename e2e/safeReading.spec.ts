import { readFile } from 'node:fs/promises'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { encodeMultiSend } from '@love/safe/multiSend'
import { expect } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  emptyQueue,
  freeNonce,
  nobody,
  propose,
  proposeText,
  teamOwners,
  teamSafe,
} from './fixtures/safeGateway.ts'
import { openTab, row, safe, tab } from './fixtures/safeReadingPage.ts'
import { someEther } from './fixtures/safeWorkspace.ts'
import { test } from './fixtures/test.ts'

test.beforeEach(emptyQueue)

test('behavior: proposals of others and their signatures come by themselves, and rivals stand together', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.slow()
  const [first, second, third] = await teamOwners()
  await openTab(page, '/queue')
  const ether = someEther()
  const nonce = BigInt(await freeNonce())
  const { id } = await propose({ to: third, value: parseEther(ether), nonce }, [first])
  const sent = row(page, `Send ${ether} ETH`)
  await expect(sent).toContainText('1 of 2', { timeout: 10_000 })
  await expect(sent).toContainText('Needs 1 more signature')
  // A row of a phone has room for their number only.
  if (!isMobile) await expect(sent.getByRole('img', { name: '0xf39F…2266: signed' })).toBeVisible()
  await expect(sent).toContainText('missing: 0x7099…79C8, 0x3C44…93BC')
  await propose({ to: third, value: parseEther(ether), nonce }, [second])
  await expect(sent).toContainText('2 of 2', { timeout: 10_000 })
  await propose({ to: teamSafe, nonce }, [third])
  await expect(row(page, `Conflicting transactions (nonce ${nonce})`)).toBeVisible({ timeout: 10_000 })
  await expectAccessible(page)
  await sent.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/safe/${teamSafe}/queue?tx=${id}`)
  await expect(safe(page).getByRole('heading', { name: `Send ${ether} ETH to 0x3C44…93BC` })).toBeVisible()
  await expect(safe(page)).toContainText(id.split('_')[2] ?? '')
  await safe(page).getByRole('textbox', { name: 'Private note' }).fill('the rent')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await safe(page).getByRole('link', { name: 'Back to the queue' }).click()
  await expect(row(page, 'the rent')).toContainText(`Send ${ether} ETH`)
})

test('behavior: a batch is read from its own bytes, and what nobody can read says so', {
  tag: '@deep',
}, async ({ page }) => {
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
  await expect(batch).toContainText('Change threshold to 1')
  await expect(row(page, `Undecoded call (${unknown.tx.data})`)).toBeVisible()
  await batch.getByRole('button').first().click()
  await expect(safe(page)).toContainText('This changes who controls the Safe: changeThreshold.')
})

test('behavior: a nonce that nobody has proposed anything for is named', { tag: '@deep' }, async ({
  page,
}) => {
  const [first, , third] = await teamOwners()
  const nonce = BigInt(await freeNonce())
  const ether = someEther()
  await propose({ to: third, value: parseEther(ether), nonce: nonce + 1n }, [first])
  await openTab(page, '/queue')
  await expect(row(page, `Send ${ether} ETH`)).toContainText(`waiting for nonce ${nonce}`)
})

for (const [field, alter] of [
  ['value', (body: Details) => ({ ...body, txData: { ...body.txData, value: '1' } })],
  ['operation', (body: Details) => ({ ...body, txData: { ...body.txData, operation: 1 } })],
  ['receiver', (body: Details) => ({ ...body, txData: { ...body.txData, to: { value: nobody } } })],
] as const)
  test(`error: a gateway that lies about the ${field} shows nothing but that it does not match`, {
    tag: field === 'value' ? [] : '@deep',
  }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen')
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

test('behavior: history by day, with filters in the address and files of what is shown', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await openTab(page, '/history')
  await expect(row(page, 'Enabled module')).toContainText('Executed')
  await expect(safe(page)).toContainText(/\d+ of \d+ loaded, \d+ spam hidden/)
  await expect(row(page, 'LETTER #')).toHaveCount(0)
  const suspicious = safe(page).getByRole('checkbox', { name: /Show spam \(\d+\)/ })
  // Its state is in the address: a box that springs back until the address has come round would flicker.
  expect(
    await suspicious.evaluate((box: HTMLInputElement) => {
      box.click()
      return box.checked
    }),
  ).toBe(true)
  await expect(page).toHaveURL(/spam=shown/)
  await expect(row(page, 'LETTER #').first()).toContainText('Unlisted token')
  await safe(page).getByRole('combobox', { name: 'Kind' }).selectOption('Settings changes')
  await expect(page).toHaveURL(/kind=change/)
  await expect(row(page, 'Enabled module')).toBeVisible()
  await expect(row(page, 'Safe created')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await safe(page).getByRole('button', { name: 'Save this list as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^love-safe-history-0x7a1f-c0b3-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"Enabled module')
  await row(page, 'Enabled module').getByRole('button').click()
  await expect(safe(page).getByRole('heading', { name: /Enable module/ })).toBeVisible()
  await expectAccessible(page)
})

test('behavior: a Safe whose past is still being read says so, with how far it is, and then shows it', {
  tag: '@deep',
}, async ({ page }) => {
  let percent: number | undefined = 41
  const lists: string[] = []
  await page.route(`**/safes/${teamSafe}`, async (route) => {
    const response = await route.fetch()
    const reading = percent === undefined ? {} : { historyBeingRead: { percent } }
    await route.fulfill({ response, json: { ...(await response.json()), ...reading } })
  })
  page.on('request', (request) => {
    if (request.url().includes('/transactions/history')) lists.push(request.url())
  })
  const progress = safe(page).getByRole('progressbar', { name: "Loading this Safe's history…" })
  await openTab(page)
  await expect(safe(page)).toContainText('must sign')
  await expect(progress).toHaveJSProperty('value', 0.41)
  await tab(page, 'History').click()
  await expect(progress).toHaveJSProperty('value', 0.41)
  await expect(safe(page)).toContainText('Transactions appear here once the history is fully loaded.')
  await expect(safe(page)).not.toContainText('No transactions yet')
  await expectAccessible(page)
  percent = 73
  await expect(safe(page)).toContainText('73%')
  expect(lists).toEqual([])
  percent = undefined
  await expect(row(page, 'Enabled module')).toBeVisible()
  await expect(progress).toHaveCount(0)
})

test('behavior: messages with who signed, and one whose text was changed does not match', {
  tag: '@deep',
}, async ({ page }) => {
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

type Details = { readonly txData: object }
