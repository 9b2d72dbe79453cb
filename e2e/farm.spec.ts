import { devnet as deployment } from '@love/contracts/deployments/1337'
import { pairs } from '@love/protocol/pairs/pairs'
import { expect, type Page } from '@playwright/test'
import { concat, type Hex, numberToHex, slice, toFunctionSelector } from 'viem'
import { alterCalls } from './fixtures/alterCalls.ts'
import { checkInAddress } from './fixtures/checkInAddress.ts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { countRequests } from './fixtures/countRequests.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { farmList, farmPool, farmRows } from './fixtures/farmPage.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'
import { showFilters } from './fixtures/unfold.ts'
import { agreeTo } from './fixtures/walletPage.ts'

const names = pairs.map(({ name }) => name)
const firstNames = (page: Page) => farmRows(page).getByRole('rowheader')
const word = (value: bigint): Hex => numberToHex(value, { size: 32 })
const selector = {
  isMinter: toFunctionSelector('isMinter(address)'),
  lovePerBlock: toFunctionSelector('lovePerBlock()'),
  totalAllocPoint: toFunctionSelector('totalAllocPoint()'),
  poolInfo: toFunctionSelector('poolInfo(uint256)'),
  getReserves: toFunctionSelector('getReserves()'),
}

/** Every cell of every row has a figure or a reason. */
async function expectComplete(page: Page): Promise<void> {
  await expect(farmList(page).locator('tbody tr')).toHaveCount(names.length)
  await expect(farmList(page).getByRole('table')).not.toContainText('…', { timeout: 15_000 })
}

test('default: every pool, complete, and no request to the node', async ({ page }) => {
  await freshBlock()
  const asked = countRequests(page, '/rpc')
  await page.goto('/farm')
  await expect(farmRows(page).nth(1)).toContainText(/rewards [\d,.]+%/)
  await expectComplete(page)
  expect(asked()).toBe(0)
  const pools = farmRows(page).filter({ has: page.getByRole('rowheader') })
  for (const [index, name] of names.entries()) {
    await expect(pools.nth(index)).toContainText(name)
    await expect(pools.nth(index)).toContainText(/\$[\d,.]+/)
  }
  await expect(farmList(page)).toContainText(/Emissions per day\s*[\d,.]+ LOVE/)
  await expect(farmList(page)).toContainText('in full')
  const staked = farmList(page).getByText(/^Staked \$[\d,]+$/)
  await expect(staked.filter({ visible: true }).first()).toBeVisible()
  await scanForNonsense(page)
  await expectAccessible(page)
})

test('behavior: with a wallet the same one request brings what is yours', {
  tag: ['@phone', '@deep'],
}, async ({ page, isMobile }) => {
  await page.goto('/community')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  await page.goto('about:blank') // What the page before still asks for is not counted.
  const asked = countRequests(page, '/rpc', deployment.farm.slice(2).toLowerCase())
  const askedForPrices = countRequests(page, '/rpc', selector.getReserves.slice(2))
  await page.goto('/farm')
  await expect(farmRows(page).nth(1).locator('td').last()).toContainText(/[\d,.]+ LOVE/)
  await expectComplete(page)
  expect(asked()).toBe(1)
  // The taskbar asks for what is in the wallet, and takes the prices of this page.
  if (!isMobile) await expect(page.getByRole('button', { name: /^In your wallet: \$/ })).toBeVisible()
  expect(askedForPrices()).toBe(1)
  await showFilters(farmList(page))
  await checkInAddress(farmList(page).getByRole('checkbox', { name: 'Staked only' }))
  await expect(page).toHaveURL('/farm?mine=1')
  await expect(farmRows(page)).toHaveCount(8)
  await expect(farmList(page)).toContainText(`7 of ${names.length} pools`)
  await expectAccessible(page)
})

test('default: six pools on the first screen of a phone, with the total and the APR before them', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile)
  await agreeTo(page, { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  await freshBlock()
  await page.goto('/farm')
  const rows = farmList(page).locator('tbody tr')
  const sixthEndsAt = async () => {
    const box = await rows.nth(5).boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const endOf = async () => (await farmList(page).locator('.status-bar').boundingBox())?.y ?? 0
  await expect(farmList(page)).toContainText(/Staked \$[\d,]+\s*Total APR up to [\d,.]+%/)
  expect(await sixthEndsAt()).toBeLessThanOrEqual(await endOf())
  await connectDemoWallet(page)
  await expect(rows.first()).toContainText(/Earned|[\d,.]+ LOVE/)
  await expect(farmList(page).getByRole('button', { name: 'Harvest to FAITH…' })).toBeVisible()
  expect(await sixthEndsAt()).toBeLessThanOrEqual(await endOf())
  const { height = 0 } = (await rows.first().boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThanOrEqual(72)
  await expect(farmList(page)).not.toContainText('New LOVE is minted every block', { useInnerText: true })
  await farmList(page).getByRole('button', { name: 'Reward meter' }).click()
  await expect(farmList(page).getByText('New LOVE is minted every block')).toBeVisible()
  await expectAccessible(page)
})

test('default: search, sort and filters are in the address, and bad values are dropped', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/farm')
  await expectComplete(page)
  await showFilters(farmList(page))
  const search = farmList(page).getByRole('searchbox', { name: 'Search' })
  await search.fill('teth')
  await expect(page).toHaveURL('/farm?q=teth')
  await expect(firstNames(page)).toHaveText(['LOVE-USDT'])
  await search.fill('')
  await farmList(page).getByRole('button', { name: 'Deposit fee' }).click()
  await expect(page).toHaveURL('/farm?sort=fee&dir=desc')
  await expect(farmRows(page).nth(1)).toContainText('4%')
  await checkInAddress(farmList(page).getByRole('checkbox', { name: 'Ended' }))
  await expect(farmList(page)).toContainText('No ended pools.')
  await farmList(page).getByRole('button', { name: 'Show all pools' }).click()
  await expect(farmRows(page)).toHaveCount(names.length + 1)
  await page.goto(`/farm?q=war3&sort=__proto__&dir=up&mine=maybe&lp=%00&x=${'y'.repeat(2_000)}`)
  await expect(firstNames(page)).toHaveText(['WAR3-ETH'])
  await page.goto('/farm?mine=1')
  await expect(farmList(page).getByText('Connect a wallet to see your stakes.')).toBeVisible()
})

test('behavior: the APR says how it is made', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/farm')
  await showFilters(farmList(page))
  await farmList(page).getByRole('button', { name: 'APR' }).focus()
  await expect(page.getByRole('tooltip')).toContainText('2,591,500 blocks')
})

test('default: one pool, from the list to its calculator, without a wallet', { tag: '@phone' }, async ({
  page,
}) => {
  await freshBlock()
  await page.goto('/farm')
  await firstNames(page).getByRole('link', { name: 'LOVE-ETH' }).click()
  const pool = farmPool(page, 'LOVE-ETH')
  await expect(pool).toContainText(/rewards [\d,.]+%/)
  await pool.getByRole('textbox', { name: 'LP tokens to stake' }).fill('0.5')
  await expect(pool).toContainText(/APR after dilution\s*[\d,.]+%/)
  await expect(pool).toContainText(/Earnings per year\s*[\d,.<]+ LOVE/)
  await expectAccessible(page)
  await pool.getByRole('tab', { name: 'Calculator' }).click()
  await expect(page).toHaveURL('/farm/LOVE-ETH?tab=calculator')
  await expect(pool).toContainText(/Gain\s*-?\$[\d,.]+/)
  const gain = pool.getByText('Gain', { exact: true }).locator('xpath=following-sibling::dd')
  const before = await gain.textContent()
  await pool.getByRole('textbox', { name: 'LOVE price (USD)' }).fill('1000')
  await expect(gain).not.toHaveText(before ?? '')
  await pool.getByRole('combobox', { name: 'Compound rewards' }).selectOption('every hour')
  await expect(pool).toContainText(/APY\s*[+-]?[\d,.]+%/)
  for (const text of ['1e9', '-1', 'NaN', '']) {
    await pool.getByRole('textbox', { name: 'ETH price (USD)' }).fill(text)
    await expect(pool).toContainText('Enter a price such as 0.01.')
  }
  await scanForNonsense(page)
  await pool.getByRole('button', { name: "Today's prices" }).click()
  await expect(gain).toHaveText(/\$[\d,.]+/)
  await expectAccessible(page)
})

test('behavior: drained, without weights, without emission, without prices: words and no nonsense', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const lies = [
    [selector.isMinter, word(0n), 'the farm can no longer mint LOVE', 'Use the emergency withdrawal'],
    [selector.totalAllocPoint, word(0n), 'no pool has an allocation', 'no pool has an allocation'],
    [selector.lovePerBlock, word(0n), 'LOVE emissions are paused', 'currently earns no LOVE'],
    [selector.getReserves, concat([word(0n), word(0n), word(1n)]), 'n/a', 'n/a'],
  ] as const
  for (const [chosen, told, inList, inPool] of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await alterCalls(page, ({ data }) => (data.startsWith(chosen) ? told : undefined))
    await page.goto('/farm')
    await expect(farmList(page)).toContainText(inList)
    if (chosen !== selector.getReserves)
      await expect(farmList(page)).toContainText(/Emissions per day\s*0 LOVE/)
    await scanForNonsense(page)
    await page.goto('/farm/LOVE-ETH')
    await expect(farmPool(page, 'LOVE-ETH')).toContainText(inPool)
    await page.getByRole('textbox', { name: 'LP tokens to stake' }).fill('1')
    await scanForNonsense(page)
    for (const tab of ['Zap in', 'Unstake', 'Calculator']) {
      await page.getByRole('tab', { name: tab }).click()
      await scanForNonsense(page)
    }
  }
})

test('behavior: a pool that has ended says so, in the list and in its window', { tag: '@deep' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const last = word(BigInt(names.length - 1))
  await alterCalls(page, ({ data, honest }) =>
    data === concat([selector.poolInfo, last])
      ? concat([slice(honest, 0, 32), word(0n), slice(honest, 64)])
      : undefined,
  )
  await page.goto('/farm?ended=1')
  await expect(firstNames(page)).toHaveText([/LOVE-BITCOIN\s*ended/])
  await expect(farmRows(page).nth(1)).toContainText('no rewards: the pool has ended')
  await page.goto('/farm/LOVE-BITCOIN')
  await expect(farmPool(page, 'LOVE-BITCOIN')).toContainText('This pool has ended')
  await expectAccessible(page)
})

test('error: without history the fees say why, and the rewards are there', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load resource/)
  await page.route('**/market/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'The market history is being made.' } }),
  )
  await page.goto('/farm')
  await expect(farmRows(page).nth(1)).toContainText(
    /rewards [\d,.]+%, fees n\/a \(The market history is being made\)/,
  )
})

test('error: bad names lead back to all pools, bad tabs to the first', { tag: '@deep' }, async ({
  page,
  isMobile,
  expectedFaults,
}) => {
  test.skip(isMobile, 'the same on every screen')
  expectedFaults.push(/404/)
  for (const name of ['NOPE', '__proto__', 'constructor', '%3Cscript%3E', 'LOVE-ETH/x', 'pool-99']) {
    await page.goto(`/farm/${name}`)
    await expect(page.getByRole('dialog', { name: 'Farm' })).toContainText('No farm pool named')
  }
  await page.getByRole('link', { name: 'Show all farm pools' }).click()
  await expect(page).toHaveURL('/farm')
  await page.goto('/farm/love-eth?tab=nonsense')
  await expect(page.getByRole('tab', { name: 'Stake', exact: true })).toHaveAttribute('aria-selected', 'true')
})
