import { createCallAbi } from '@love/contracts/abi/createCall.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, keccak256, parseEther, zeroAddress } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, dial } from './fixtures/walletPage.ts'

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm', exact: true })

test('error: a delegatecall needs a typed word, what the Safe pays a tick; until then no wallet is asked #dangers-confirmed', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other])
  const data = encodeFunctionData({ abi: createCallAbi, functionName: 'performCreate', args: [0n, '0x00'] })
  const paying = { gasPrice: 5n, refundReceiver: other }
  const strange = { to: safeContracts.createCall, operation: 1, data, ...paying } as const
  await fresh.propose({ ...strange, nonce: 0n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${fresh.safe}/queue`)
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  const button = review(page).getByRole('button', { name: 'Confirm', exact: true })
  const panel = review(page).getByRole('region', { name: 'Gas refund' })
  await expect(panel).toContainText('It pays 5 wei')
  await expect(panel).toContainText(other)
  await expect(review(page)).toContainText('This is a delegatecall')
  await expectAccessible(page)
  const asked = () => wallet.requests.filter(({ method }) => /sign|send/i.test(method)).length
  const refused = async () => {
    await expect(button).toBeDisabled()
    await button.focus()
    await page.keyboard.press('Enter')
    expect(asked()).toBe(0)
  }
  await refused()
  await review(page).getByRole('textbox', { name: 'Type DELEGATECALL' }).fill('delegatecall')
  await panel.getByRole('checkbox').check()
  await refused()
  await review(page).getByRole('textbox', { name: 'Type DELEGATECALL' }).fill('DELEGATECALL')
  await panel.getByRole('checkbox').uncheck()
  await refused()
  await panel.getByRole('checkbox').check()
  await button.click()
  await expect(review(page)).toContainText('Confirmed: 2 of 2 signed.')
  expect(asked()).toBe(1)
})

/** A Safe of the wallet and of somebody else, who has proposed something to it. */
async function openProposal(page: Page) {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other])
  await fresh.propose({ to: other, value: 1n, nonce: 0n }, [other])
  return { wallet, fresh }
}

test('error: a simulation with impossible gas keeps an owner from signing, and not from rejecting #simulated-first', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const { wallet, fresh } = await openProposal(page)
  await page.route('**/simulate', async (route) => {
    const response = await route.fetch()
    const body = JSON.parse(await response.text(), (name, value) => (name === 'gasUsed' ? '0' : value))
    await route.fulfill({ response, json: body })
  })
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${fresh.safe}/queue`)
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  const button = review(page).getByRole('button', { name: 'Confirm', exact: true })
  await expect(review(page).getByRole('alert')).toContainText('reports 0 gas, which is impossible')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/impossible, so this cannot be signed/)
  await expectAccessible(page)
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Reject on-chain…' }).click()
  const rejecting = page.getByRole('dialog', { name: 'Reject on-chain', exact: true })
  await expect(rejecting.getByRole('alert')).toContainText('which is impossible')
  await expect(rejecting.getByRole('button', { name: 'Sign and reject' })).toBeEnabled()
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})

test('error: a gateway that counts “2 of 1” and a signature that you never gave does not hide Confirm', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const { wallet, fresh } = await openProposal(page)
  await page.route(/\/transactions\/(multisig_|queued)|\/transactions\/queued/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = JSON.parse(text, (name, value) => {
      if (name === 'confirmationsRequired') return 1
      if (name === 'confirmationsSubmitted') return 2
      if (name === 'missingSigners') return null
      if (value === 'AWAITING_CONFIRMATIONS') return 'AWAITING_EXECUTION'
      if (name === 'confirmations' && Array.isArray(value))
        return [...value, { ...value[0], signer: { value: wallet.address } }]
      return value
    })
    await route.fulfill({ response, json: body })
  })
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${fresh.safe}/queue`)
  const row = page.getByRole('row').filter({ hasText: 'Send' })
  await expect(row).toContainText('1 of 2')
  await expect(row).toContainText('Needs 1 more signature')
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  await review(page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.poll(() => wallet.requests.filter(({ method }) => /sign/i.test(method)).length).toBe(1)
})

test('behavior: approving a hash of another Safe shows what it releases there, or that nobody knows it #dangers-confirmed', {
  tag: '@deep',
}, async ({ page, isMobile, expectedFaults }) => {
  test.skip(isMobile, 'the same on every screen')
  // Nobody has proposed the second one.
  expectedFaults.push(/status of 404/)
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const parent = await freshSafe([wallet.address, other])
  const child = await freshSafe([parent.safe, other])
  const released = await child.propose({ to: other, value: parseEther('5'), nonce: 0n }, [other])
  for (const [nonce, hash] of [released.hash, keccak256('0x')].entries()) {
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] })
    await parent.propose({ to: child.safe, data, nonce: BigInt(nonce) }, [other])
  }
  const args = [other, 1n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const
  const executed = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
  await parent.propose({ to: child.safe, data: executed, nonce: 2n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${parent.safe}/queue`)
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  const inside = review(page).getByRole('region', {
    name: `Approved in Safe ${shortAddress(child.safe)}`,
  })
  await expect(review(page)).toContainText('Another Safe (1.4.1, verified)')
  await expect(inside).toContainText('Counts as one of 2 signatures for this transaction')
  await expect(inside).toContainText('−5 ETH')
  await expect(inside).toContainText(`Send 5 ETH to ${shortAddress(other)}`)
  await expectAccessible(page)
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Confirm nonce 1/ }).click()
  await expect(review(page).getByRole('alert')).toContainText('whose content is unknown here')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Confirm nonce 2/ }).click()
  await expect(review(page)).toContainText(`Execute in Safe ${shortAddress(child.safe)}`)
  await expect(review(page)).toContainText('Another Safe (1.4.1, verified)')
  await expect(review(page)).not.toContainText('Unknown contract')
})
