import { safeContracts } from '@love/contracts/deployments/safe'
import { officialContracts, type SafeRole, type SafeVersion } from '@love/contracts/deployments/safeReleases'
import { eth, love, usdt } from '@love/protocol/tokens/tokens'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { updateOf } from '@love/safe/build/update'
import { expect, type Page } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { deployRelease } from '../packages/contracts/test/deployRelease.ts'
import { devnet } from './fixtures/devnet.ts'
import { balanceOf, fund } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { act } from './fixtures/safeWorkspace.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, dial } from './fixtures/walletPage.ts'

const review = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function deploy(release: SafeVersion): Promise<void> {
  const [payer] = await devnet.getAddresses()
  if (!payer) throw new Error('The chain has no accounts.')
  const send = async (call: { to: Address; data: `0x${string}` }) => {
    // The factory makes each contract once, and another test may have been here before.
    const isNew = await devnet.call(call).then(
      () => true,
      () => false,
    )
    if (isNew) await devnet.sendTransaction({ ...call, account: payer })
  }
  await deployRelease({ setCode: devnet.setCode, call: devnet.call, send }, release)
}

async function oldSingleton(release: SafeVersion, ofRole: SafeRole = 'singleton'): Promise<Address> {
  await deploy(release)
  const found = officialContracts.find(({ version, role }) => version === release && role === ofRole)
  if (!found) throw new Error(`There is no ${release}.`)
  return found.address
}

test('default: a Safe 1.1.1 is confirmed, executed and updated to 1.4.1', { tag: '@deep' }, async ({
  page,
}) => {
  test.slow()
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const singleton = await oldSingleton('1.1.1')
  const fresh = await freshSafe([wallet.address, other], 2, singleton, '1.1.1')
  const { safe } = fresh
  await fresh.propose({ to: other, value: 7n, nonce: 0n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()

  await page.goto(`/safe/${safe}`)
  await expect(page.getByText('1.1.1, update available')).toBeVisible()
  await expect(page.getByText('verified: Safe 1.1.1')).toBeVisible()
  await page.goto(`/safe/${safe}/queue`)
  const queued = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await act(queued.first(), 'Confirm')
  await expect(review(page, 'Confirm')).toContainText(
    'yours is valid on every network where this Safe exists',
  )
  await expectAccessible(page)
  await review(page, 'Confirm').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(review(page, 'Confirm')).toContainText('Confirmed: 2 of 2 signed.')
  await review(page, 'Confirm').getByRole('button', { name: 'Execute…' }).click()
  const before = await devnet.getBalance({ address: other })
  await review(page, 'Execute').getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(review(page, 'Execute')).toContainText(/Sent\.|Executed in block/)
  await expect.poll(() => devnet.getBalance({ address: other })).toBe(before + 7n)

  await fresh.propose({ to: other, value: 9n, nonce: 2n }, [other])
  await page.goto(`/safe/${safe}/settings`)
  const version = page.getByRole('group', { name: 'Version' })
  await expect(version).toContainText('Safe 1.1.1: version 1.4.1 is available.')
  await expect(version).toContainText('The queue has 1:')
  await expect(page.getByRole('button', { name: 'Set guard' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Set fallback handler' })).toBeVisible()
  await expectAccessible(page)
  await version.getByRole('button', { name: 'Update this Safe…' }).click()
  const proposing = review(page, 'Propose transaction')
  await expect(proposing).toContainText('Update this Safe from 1.1.1 to 1.4.1')
  await expect(proposing).toContainText('no other transaction in the queue can be executed')
  await proposing.getByRole('textbox', { name: 'Nonce' }).fill('1')
  await expectAccessible(page)
  await proposing.getByRole('button', { name: 'Sign and propose' }).click()
  await expect(proposing).toContainText('Proposed: 1 of 2 signed.')

  const code = { isVerified: true, version: '1.1.1', isL2: false, singleton } as const
  const { calls = [] } = updateOf({ safe, code, fallbackHandler: safeContracts.fallbackHandler }) ?? {}
  await fresh.propose(safeTxOf({ calls, nonce: 1n, multiSendCallOnly: safeContracts.multiSendCallOnly }), [
    other,
  ])
  await page.goto(`/safe/${safe}/queue`)
  const row = page.getByRole('row').filter({ hasText: 'Update this Safe from 1.1.1 to 1.4.1' })
  await act(row, 'Execute')
  await review(page, 'Execute').getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(review(page, 'Execute')).toContainText(/Sent\.|Executed in block/)

  await page.goto(`/safe/${safe}/settings`)
  await expect(version).toContainText('Safe 1.4.1, up to date.')
  await expect(page.getByRole('button', { name: 'Set guard' })).toBeVisible()
  await page.goto(`/safe/${safe}/queue`)
  await expect(page.getByRole('row').filter({ hasText: 'Signed before the update' })).toContainText(
    'its signatures no longer count',
  )
  await expect(page.getByRole('button', { name: /^Execute nonce 2/ })).toBeHidden()
  await page.goto(`/safe/${safe}/history`)
  await page
    .getByRole('button', { name: /^Sent .* to/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'Signed data' })).toContainText('0 (call)')
  await expectAccessible(page)
})

test('default: a Safe 1.3.0 is updated to 1.4.1 and then emptied in one transaction', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const singleton = await oldSingleton('1.3.0', 'singletonL2')
  await deploy('1.4.1')
  const { safe } = await freshSafe([wallet.address], 1, singleton, '1.3.0')
  await fund(safe, [
    [love, '1250.5'],
    [usdt, '75'],
  ])
  const [, , receiver] = await devnet.getAddresses()
  if (!receiver) throw new Error('The chain has no accounts.')
  await dial(page)
  await expect(account(page)).toBeVisible()

  async function proposeAndExecute() {
    const proposing = review(page, 'Propose transaction')
    await proposing.getByRole('button', { name: 'Sign and propose' }).click()
    await expect(proposing).toContainText('Proposed: 1 of 1 signed.')
    await proposing.getByRole('button', { name: 'Execute…' }).click()
    const executing = review(page, 'Execute')
    await executing.getByRole('button', { name: 'Execute', exact: true }).click()
    await expect(executing).toContainText(/Sent\.|Executed in block/)
  }

  await test.step('updated', async () => {
    await page.goto(`/safe/${safe}/settings`)
    const version = page.getByRole('group', { name: 'Version' })
    await expect(version).toContainText('Safe 1.3.0 L2: version 1.4.1 is available.')
    await version.getByRole('button', { name: 'Update this Safe…' }).click()
    await expect(review(page, 'Propose transaction')).toContainText('Update this Safe from 1.3.0 to 1.4.1')
    await proposeAndExecute()
    await page.goto(`/safe/${safe}/settings`)
    await expect(version).toContainText('Safe 1.4.1 L2, up to date.')
  })

  await test.step('emptied', async () => {
    const before = await Promise.all([eth, love, usdt].map((token) => balanceOf(token, receiver)))
    await page.goto(`/safe/${safe}/assets`)
    await page.getByRole('button', { name: 'Send everything…' }).click()
    const form = page.getByRole('group', { name: 'Send everything' })
    await form.getByRole('combobox', { name: 'To' }).fill(safe)
    await form.getByRole('button', { name: 'Review and propose…' }).click()
    await expect(form).toContainText('Enter another address than that of the Safe.')
    await form.getByRole('combobox', { name: 'To' }).fill(receiver)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Review and propose…' }).click()
    await expect(review(page, 'Propose transaction')).toContainText('1,250.5 LOVE')
    await expectAccessible(page)
    await proposeAndExecute()
    const left = await Promise.all([eth, love, usdt].map((token) => balanceOf(token, safe)))
    expect(left).toEqual([0n, 0n, 0n])
    const after = await Promise.all([eth, love, usdt].map((token) => balanceOf(token, receiver)))
    expect(after.map((amount, at) => amount - (before[at] ?? 0n))).toEqual([
      parseEther('5'),
      parseEther('1250.5'),
      75_000_000n,
    ])
    await page.goto(`/safe/${safe}/assets`)
    await expect(page.getByText('Total value: $0')).toBeVisible()
  })
})
