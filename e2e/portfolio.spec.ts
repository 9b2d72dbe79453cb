import { readFile } from 'node:fs/promises'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readPortfolio } from '@love/protocol/actions/readPortfolio'
import { exactAmount } from '@love/protocol/amounts/amount'
import { expect, type Page } from '@playwright/test'
import { alterPools } from './fixtures/alterPools.ts'
import { checkInAddress } from './fixtures/checkInAddress.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'
import { unfold, unfoldGroups } from './fixtures/unfold.ts'

/** The first demo account. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Nobody has its key, and nothing is there. */
const empty = '0x1111111111111111111111111111111111111111'

const portfolio = (page: Page) => page.getByRole('dialog', { name: /^Portfolio/ })
const field = (page: Page) => portfolio(page).getByRole('textbox', { name: 'Address' })
const table = (page: Page) => portfolio(page).getByRole('table')
const row = (page: Page, name: string | RegExp) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

const total = (page: Page) => portfolio(page).locator('.portfolio-total strong')

async function find(page: Page, address: string): Promise<void> {
  await field(page).fill(address)
  await portfolio(page).getByRole('button', { name: 'Find Now' }).click()
}

/** On a phone the form is folded once something is found. */
const unfoldForm = (page: Page) => unfold(page, 'Find or save')

/** The digits of an address may look like a number in scientific notation, so it is taken out of the field. */
async function scanFigures(page: Page): Promise<void> {
  await unfoldForm(page)
  await field(page).fill('')
  await scanForNonsense(page)
}

async function open(page: Page, address: string = account): Promise<void> {
  await freshBlock()
  await page.goto('/portfolio')
  await find(page, address)
  await expect(page).toHaveURL(`/portfolio/${address}`)
}

test('default: all of an address without a wallet, in one request, as the chain has it', async ({ page }) => {
  await freshBlock()
  await page.goto('/portfolio')
  // Its name in ENS is another question, which comes after.
  const asked = countRequests(page, '/rpc', deployment.tokens.LOVE.slice(2).toLowerCase())
  // In small letters an address has no checksum.
  await find(page, account.toLowerCase())
  await expect(page).toHaveURL(`/portfolio/${account}`)
  await expect(total(page)).toContainText(/\$[\d,]+/)
  expect(asked()).toBe(1)
  await expect(page.getByRole('dialog', { name: 'Portfolio of 0xf39F…2266' })).toBeVisible()
  await unfoldForm(page)
  await expect(field(page)).toHaveValue(account)
  await expect(portfolio(page).locator('.status-bar')).toContainText(/\d+ assets/)
  await expect(portfolio(page).locator('.status-bar')).toContainText(/block [\d,]+, \d+ s old/)
  await unfoldGroups(table(page))
  const { wallet, farm } = await readPortfolio(devnet, { deployment, account })
  const titles = await table(page)
    .locator('[title]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title')))
  for (const { token, held = 0n } of wallet.tokens.filter((each) => each.held))
    expect(titles).toContain(`${exactAmount({ raw: held, token })} ${token.symbol}`)
  const staked = farm.pools.flatMap(({ pair, stake }) =>
    stake?.amount ? [[pair?.name, stake] as const] : [],
  )
  expect(staked.length).toBeGreaterThan(0)
  for (const [name, { amount }] of staked) {
    const token = { symbol: `${name} LP`, name: '', decimals: 18, icon: '' }
    expect(titles).toContain(`${exactAmount({ raw: amount, token })} ${name} LP`)
  }
  for (const group of ['Tokens in wallet', 'Farm stakes', 'Rewards to harvest'])
    await expect(row(page, new RegExp(`^${group} \\d+$`))).toContainText(/\$[\d,.]+$/)
  // LP tokens as their two tokens, with what these are worth.
  await expect(row(page, 'LOVE-ETH').first()).toContainText(/LOVE \(\$[\d,.]+\).* ETH \(\$[\d,.]+\)/)
  // Whose it is not can do nothing with it.
  await expect(table(page).getByRole('link')).toHaveCount(0)
  await scanFigures(page)
  await expectAccessible(page)
})

test('behavior: the file has every amount to the last digit', { tag: '@deep' }, async ({ page }) => {
  await open(page)
  await expect(total(page)).toContainText('$')
  await unfoldForm(page)
  await unfoldGroups(table(page))
  const download = page.waitForEvent('download')
  await portfolio(page).getByRole('button', { name: 'Save as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^love-portfolio-0xf39F-2266-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const lines = text.split('\r\n').filter((line) => line !== '')
  const cells = lines.map((line) => line.slice(1, -1).split('","'))
  expect(cells[0]?.slice(0, 6)).toEqual(['Group', 'Item', 'Amount', 'Unit', 'Price in USD', 'Value in USD'])
  expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([11]))
  const [shown] = (await portfolio(page).locator('.status-bar').innerText()).match(/\d+(?= assets)/) ?? []
  expect(cells).toHaveLength(Number(shown) + 1)
  const ether = cells.find(([, item]) => item === 'ETH')
  await expect(table(page).getByTitle(`${ether?.[2]} ETH`, { exact: true })).toBeVisible()
  for (const [, , amount, , price, value] of cells.slice(1))
    for (const number of [amount, price, value]) expect(number).toMatch(/^\d+(\.\d+)?$/)
})

test('behavior: what it has nothing of is listed when asked for, and the address of the page says so', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, empty)
  await expect(table(page)).toContainText('No assets')
  await expect(portfolio(page).locator('.status-bar')).toContainText('No assets')
  await expectAccessible(page)
  await unfoldForm(page)
  await checkInAddress(portfolio(page).getByRole('checkbox', { name: 'Show zero balances' }))
  await expect(page).toHaveURL(`/portfolio/${empty}?zeros=shown`)
  await expect(total(page)).toHaveText('$0')
  await unfoldGroups(table(page))
  await expect(table(page).getByRole('rowheader')).toHaveCount(43 + 5)
})

test('behavior: groups fold away and back, by key too', { tag: '@deep' }, async ({ page }) => {
  await open(page)
  const group = table(page).getByRole('button', { name: /^Tokens in wallet/ })
  await expect(group).toBeVisible()
  await unfoldGroups(table(page))
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(row(page, 'LOVE').first()).toBeVisible()
  await group.press('Enter')
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(row(page, 'LOVE')).toHaveCount(0)
  await expect(group).toBeFocused()
  await group.click()
  await expect(row(page, 'LOVE').first()).toBeVisible()
})

test('error: what is no address is told in words beside the field, and nothing is asked of the node', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/portfolio')
  const asked = countRequests(page, '/rpc')
  for (const [typed, words] of [
    ['', /Enter an address/],
    ['0x1234', /An address has 40 characters after 0x; this has 4/],
    [account.replace('f39F', 'F39f'), /Invalid checksum/],
    [`0x${'0'.repeat(40)}`, /This is the zero address/],
  ] as const) {
    await find(page, typed)
    await expect(field(page)).toHaveAccessibleDescription(words)
    await expect(page).toHaveURL('/portfolio')
  }
  expect(asked()).toBe(0)
  await expectAccessible(page)
  await field(page).fill(account)
  await expect(field(page)).toHaveAccessibleDescription('')
  await page.keyboard.press('Enter')
  await expect(total(page)).toContainText('$')
})

test('error: an address of the page that is none says so; a contract is as good as a person', {
  tag: '@deep',
}, async ({ page }) => {
  const answer = await page.goto('/portfolio/0x12')
  expect(answer?.status()).toBe(200)
  await expect(field(page)).toHaveAccessibleDescription(/40 characters after 0x; this has 2/)
  await find(page, deployment.farm)
  await expect(total(page)).toContainText('$')
  await unfoldGroups(table(page))
  await expect(row(page, 'LOVE-ETH').first()).toContainText('LOVE-ETH LP')
  await page.goBack()
  await expect(field(page)).toHaveValue('0x12')
  await expect(field(page)).toHaveAccessibleDescription(/40 characters after 0x; this has 2/)
})

test('error: without prices there are amounts, reasons, and a total that says what it leaves out', {
  tag: '@deep',
}, async ({ page }) => {
  await alterPools(page, ['missing'])
  await open(page)
  await expect(total(page)).toContainText('$')
  await unfoldGroups(table(page))
  await expect(row(page, 'LOVE').first()).toContainText('n/a')
  await expect(portfolio(page)).toContainText(/Total of 0xf39F…2266, excluding \d+ assets without a price/)
  await scanFigures(page)
  await expectAccessible(page)
})

test('behavior: values are in the preferred currency', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('love.preferences', JSON.stringify({ currency: 'ETH' })),
  )
  await open(page)
  await expect(total(page)).toContainText(/[\d,.]+ ETH$/)
})

test('error: while nothing can be read there is no total', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/ERR_FAILED/)
  await page.route('**/rpc', (route) => route.abort())
  await page.goto(`/portfolio/${account}`)
  await expect(portfolio(page)).toContainText('The server cannot be reached', { timeout: 15_000 })
  await expect(total(page)).toHaveText('–')
})
