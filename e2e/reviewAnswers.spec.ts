import { expect } from '@playwright/test'
import type { Hex } from 'viem'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { asked, confirm, openReview, review, send } from './fixtures/swapReview.ts'
import { test } from './fixtures/test.ts'

test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'Both projects share one account; its nonces must not meet.')

test('behavior: a silent wallet is not waited for, and what it sends after all is told', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await openReview(page)
  let answer = () => {}
  const isLate = new Promise<void>((done) => {
    answer = done
  })
  wallet.script('eth_sendTransaction', async ([call]) => {
    await isLate
    return send(call as { to: Hex; data: Hex }, 500_000n)
  })
  await confirm(page).click()
  await expect(review(page)).toContainText('Confirm in your wallet…')
  await expect.poll(() => asked(wallet)).toEqual(['eth_sendTransaction'])
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(review(page).getByRole('alert')).toContainText('or it can still be sent')
  await expect(confirm(page)).toBeEnabled()
  await expect(confirm(page)).toBeFocused()
  await expectAccessible(page)
  answer()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast).toContainText('Sent after you cancelled: Swap 0.001 WBTC')
  await expect(review(page).getByRole('alert')).toContainText('do not send it again')
  await expect(review(page)).toContainText('Transactions to sign')
  expect(asked(wallet)).toEqual(['eth_sendTransaction'])
  // It is followed as ever. That the wallet allowed it far more gas than expected is told there, and is no alarm.
  await page.goto('/activity')
  const row = page.getByRole('row').filter({ hasText: '0.001 WBTC' })
  await expect(row).toContainText('your wallet set a limit of 500,000')
  await expect(row).toContainText('Confirmed')
})

test('behavior: a wallet that is silent before it is asked is not asked any more once that was cancelled', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await openReview(page)
  let answer = () => {}
  const isLate = new Promise<void>((done) => {
    answer = done
  })
  wallet.script('eth_accounts', async () => {
    await isLate
    return [wallet.address]
  })
  await confirm(page).click()
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(confirm(page)).toBeEnabled()
  answer()
  // Asked once more, the wallet has heard of nothing else.
  wallet.script('eth_sendTransaction', () => {
    throw { code: 4001, message: 'no' }
  })
  await confirm(page).click()
  await expect(review(page).getByRole('alert')).toContainText('You rejected the request.')
  expect(asked(wallet)).toEqual(['eth_sendTransaction'])
})

test('error: a wallet that sends something else is an alarm that stays, though the window was closed #sent-as-reviewed', async ({
  page,
}) => {
  const wallet = await openReview(page)
  const thief = '0x00000000000000000000000000000000000000ee'
  let answer = () => {}
  const isClosed = new Promise<void>((done) => {
    answer = done
  })
  wallet.script('eth_sendTransaction', async () => {
    await isClosed
    return send({ to: thief, data: '0x' }, 100_000n)
  })
  await confirm(page).click()
  await expect(review(page)).toContainText('Confirm in your wallet…')
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(review(page)).toBeHidden()
  answer()
  const toast = page.getByRole('region', { name: 'Notifications' })
  await expect(toast).toContainText('Not what you reviewed: ')
  await expect(toast).not.toContainText('Confirmed: ')
  for (const _ of ['at once', 'after a reload']) {
    await page.goto('/activity')
    const activity = page.getByRole('dialog', { name: 'Activity' })
    const row = activity.getByRole('row').filter({ hasText: 'Not what you reviewed' })
    await expect(row.first()).not.toContainText('Confirmed')
    const both = activity.getByRole('table', { name: /^Not what you reviewed: / })
    await expect(both.getByRole('row', { name: /^To/ })).toContainText(new RegExp(thief, 'i'))
    await expect(both.getByRole('row', { name: /^Data/ })).toContainText('none')
    await expect(both.getByRole('row', { name: /Different/ })).toHaveText([/^To/, /^Data/])
    await expectAccessible(page)
  }
})

test('error: in an open review the alarm stands beside what was reviewed, and there is nothing to try again', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await openReview(page)
  wallet.script('eth_sendTransaction', ([call]) => send({ ...(call as { to: Hex }), data: '0x' }, 100_000n))
  await confirm(page).click()
  await expect(review(page).getByRole('alert')).toContainText('a different transaction')
  const both = review(page).getByRole('table', { name: /^Not what you reviewed: / })
  await expect(both.getByRole('row', { name: /Different/ })).toHaveText([/^Data/])
  await expect(review(page).getByRole('button', { name: 'Try again' })).toBeHidden()
  await expectAccessible(page)
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/activity')
  await expect(page.getByRole('dialog', { name: 'Activity' })).not.toContainText('Unfinished')
})
