import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { propose, teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import { openAs, receiver, review, row, safe, someEther, test, twoPolls } from './fixtures/safeWorkspace.ts'

test('default: the queue is counted on its tab, a rejection names what it rejects, notes are for all', {
  tag: '@phone',
}, async ({ page }) => {
  const [first, second] = await teamOwners()
  const ether = someEther()
  const { tx } = await propose({ to: receiver, value: parseEther(ether) }, [second], 'rent \u202Eof October')
  const rejection = await propose({ to: teamSafe, nonce: tx.nonce }, [first])
  await openAs(page, 1, '/assets')
  const tab = safe(page).getByRole('tab', { name: 'Queue', exact: true })
  await expect(tab).toHaveText('Queue(2)', twoPolls)
  await expect(tab).toHaveAttribute('title', '1 needs your signature, 2 queued')

  await safe(page).getByRole('button', { name: 'Receive…' }).click()
  const receive = review(page, 'Receive')
  await expect(receive.getByRole('img', { name: 'Address of this Safe as a QR code' })).toBeVisible()
  await expect(receive).toContainText(teamSafe)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(receive).toBeHidden()

  await page.goto(`/safe/${teamSafe}/queue?tx=${rejection.id}`)
  await safe(page)
    .getByRole('link', { name: `Send ${ether} ETH to 0x3C44…93BC` })
    .click()
  await expect(safe(page)).toContainText('Note from 0x7099…79C8: rent of October')
  await expect(safe(page)).toContainText('not part of the signed data')
  await expect(safe(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectAccessible(page)
})

test('behavior: a period of the history as a file; what is not whole is only saved under a name that says so', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/422/)
  let isBroken = true
  await page.route('**/transactions/history?**limit=100**', async (route) => {
    const response = await route.fetch()
    const next = isBroken ? `${new URL(route.request().url()).origin}/v1/broken` : undefined
    await route.fulfill({ response, json: { ...(await response.json()), next } })
  })
  await page.route('**/v1/broken', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'Broken.' } }),
  )
  await openAs(page, 1, '/history')
  await expect(row(page, 'Enabled module')).toBeVisible()
  await safe(page).getByRole('button', { name: 'Save a period as CSV…' }).click()
  const window = review(page, 'Save history as CSV')
  await window.getByRole('combobox', { name: 'Period' }).selectOption('All')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Save as CSV' }).click()
  await expect(window.getByRole('alert')).toContainText('Nothing was saved.')
  await expect(window.getByRole('alert')).toContainText('is missing')
  const partly = page.waitForEvent('download')
  await window.getByRole('button', { name: 'Save what was loaded' }).click()
  expect((await partly).suggestedFilename()).toContain('-all-incomplete-')

  isBroken = false
  await page.unroute('**/v1/broken')
  await page.route('**/v1/broken', (route) => route.fulfill({ json: { results: [] } }))
  const whole = page.waitForEvent('download')
  await window.getByRole('button', { name: 'Try again' }).click()
  const file = await whole
  expect(file.suggestedFilename()).toMatch(/-all-saved-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Enabled module')
  await expect(window).toContainText(/Saved [\d,]+ transactions\./)
})
