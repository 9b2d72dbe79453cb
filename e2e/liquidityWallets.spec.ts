import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readLiquidity } from '@love/protocol/actions/readLiquidity'
import { exactAmount } from '@love/protocol/amounts/amount'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { lpToken } from '@love/protocol/pairs/pair'
import { loveEth, loveMog, loveUsdt } from '@love/protocol/pairs/pairs'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love, mog, usdt } from '@love/protocol/tokens/tokens'
import { expect } from '@playwright/test'
import { type Hex, maxUint256, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { allowanceOf, approve, fund } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  amountField,
  confirm,
  expectDone,
  openPool,
  openReview,
  pool,
  review,
  reviewButton,
} from './fixtures/liquidityPage.ts'
import type { ScriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile)

/** Known to everybody: the devnet's sixth account. It has ether and nothing else. */
const key: Hex = '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba'
const owner = privateKeyToAccount(key).address
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const positionOf = async (pair: PairDefinition, account: Hex) =>
  (await readLiquidity(devnet, { deployment, pair, account })).position.liquidity

/** What the wallet was asked to sign or send, in order. */
const asked = ({ requests }: ScriptedWallet) =>
  requests.map(({ method }) => method).filter((method) => /sign|send/i.test(method))

test('default: the demo wallet adds LOVE and ether, and the position is what the chain says', async ({
  page,
}) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), `${second}-terms-agreement`)
  await freshBlock()
  await page.goto('/liquidity/LOVE-ETH')
  await connectDemoWallet(page, 2)
  const before = await positionOf(loveEth, second)
  await amountField(page, 'LOVE').fill('1000')
  await openReview(page)
  await expect(review(page)).toContainText(/You receive \(estimated\)\s*[\d,.]+ LP/)
  await expectAccessible(page)
  await confirm(page)
  const question = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  for (const call of ['approve(', 'addLiquidityETH(']) {
    await expect(question).toContainText(call)
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(question).toBeHidden()
  }
  await expect(review(page)).toContainText(/Confirmed\. You received [\d,.]+ LOVE-ETH LP/, {
    timeout: 20_000,
  })
  await expect(review(page).getByRole('button', { name: 'Stake LOVE-ETH LP' })).toBeVisible()
  await expectDone(page)
  const after = await positionOf(loveEth, second)
  expect(after).toBeGreaterThan(before)
  const exact = exactAmount({ raw: after, token: lpToken(loveEth) })
  await expect(pool(page).getByTitle(exact, { exact: true })).toBeVisible({ timeout: 10_000 })
  await expect(amountField(page, 'LOVE')).toHaveValue('')
})

test('default: LOVE and USDT go in by exact approvals, after the reset that USDT demands', {
  tag: '@deep',
}, async ({ page }) => {
  await fund(owner, [
    [love, '5000'],
    [usdt, '100'],
  ])
  await approve(usdt, owner, 0n)
  await approve(usdt, owner, 1n)
  const wallet = await openPool(page, '/liquidity/LOVE-USDT', { key })
  await amountField(page, 'USDT').fill('20')
  await expect(pool(page, 'LOVE-USDT')).toContainText('exactly 20 USDT (after a reset to 0)')
  await openReview(page)
  await confirm(page)
  await expectDone(page)
  expect(asked(wallet)).toEqual(Array(4).fill('eth_sendTransaction'))
  expect(await positionOf(loveUsdt, owner)).toBeGreaterThan(0n)
  expect(await allowanceOf(usdt, owner)).toBe(0n)
})

test('behavior: the most leaves twice the fee, and more than a balance is refused in words', {
  tag: '@deep',
}, async ({ page }) => {
  await fund(owner, [[love, '100']])
  await openPool(page, '/liquidity/LOVE-ETH', { key })
  await page.getByRole('button', { name: 'Max ETH' }).click()
  await expect(amountField(page, 'LOVE')).not.toHaveValue('')
  const most = Number(await amountField(page, 'ETH').inputValue())
  await pool(page).getByRole('button', { name: 'Deposit 25%' }).click()
  await expect.poll(async () => most / Number(await amountField(page, 'ETH').inputValue())).toBeCloseTo(4, 2)
  await expect(
    pool(page)
      .getByText(/ LP \(\$[\d,.]+\)$/)
      .first(),
  ).toBeVisible()
  await expect(pool(page)).not.toContainText('Insufficient balance: you have')
  await amountField(page, 'ETH').fill('1000000')
  await expect(amountField(page, 'ETH')).toHaveAccessibleDescription(
    /Insufficient balance: you have [\d,.]+ ETH/,
  )
  await expect(pool(page).getByRole('link', { name: 'Swap for LOVE' })).toHaveAttribute(
    'href',
    '/swap?to=LOVE',
  )
  await expect(reviewButton(page)).toHaveAttribute('aria-disabled', 'true')
})

test('error: a refused signature sends nothing; then one signature and one transaction are enough', {
  tag: '@deep',
}, async ({ page }) => {
  const before = await positionOf(loveUsdt, owner)
  const wallet = await openPool(page, '/liquidity/LOVE-USDT?tab=remove', { key })
  wallet.script('eth_signTypedData_v4', () => {
    throw { code: 4001, message: 'no' }
  })
  const slider = page.getByRole('slider', { name: 'Percentage of your LP tokens' })
  await slider.focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '3%')
  await page.keyboard.press('Tab')
  await page.keyboard.type('50')
  await expect(slider).toHaveValue('50')
  await openReview(page)
  await confirm(page)
  await expect(review(page)).toContainText('You rejected the request')
  expect(asked(wallet)).toEqual(['eth_signTypedData_v4'])
  expect(await positionOf(loveUsdt, owner)).toBe(before)
  const signer = privateKeyToAccount(key)
  wallet.script('eth_signTypedData_v4', ([, json]) => signer.signTypedData(JSON.parse(String(json))))
  await review(page)
    .getByRole('button', { name: /Confirm in wallet|Try again/ })
    .click()
  await expectDone(page)
  expect(asked(wallet)).toEqual(['eth_signTypedData_v4', 'eth_signTypedData_v4', 'eth_sendTransaction'])
  expect(await positionOf(loveUsdt, owner)).toBe(before - before / 2n)
})

test('behavior: everything comes out by an approval where the person prefers one', { tag: '@deep' }, async ({
  page,
}) => {
  const wallet = await openPool(page, '/liquidity/LOVE-USDT?tab=remove', { key })
  await page.getByRole('button', { name: 'Remove 100%' }).click()
  await page.getByRole('checkbox', { name: /Approve with a transaction/ }).check()
  await expect(pool(page, 'LOVE-USDT')).toContainText(/Minimum received\s*[\d,.]+\sLOVE and [\d,.]+\sUSDT/)
  await openReview(page)
  await confirm(page)
  await expectDone(page)
  expect(asked(wallet)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  expect(await positionOf(loveUsdt, owner)).toBe(0n)
  await expect(pool(page, 'LOVE-USDT')).toContainText('You have no LOVE-USDT LP tokens', {
    timeout: 10_000,
  })
})

test('behavior: a price that moves while it is reviewed must be accepted', { tag: '@deep' }, async ({
  page,
}) => {
  await fund(owner, [
    [love, '1000'],
    [mog, '20000000'],
  ])
  await openPool(page, '/liquidity/LOVE-MOG', { key })
  await amountField(page, 'LOVE').fill('1000')
  await openReview(page)
  const whale = (await devnet.getAddresses()).at(-3) ?? owner
  const amount = parseEther('20000')
  await approve(love, whale, amount)
  await devnet.writeContract({
    account: whale,
    abi: uniswapV2Router02Abi,
    address: deployment.router,
    functionName: 'swapExactTokensForTokens',
    args: [
      amount,
      0n,
      [loveMog.base, loveMog.other].map((token) => tokenAddress(deployment, token)),
      whale,
      maxUint256,
    ],
  })
  const hold = review(page)
    .getByRole('alert')
    .filter({ hasText: /The price changed by [\d.]+%/ })
  await expect(hold).toBeVisible({ timeout: 10_000 })
  const send = review(page).getByRole('button', { name: 'Confirm in wallet' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await hold.getByRole('button', { name: 'Accept' }).click()
  await expect(hold).toBeHidden()
  await expect(send).toHaveAttribute('aria-disabled', 'false', { timeout: 10_000 })
})
