import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readVault } from '@love/protocol/actions/readVault'
import { formatAmount } from '@love/protocol/amounts/amount'
import { faith, love } from '@love/protocol/tokens/tokens'
import { expect } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { balanceOf, fund } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  confirm,
  enterField,
  expectDone,
  faithWindow,
  leaveField,
  openFaith,
  openReview,
  review,
} from './fixtures/faithPage.ts'
import type { ScriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile)

/** Known to everybody: the devnet's ninth account. It has ether and nothing else. */
const key: Hex = '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97'
const owner = privateKeyToAccount(key).address
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const position = async () => (await readVault(devnet, { deployment, account: owner })).position
const asked = ({ requests }: ScriptedWallet) =>
  requests.map(({ method }) => method).filter((method) => /sign|send/i.test(method))

test('default: enter with an exact approval, and the shares are those of the chain', async ({ page }) => {
  await fund(owner, [[love, '5000']])
  const wallet = await openFaith(page, '/faith', { key })
  await expect(faithWindow(page)).toContainText('Balance: 5,000 LOVE')
  await page.getByRole('button', { name: 'Deposit 25%' }).click()
  await expect(enterField(page)).toHaveValue('1250')
  await openReview(page)
  await expect(review(page)).toContainText(/Minimum received\s*[\d,.]+ FAITH/)
  await expect(review(page)).toContainText(/Dilution of other holders\s*[\d,.]+ LOVE/)
  await expect(review(page)).toContainText('Approve the FAITH vault to spend 1,250 LOVE')
  await expectAccessible(page)
  await expect(review(page)).toContainText(/\+[\d,.]+ FAITH \(\$[\d,.]+\) · new balance/)
  await confirm(page)
  await expect(review(page)).toContainText(/You received [\d,.]+ FAITH \(\$[\d,.]+\)\./, { timeout: 20_000 })
  await expect(review(page).getByRole('button', { name: 'See your portfolio' })).toBeVisible()
  await expectDone(page)
  expect(asked(wallet)).toEqual(Array(2).fill('eth_sendTransaction'))
  const now = await position()
  expect(now).toMatchObject({ love: parseEther('3750'), allowance: 0n })
  const shares = formatAmount({ raw: now?.shares ?? 0n, token: faith })
  await expect(faithWindow(page)).toContainText(shares, { timeout: 10_000 })
  await expect(enterField(page)).toHaveValue('')
  const { timestamp } = await devnet.getBlock()
  const newest = async () => {
    const { prices } = await (await page.request.get('/market/faith/prices')).json()
    return prices.at(-1)[0]
  }
  await expect.poll(newest, { timeout: 10_000 }).toBeGreaterThan(Number(timestamp) - 60)
})

test('behavior: a rejected second step costs only the approval, which the next try has already', {
  tag: '@deep',
}, async ({ page }) => {
  const before = await position()
  const wallet = await openFaith(page, '/faith', { key })
  await enterField(page).fill('100')
  await openReview(page)
  let sent = 0
  wallet.script('eth_sendTransaction', ([transaction]) => {
    if (++sent === 2) throw { code: 4001, message: 'no' }
    const { to, data } = transaction as { to: Hex; data: Hex }
    return devnet.sendTransaction({ account: owner, to, data })
  })
  await confirm(page)
  await expect(review(page).getByRole('alert')).toContainText('You rejected step 2 of 2', { timeout: 15_000 })
  expect(await position()).toMatchObject({ shares: before?.shares, allowance: parseEther('100') })
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await openReview(page)
  await expect(review(page)).not.toContainText('Let the FAITH vault take')
  await confirm(page)
  await expectDone(page)
  expect(await position()).toMatchObject({ allowance: 0n })
  expect(sent).toBe(3)
})

test('default: leave with a part, then with all, at no fee', { tag: '@deep' }, async ({ page }) => {
  const before = await position()
  await openFaith(page, '/faith?tab=leave', { key })
  await page.getByRole('button', { name: 'Withdraw 50%' }).click()
  await openReview(page)
  await expect(review(page)).toContainText(/You receive \(estimated\)\s*[\d,.]+ LOVE/)
  await confirm(page)
  await expectDone(page)
  const half = await position()
  expect(half?.shares).toBe((before?.shares ?? 0n) - (before?.shares ?? 0n) / 2n)
  expect(half?.love).toBeGreaterThan(before?.love ?? 0n)
  await expect(faithWindow(page)).toContainText(
    `Balance: ${formatAmount({ raw: half?.shares ?? 0n, token: faith })}`,
    { timeout: 10_000 },
  )
  await page.getByRole('button', { name: 'Max FAITH' }).click()
  await openReview(page)
  await expect(review(page)).toContainText(/FAITH left\s*0 FAITH/)
  await confirm(page)
  await expectDone(page)
  expect((await position())?.shares).toBe(0n)
  await expect(faithWindow(page)).toContainText('You have no FAITH yet', { timeout: 10_000 })
  await leaveField(page).fill('1')
  await expect(leaveField(page)).toHaveAccessibleDescription(/Insufficient balance: you have 0 FAITH/)
})

test('default: the demo wallet enters and leaves', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'true'), `${second}-terms-agreement`)
  await freshBlock()
  await page.goto('/faith')
  await connectDemoWallet(page, 2)
  await expect(faithWindow(page)).toContainText(/Vault share\s*0\.\d+%/)
  const before = await balanceOf(faith, second)
  await enterField(page).fill('10')
  await openReview(page)
  await confirm(page)
  const question = page.getByRole('dialog', { name: 'Demo wallet: send a transaction' })
  for (const call of ['approve(', 'enter(']) {
    await expect(question).toContainText(call)
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(question).toBeHidden()
  }
  await expectDone(page)
  const entered = await balanceOf(faith, second)
  expect(entered).toBeGreaterThan(before)
  await page.getByRole('tab', { name: 'Withdraw' }).click()
  await leaveField(page).fill('10')
  await openReview(page)
  await confirm(page)
  await expect(question).toContainText('leave(')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expectDone(page)
  expect(await balanceOf(faith, second)).toBe(entered - parseEther('10'))
})
