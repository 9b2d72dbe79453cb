import { formatAmount } from '@love/protocol/amounts/amount'
import { lpToken } from '@love/protocol/pairs/pair'
import { loveBitcoin, loveSpx, loveWbtc, war3Eth } from '@love/protocol/pairs/pairs'
import { faith, love, usdt } from '@love/protocol/tokens/tokens'
import { expect } from '@playwright/test'
import { type Hex, parseUnits, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { balanceOf, fund } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  asked,
  confirm,
  expectDone,
  farmPool,
  giveLp,
  lpOf,
  openFarm,
  openHarvest,
  openReview,
  review,
  stakeDirectly,
  stakeOf,
} from './fixtures/farmPage.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile)

/** Known to everybody: the devnet's seventh account. It has ether and nothing else. */
const key: Hex = '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e'
const owner = privateKeyToAccount(key).address
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: stake with an exact approval, take a part out, and the farm has paid', async ({ page }) => {
  const amount = (await lpOf(loveSpx, (await devnet.getAddresses()).at(-3) ?? owner)) / 100n
  await giveLp(loveSpx, owner, amount)
  const wallet = await openFarm(page, '/farm/LOVE-SPX', { key })
  const pool = farmPool(page, 'LOVE-SPX')
  await pool.getByRole('button', { name: 'Stake 100%' }).click()
  await expect(pool).toContainText(/APR after deposit fee\s*-?[\d,.]+%/)
  await openReview(page, pool.getByRole('button', { name: 'Review…' }))
  await expect(review(page)).toContainText('Rewards APR after deposit fee')
  await expect(review(page)).toContainText(
    /Staked in LOVE-SPX: \+[\d,.<]+ LP \([$<][\d,.]+\) · new total [\d,.<]+ LP/,
    { timeout: 15_000 },
  )
  await expectAccessible(page)
  await confirm(page)
  await expect(review(page)).toContainText(/Confirmed\. You staked [\d,.]+ LOVE-SPX LP \([$<][\d,.]+\)/, {
    timeout: 20_000,
  })
  await expect(review(page).getByRole('button', { name: 'See all your stakes' })).toBeVisible()
  await expectDone(page)
  await expect(pool.getByRole('textbox', { name: 'LP tokens to stake' })).toHaveValue('')
  expect(asked(wallet)).toEqual(Array(2).fill('eth_sendTransaction'))
  const staked = await stakeOf(loveSpx, owner)
  expect(staked).toBeGreaterThan((amount * 95n) / 100n)
  expect(await lpOf(loveSpx, owner)).toBe(0n)
  await expect(pool).toContainText('You have no LOVE-SPX LP tokens in your wallet', { timeout: 10_000 })

  const before = await balanceOf(love, owner)
  await pool.getByRole('tab', { name: 'Unstake' }).click()
  await pool.getByRole('button', { name: 'Unstake 50%' }).click()
  await expect(pool.getByRole('slider', { name: 'Percentage of your stake' })).toHaveValue('50')
  await openReview(page, pool.getByRole('button', { name: 'Review…' }))
  await confirm(page)
  await expectDone(page)
  expect(await stakeOf(loveSpx, owner)).toBe(staked - staked / 2n)
  expect(await lpOf(loveSpx, owner)).toBe(staked / 2n)
  expect(await balanceOf(love, owner)).toBeGreaterThan(before)
  const rest = formatAmount({ raw: staked - staked / 2n, token: { ...lpToken(loveSpx), symbol: 'LP' } })
  await expect(pool).toContainText(rest, { timeout: 10_000 })
})

test('behavior: earnings grow with every block, and nothing that cannot have changed is read again', {
  tag: '@deep',
}, async ({ page }) => {
  await openFarm(page, '/farm/LOVE-SPX', { key })
  const earned = farmPool(page, 'LOVE-SPX').locator('.farm-earned')
  await expect(earned).toHaveText(/LOVE$/)
  const pending = toFunctionSelector('pendingLove(uint256,address)').slice(2)
  let reads = 0
  page.on('request', (request) => {
    if (request.postData()?.includes(pending)) reads += 1
  })
  let shown = await earned.textContent()
  for (let block = 0; block < 3; block++) {
    await devnet.mine({ blocks: 50 })
    await expect(earned).not.toHaveText(shown ?? '', { timeout: 10_000 })
    shown = await earned.textContent()
  }
  expect(reads).toBe(0)
  // Somebody else joins: that thins out the pool, so the farm is asked.
  await stakeDirectly(loveSpx, (await devnet.getAddresses()).at(-3) ?? owner, 1n)
  await expect(() => expect(reads).toBeGreaterThan(0)).toPass({ timeout: 10_000 })
})

test('default: harvest one pool; then all of them at once, in one request', { tag: '@deep' }, async ({
  page,
}) => {
  await stakeDirectly(loveWbtc, owner, 10n ** 9n)
  await devnet.mine({ blocks: 20 })
  const wallet = await openFarm(page, '/farm/LOVE-SPX', { key, batch: 'standard' })
  const before = await balanceOf(love, owner)
  await openReview(page, farmPool(page, 'LOVE-SPX').getByRole('button', { name: 'Harvest…' }))
  await expect(review(page)).toContainText(/Minimum received\s*[\d,.<]+ LOVE/)
  await confirm(page)
  await expectDone(page)
  const between = await balanceOf(love, owner)
  expect(between).toBeGreaterThan(before)
  await devnet.mine({ blocks: 3 })
  await page.getByRole('link', { name: 'All farm pools' }).click()
  await openHarvest(page, 'Harvest…', ['LOVE-WBTC', 'LOVE-SPX'])
  await expect(review(page)).toContainText('LOVE-WBTC, LOVE-SPX')
  await confirm(page)
  await expectDone(page)
  expect(await balanceOf(love, owner)).toBeGreaterThan(between)
  expect(asked(wallet)).toEqual(['eth_sendTransaction', 'wallet_sendCalls'])
})

test('default: harvest to FAITH is one reviewed thing and one request', { tag: '@deep' }, async ({
  page,
}) => {
  await devnet.mine({ blocks: 20 })
  const wallet = await openFarm(page, '/farm', { key, batch: 'old' })
  const before = await balanceOf(faith, owner)
  await openHarvest(page, 'Harvest to FAITH…')
  await expect(review(page)).toContainText('Your dilution')
  await expectAccessible(page)
  await scanForNonsense(page)
  await confirm(page)
  await expectDone(page)
  expect(asked(wallet)).toEqual(['wallet_sendCalls'])
  expect(await balanceOf(faith, owner)).toBeGreaterThan(before)
})

test('default: from plain USDT to a stake, a wallet that can is asked exactly once', {
  tag: '@deep',
}, async ({ page }) => {
  await fund(owner, [[usdt, '50']])
  const before = await balanceOf(usdt, owner)
  const wallet = await openFarm(page, '/farm/LOVE-BITCOIN?tab=tokens', { key, batch: 'json' })
  const pool = farmPool(page, 'LOVE-BITCOIN')
  await pool.getByRole('combobox', { name: 'Token to pay with' }).selectOption('USDT')
  await pool.getByRole('textbox', { name: 'You pay' }).fill('50')
  await expect(pool).toContainText(/1\. Swap\s*50 USDT for about/)
  await expect(pool).toContainText(/3\. Stake \(minimum\)\s*[\d,.<]+ LOVE-BITCOIN LP/)
  await openReview(page, pool.getByRole('button', { name: 'Review all steps…' }))
  await expect(review(page)).toContainText('One batched transaction')
  await scanForNonsense(page)
  await expectAccessible(page)
  await confirm(page)
  await expectDone(page)
  expect(asked(wallet)).toEqual(['wallet_sendCalls'])
  expect(before - (await balanceOf(usdt, owner))).toBe(parseUnits('50', 6))
  expect(await stakeOf(loveBitcoin, owner)).toBeGreaterThan(0n)
})

test('behavior: the demo wallet goes step by step, and a rejected second step goes on where it stopped', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), `${second}-terms-agreement`)
  await freshBlock()
  await page.goto('/farm/WAR3-ETH?tab=tokens')
  await connectDemoWallet(page, 2)
  const before = await stakeOf(war3Eth, second)
  const pool = farmPool(page, 'WAR3-ETH')
  await pool.getByRole('textbox', { name: 'You pay' }).fill('0.05')
  await openReview(page, pool.getByRole('button', { name: 'Review all steps…' }))
  await expect(review(page)).toContainText('one at a time')
  await confirm(page)
  const question = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  await expect(question).toContainText('swapExactETHForTokens(')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(question).toContainText('approve(')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(review(page)).toContainText('You rejected step 2 of 5, so it was not sent.')
  await expect(review(page)).toContainText('Step 1 is done and stays done. Steps 2 to 5 are left.')
  await expect(review(page)).not.toContainText('Nothing was signed')
  expect(await stakeOf(war3Eth, second)).toBe(before)
  await freshBlock()
  const again = review(page).getByRole('button', { name: 'Try again' })
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  await again.click()
  for (const call of ['approve(', 'addLiquidityETH(', 'approve(', 'deposit(']) {
    await expect(question).toContainText(call)
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(question).toBeHidden()
  }
  await expectDone(page)
  expect(await stakeOf(war3Eth, second)).toBeGreaterThan(before)
})

test('behavior: an emergency withdrawal asks for a word and names the loss', { tag: '@deep' }, async ({
  page,
}) => {
  const staked = await stakeOf(loveBitcoin, owner)
  await devnet.mine({ blocks: 5 })
  const wallet = await openFarm(page, '/farm/LOVE-BITCOIN', { key })
  const pool = farmPool(page, 'LOVE-BITCOIN')
  await openReview(page, pool.getByRole('button', { name: 'Emergency withdraw…' }))
  await expect(review(page)).toContainText(
    /You permanently forfeit all unharvested rewards of this stake.*[\d,.<]+ LOVE/,
  )
  const send = review(page).getByRole('button', { name: 'Confirm in wallet' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await review(page)
    .getByRole('textbox', { name: /Type EMERGENCY/ })
    .fill('EMERGENCY')
  await expectAccessible(page)
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  const [before, loves] = [await lpOf(loveBitcoin, owner), await balanceOf(love, owner)]
  await send.click()
  await expectDone(page)
  expect(asked(wallet)).toEqual(['eth_sendTransaction'])
  expect(await stakeOf(loveBitcoin, owner)).toBe(0n)
  expect((await lpOf(loveBitcoin, owner)) - before).toBe(staked)
  expect(await balanceOf(love, owner)).toBe(loves)
  await expect(pool).toContainText('You have no stake in LOVE-BITCOIN', { timeout: 10_000 })
})

test('error: dust, too much and nonsense are field errors, and all of it can be taken out', {
  tag: '@deep',
}, async ({ page }) => {
  await openFarm(page, '/farm/LOVE-SPX?tab=unstake', { key })
  const pool = farmPool(page, 'LOVE-SPX')
  const field = pool.getByRole('textbox', { name: 'LP tokens to unstake' })
  await expect(pool).toContainText('Rewards harvested')
  for (const text of ['1e400', '-1', '0', '0.0000000000000000001', '1'.repeat(60)]) {
    await field.fill(text)
    await expect(field).toHaveAccessibleDescription(/amount|decimals|only|Insufficient balance/)
    await expect(pool.getByRole('button', { name: 'Review…' })).toHaveAttribute('aria-disabled', 'true')
  }
  await scanForNonsense(page)
  await pool.getByRole('button', { name: /^Max / }).click()
  await openReview(page, pool.getByRole('button', { name: 'Review…' }))
  await confirm(page)
  await expectDone(page)
  expect(await stakeOf(loveSpx, owner)).toBe(0n)
})
