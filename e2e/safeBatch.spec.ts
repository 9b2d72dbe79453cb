import { readFile } from 'node:fs/promises'
import { devnetExtras } from '@love/contracts/deployments/1337'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { getAddress, numberToHex } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { fillSend, openAs, review, safe, test } from './fixtures/safeWorkspace.ts'
import { account, accountWindow } from './fixtures/walletPage.ts'

const openFile = (page: Page, text: string) =>
  safe(page)
    .getByLabel('Batch file')
    .setInputFiles({ name: 'batch.json', mimeType: 'application/json', buffer: Buffer.from(text) })

test('default: a batch is saved as a file, opened again, and a bad file changes nothing', async ({
  page,
}) => {
  await openAs(page, 1, '/propose')
  for (const ether of ['0.01', '0.02']) {
    await fillSend(page, ether)
    await safe(page).getByRole('button', { name: 'Add to batch' }).click()
  }
  const rows = safe(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const downloading = page.waitForEvent('download')
  await safe(page).getByRole('button', { name: 'Save batch file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^love-batch-0x.*\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  await safe(page).getByRole('button', { name: 'Clear batch' }).click()
  await expect(rows).toHaveCount(0)

  await openFile(page, text.replace('"value": "20000000000000000"', '"value": "0.02"'))
  await expect(safe(page).getByRole('alert')).toContainText('Call 2: The value “0.02” is not a whole number')
  await expect(safe(page).getByRole('button', { name: /^Review batch/ })).toHaveCount(0)
  await openFile(page, text.replace('"value": "20000000000000000"', '"value": "20000000000000001"'))
  await expect(safe(page)).toContainText('this file was changed after it was saved')
  await expect(rows.nth(1)).toContainText('Send 0.020000000000000001 ETH')

  await openFile(page, text)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Send 0.02 ETH')
  await expectAccessible(page)

  await safe(page).getByRole('button', { name: 'Clear batch' }).click()
  const dropped = await page.evaluateHandle((file) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([file], 'batch.json', { type: 'application/json' }))
    return transfer
  }, text)
  await safe(page).locator('.file-drop').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(rows).toHaveCount(2)
  await safe(page).getByRole('button', { name: 'Review batch (2)…' }).click()
  await expect(
    review(page, 'Propose transaction').getByRole('heading', { name: 'Batch of 2 calls' }),
  ).toBeVisible()
})

const payee = (index: number) => getAddress(numberToHex(index * 0x10001 + 0xa000000, { size: 20 }))
const payments = Array.from(
  { length: 200 },
  (_, index) => `${payee(index)},0.00${(index % 9) + 1},ETH,wage ${index}`,
)
const broken = new Map([
  [17, 'Zoe,0.1'],
  [63, `${payee(1)},0`],
  [101, `${payee(2)},0,5`],
  [150, `${payee(3)},1,DOGE`],
  [199, '0x12,1'],
])

test('behavior: of 200 payments the 5 broken lines are named, and nothing is added until they are mended', {
  tag: '@phone',
}, async ({ page }) => {
  await openAs(page, 1, '/propose')
  await safe(page).getByRole('button', { name: 'Fill from CSV…' }).click()
  const window = page.getByRole('dialog', { name: 'Fill from CSV' })
  const text = payments.map((line, index) => broken.get(index + 1) ?? line).join('\n')
  await window
    .getByLabel('CSV file with payments')
    .setInputFiles({ name: 'wages.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const named = window.getByRole('table', { name: 'Broken lines (5)' })
  for (const [line, content] of broken)
    await expect(named.getByRole('row').filter({ hasText: content })).toContainText(String(line))
  const add = window.getByRole('button', { name: /^Add/ })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(window).toContainText('Nothing is added until all 5 broken lines are fixed.')
  await expectAccessible(page)
  await named.getByRole('button', { name: 'Go to line 63' }).click()
  await page.keyboard.insertText(payments[62] ?? '')
  await expect(window.getByRole('table', { name: 'Broken lines (4)' })).toBeVisible()
  await window.getByRole('textbox').fill(payments.join('\n'))
  await expect(window.getByRole('table', { name: 'Totals' })).toContainText('$')
  await add.click()
  await safe(page).getByRole('button', { name: 'Review batch (200)…' }).click()
  const asked = review(page, 'Propose transaction')
  await expect(asked.getByRole('table', { name: 'Totals' })).toContainText('ETH')
  await expect(asked.getByText('All 200 payments, one by one')).toBeVisible()
  await expect(asked.getByText(/Simulated at block|Simulation passed/)).toBeVisible()
})

test('behavior: while acting as a Safe a swap is added to its batch, and proposed from there', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const { soloSafe } = devnetExtras
  const agree = page.getByRole('dialog', { name: 'Terms' }).getByRole('button', { name: 'Agree' })
  await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
  await connectDemoWallet(page)
  await agree.click()
  await account(page).click()
  await accountWindow(page)
    .getByRole('radio', { name: `Safe ${shortAddress(soloSafe)}` })
    .check()
  await agree.click()
  await accountWindow(page).getByRole('button', { name: 'Close' }).last().click()
  await freshBlock()
  await page.getByRole('button', { name: 'Review swap' }).click()
  await page.getByRole('button', { name: 'Add to batch' }).click()
  await expect(page.getByText('Added 1 call to the batch of your Safe.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the batch' }).click()
  await expect(safe(page).getByRole('listitem')).toContainText(/Swap .*Must be executed by/)
  await fillSend(page, '0.01')
  await safe(page).getByRole('button', { name: 'Add to batch' }).click()
  await safe(page).getByRole('button', { name: 'Move call 2 up' }).click()
  await expect(safe(page).getByRole('listitem').first()).toContainText('Send 0.01 ETH')
  await expectAccessible(page)
  await safe(page).getByRole('button', { name: 'Review batch (2)…' }).click()
  const asked = review(page, 'Propose transaction')
  await expect(asked.getByText('swapExactETHForTokens')).toBeVisible()
  await expect(asked.getByText('Same result when executed through the Safe')).toBeVisible()
})
