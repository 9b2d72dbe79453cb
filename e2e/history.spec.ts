import { readFile } from 'node:fs/promises'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect, type Page, type Route } from '@playwright/test'
import { encodeFunctionData, erc20Abi, formatUnits, parseEther } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, untilIndexed } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'
import { unfold } from './fixtures/unfold.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Nobody has its key, and nothing is there. */
const empty = '0x1111111111111111111111111111111111111111'

const shown = (page: Page) => page.getByRole('dialog', { name: /^(History|Activity)/ })
const rows = (page: Page) => shown(page).getByRole('table').getByRole('rowheader')

async function sendLove(amount: string): Promise<string> {
  const args = [second, parseEther(amount)] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const hash: string = await devnet.request({
    method: 'eth_sendTransaction',
    params: [{ from: first, to: deployment.tokens.LOVE, data }],
  } as never)
  await untilIndexed()
  return hash
}

test('default: the history of any address in words, with its value then and now, and each transaction whole', {
  tag: '@phone',
}, async ({ page }) => {
  const hash = await sendLove('3.25')
  await page.goto(`/activity/${first}`)
  const row = shown(page)
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/activity/${hash}"]`) })
  await expect(row).toContainText('Sent 3.25 LOVE to 0x7099…79C8')
  await expect(row).toContainText(/\$0\.03.*\$0\.03/)
  await expectAccessible(page)
  await scanForNonsense(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/activity/${hash}`)
  const transaction = page.getByRole('dialog', { name: /^Transaction/ })
  await expect(transaction).toContainText('transfer of LOVE')
  const changes = transaction.getByRole('table', { name: 'Token balance changes' })
  await expect(changes.getByRole('row').filter({ hasText: '0xf39F…2266' })).toContainText('−3.25 LOVE')
  await expect(changes.getByRole('row').filter({ hasText: '0x7099…79C8' })).toContainText('+3.25 LOVE')
  await expect(transaction.getByRole('table', { name: 'Events' })).toContainText('value: 3250000000000000000')
  await expectAccessible(page)
})

test('default: the own history of a wallet, and what is new in it', async ({ page }) => {
  await page.goto('/activity')
  await expect(shown(page)).toContainText('Connect a wallet to see its transactions')
  await shown(page).getByRole('tab', { name: 'Recent' }).press('ArrowRight')
  await expect(page).toHaveURL('/activity/history')
  await expect(shown(page)).toContainText('Connect a wallet to see its history')
  await expectAccessible(page)
  await connectDemoWallet(page)
  await expect(rows(page).first()).toBeVisible()
  await sendLove('7.75')
  await expect(rows(page).first()).toContainText('Sent 7.75 LOVE', { timeout: 30_000 })
})

test('behavior: filters are in the address, and more is loaded page by page', async ({ page }) => {
  await page.goto(`/activity/${first}`)
  await expect(rows(page)).toHaveCount(25)
  await shown(page).getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(25)
  await unfold(page, 'Filters')
  await shown(page).getByLabel('Program').selectOption('Farm')
  await expect(page).toHaveURL(/\?program=farm$/)
  // Other tests may have lived on this chain before.
  const ofFarm = /^(Staked|Unstaked|Harvested)/
  await expect(rows(page).first()).toContainText(ofFarm)
  for (const words of await rows(page).allTextContents()) expect(words).toMatch(ofFarm)
  await shown(page).getByLabel('Pair').selectOption('LOVE-BITCOIN')
  await expect(shown(page)).toContainText('Nothing matches these filters.')
  await page.goto(`/activity/${first}?program=farm&token=nonsense&from=2020-01-01&to=2019-01-01`)
  await unfold(page, 'Filters (on)')
  await expect(shown(page)).toContainText('The end is before the start.')
})

test('behavior: the file has every movement, and adds up to what there is', async ({ page }) => {
  await page.goto(`/activity/${first}`)
  await expect(rows(page).first()).toBeVisible()
  const downloading = page.waitForEvent('download')
  await shown(page).getByRole('button', { name: 'Save as CSV' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const [header = [], ...lines] = text
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
  const cell = (line: readonly string[], name: string) => line[header.indexOf(name)] ?? ''
  const sum = lines.reduce((total, line) => {
    const of = (side: string) =>
      cell(line, `${side} Currency`) === 'LOVE' ? parseEther(cell(line, `${side} Amount`)) : 0n
    return total + of('Received') - of('Sent')
  }, 0n)
  const held = await devnet.readContract({
    ...{ abi: erc20Abi, address: deployment.tokens.LOVE, functionName: 'balanceOf', args: [first] },
  })
  expect(formatUnits(sum, 18)).toBe(formatUnits(held, 18))
  const approved = lines.filter((line) => cell(line, 'Label') === 'approval')
  expect(approved.length).toBeGreaterThan(3)
  for (const line of approved) expect(Number(cell(line, 'Fee Amount'))).toBeGreaterThan(0)
})

test('error: an address with nothing, and what is no address', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`/activity/${empty}`)
  await expect(shown(page)).toContainText('Nothing yet.')
  await expectAccessible(page)
  await shown(page).getByRole('textbox', { name: 'Address' }).fill('0x12')
  await page.keyboard.press('Enter')
  await expect(shown(page)).toContainText('An address has 40 characters after 0x; this has 2.')
})

test('error: a server that is away, or says what the chain does not', async ({ page, expectedFaults }) => {
  expectedFaults.push(/Failed to load resource/)
  const route = '**/market/accounts/**'
  await page.route(route, (one) => one.abort())
  await page.goto(`/activity/${first}`)
  await expect(shown(page)).toContainText('History unavailable: the server cannot be reached. Retrying…')
  await expectAccessible(page)
  await page.unroute(route)
  await page.route(route, tellMore)
  await shown(page).getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page).filter({ hasText: 'The chain says something else' })).toHaveCount(1)
})

/** The first amount of the answer becomes another. */
async function tellMore(route: Route): Promise<void> {
  const response = await route.fetch()
  const text = (await response.text()).replace(/"amount":"\d+"/, '"amount":"1000000000000000000000000"')
  await route.fulfill({ response, body: text })
}
