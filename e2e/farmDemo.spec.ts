import { loveUsdt } from '@love/protocol/pairs/pairs'
import { faith, love } from '@love/protocol/tokens/tokens'
import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { approve, balanceOf } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  confirm,
  expectDone,
  farmList,
  farmPool,
  lpOf,
  openHarvest,
  openReview,
  review,
  stakeDirectly,
  stakeOf,
} from './fixtures/farmPage.ts'
import { test } from './fixtures/test.ts'
import { agreeTo } from './fixtures/walletPage.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile)

const demo = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Nobody else counts the pools of this one. */
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function open(page: Page, path: string, account = 1): Promise<void> {
  await agreeTo(page, { address: account === 1 ? demo : third })
  await freshBlock()
  await page.goto(path)
  await connectDemoWallet(page, account)
}

/** Each call is a question of the wallet. */
async function approveAll(page: Page, calls: readonly string[]): Promise<void> {
  await confirm(page)
  const question = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  for (const call of calls) {
    await expect(question).toContainText(`${call}(`)
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(question).toBeHidden()
  }
  await expectDone(page)
}

test('default: harvest one pool, then all', { tag: '@deep' }, async ({ page }) => {
  await open(page, '/farm/LOVE-ETH')
  const before = await balanceOf(love, demo)
  await openReview(page, farmPool(page, 'LOVE-ETH').getByRole('button', { name: 'Harvest…' }))
  await approveAll(page, ['withdraw'])
  const one = await balanceOf(love, demo)
  expect(one).toBeGreaterThan(before)
  await devnet.mine({ blocks: 5 })
  await page.goto('/farm')
  await openHarvest(page, 'Harvest…')
  const pools = await review(page)
    .getByText(/^Harvest at least/)
    .count()
  expect(pools).toBeGreaterThan(1)
  await approveAll(page, Array(pools).fill('withdraw'))
  expect(await balanceOf(love, demo)).toBeGreaterThan(one)
})

test('default: harvest to FAITH', { tag: '@deep' }, async ({ page }) => {
  await devnet.mine({ blocks: 5 })
  await open(page, '/farm')
  const shares = await balanceOf(faith, demo)
  await openHarvest(page, 'Harvest to FAITH…')
  const pools = await review(page)
    .getByText(/^Harvest at least/)
    .count()
  await approveAll(page, [...Array(pools).fill('withdraw'), 'approve', 'enter'])
  expect(await balanceOf(faith, demo)).toBeGreaterThan(shares)
})

test('default: harvest to FAITH in one confirmation, of the pools that pay', async ({ page }) => {
  await agreeTo(page, { address: demo })
  await devnet.mine({ blocks: 5 })
  await freshBlock()
  await page.goto('/farm')
  await connectDemoWallet(page, 1, { batches: true })
  await farmList(page).getByRole('button', { name: 'Harvest to FAITH…' }).click()
  const choosing = page.getByRole('dialog', { name: /^Choose pools/ })
  await expect(choosing).toContainText('Each pool costs a network fee of about')
  await expectAccessible(page)
  await choosing.getByRole('button', { name: 'Select all' }).click()
  await choosing.getByRole('checkbox', { name: 'LOVE-USDT' }).uncheck()
  const shares = await balanceOf(faith, demo)
  await openReview(page, choosing.getByRole('button', { name: 'Review…' }))
  await expect(review(page)).toContainText('One batched transaction (all or nothing).')
  await expect(review(page)).not.toContainText('from LOVE-USDT')
  await expect(review(page)).toContainText(/Pending rewards in \d pools: −[\d,.<]+ LOVE/)
  await expect(review(page)).toContainText('This costs more than it pays: the network fee is $')
  await confirm(page)
  const question = page.getByRole('dialog', { name: 'Demo wallet: send a batch' })
  await expect(question).toContainText('enter(')
  await expect(question).toContainText('upgrades your account')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Approve' }).click()
  await expectDone(page)
  expect(await balanceOf(faith, demo)).toBeGreaterThan(shares)
})

test('default: take a part out, stake it again, and leave in an emergency', { tag: '@deep' }, async ({
  page,
}) => {
  const whale = (await devnet.getAddresses()).at(-3) ?? third
  await stakeDirectly(loveUsdt, third, (await lpOf(loveUsdt, whale)) / 100n)
  const staked = await stakeOf(loveUsdt, third)
  await open(page, '/farm/LOVE-USDT?tab=unstake', 3)
  const pool = farmPool(page, 'LOVE-USDT')
  await pool.getByRole('button', { name: 'Unstake 25%' }).click()
  await openReview(page, pool.getByRole('button', { name: 'Review…' }))
  await approveAll(page, ['withdraw'])
  const less = await stakeOf(loveUsdt, third)
  expect(less).toBe(staked - staked / 4n)
  await pool.getByRole('tab', { name: 'Stake', exact: true }).click()
  await pool.getByRole('button', { name: 'Stake 50%' }).click()
  await openReview(page, pool.getByRole('button', { name: 'Review…' }))
  await approveAll(page, ['approve', 'deposit'])
  expect(await stakeOf(loveUsdt, third)).toBeGreaterThan(less)
  await openReview(page, pool.getByRole('button', { name: 'Emergency withdraw…' }))
  await review(page)
    .getByRole('textbox', { name: /Type EMERGENCY/ })
    .fill('EMERGENCY')
  await approveAll(page, ['emergencyWithdraw'])
  expect(await stakeOf(loveUsdt, third)).toBe(0n)
})

test('default: an allowance is taken back', { tag: '@deep' }, async ({ page }) => {
  await approve(love, demo, 5n)
  await open(page, '/control-panel?tab=allowances')
  const panel = page.getByRole('dialog', { name: 'Control Panel' })
  await panel.getByRole('button', { name: /^Revoke.*LOVE/ }).click()
  const window = page.getByRole('dialog', { name: /LOVE/ })
  await expect(window).toContainText('Simulated at block')
  await window.getByRole('button', { name: 'Confirm in wallet' }).click()
  const question = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(window).toContainText('Confirmed.', { timeout: 15_000 })
  await window.getByRole('button', { name: 'Close' }).last().click()
  await expect(panel).toContainText('No open approvals')
})
