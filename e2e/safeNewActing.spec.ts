import { safeAbi } from '@love/contracts/abi/safe.abi'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { newSafeText } from '@love/safe/make/newSafeText'
import { expect, type Page } from '@playwright/test'
import { type Address, getAddress, parseEther } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { confirmIn } from './fixtures/reviewPage.ts'
import { newOwner } from './fixtures/safeFamily.ts'
import { test } from './fixtures/test.ts'
import { account, accountWindow, agreeTo, dial } from './fixtures/walletPage.ts'

const owners = (address: Address) => devnet.readContract({ abi: safeAbi, address, functionName: 'getOwners' })
const next = (page: Page) => page.getByRole('button', { name: 'Next >' })
const proposing = (page: Page) => page.getByRole('dialog', { name: 'Propose transaction' })

/** The wallet of the page owns a Safe alone, and acts as it. */
async function actAsNewSafe(page: Page): Promise<Address> {
  const wallet = await newOwner(page)
  const { safe } = await freshSafe([wallet.address], 1)
  await agreeTo(page, wallet)
  await agreeTo(page, { address: getAddress(safe) })
  await dial(page)
  await account(page).click()
  await accountWindow(page)
    .getByRole('radio', { name: `Safe ${shortAddress(safe)}` })
    .check({ timeout: 30_000 })
  await expect(account(page)).toHaveText(shortAddress(safe))
  await accountWindow(page).getByRole('button', { name: 'Close' }).last().click()
  return getAddress(safe)
}

/** Proposed, signed by the only owner, and executed. */
async function proposeAndExecute(page: Page, words: string): Promise<void> {
  await expect(proposing(page).getByRole('heading', { name: words })).toBeVisible()
  await expect(proposing(page)).toContainText('Simulation passed.')
  await expectAccessible(page)
  await proposing(page).getByRole('button', { name: 'Sign and propose' }).click()
  await proposing(page).getByRole('button', { name: 'Execute…' }).click()
  const executing = page.getByRole('dialog', { name: 'Execute', exact: true })
  await executing.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(executing).toContainText('Executed in block', { timeout: 20_000 })
  await executing.getByRole('button', { name: 'Close' }).last().click()
}

const planOf = (parent: Address, salt = 0n): NewSafe => ({
  version: '1.4.1',
  isL2: true,
  owners: [parent],
  threshold: 1,
  salt,
})

test('default: while acting as a Safe, the wizard proposes a child of it', { tag: '@deep' }, async ({
  page,
}) => {
  test.slow()
  const parent = await actAsNewSafe(page)
  const child = newSafeAddress(planOf(parent))
  await page.goto('/safe')
  await page.getByRole('button', { name: 'New Safe…' }).click()
  await next(page).click()
  await expect(page.getByRole('combobox', { name: 'Owner 1' })).toHaveValue(parent)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Review your Safe' })).toBeVisible()
  const now = page.getByRole('radio', { name: `Deploy now: propose it in Safe ${shortAddress(parent)}` })
  await expect(now).toBeChecked()
  await expect(page.getByText('Every owner is a Safe, so no one can propose')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deploy…' }).click()
  const reviewing = page.getByRole('dialog', { name: /^Deploy Safe/ })
  await expect(reviewing).toContainText('One proposal to your Safe')
  await confirmIn(reviewing)
  await proposeAndExecute(page, `Deploy Safe ${shortAddress(child)} (1 of 1 owner)`)
  await reviewing.getByRole('button', { name: 'Close' }).last().click()
  const opened = page.getByRole('dialog', { name: `Safe ${shortAddress(child)}` })
  await expect(opened).toContainText('1 of 1 owners must sign', { timeout: 20_000 })
  await expect(opened.getByRole('link', { name: `Open Safe ${shortAddress(parent)}` })).toBeVisible()
  expect(await owners(child)).toEqual([parent])
})

test('behavior: deployed later, in one batch with its first transaction', { tag: '@deep' }, async ({
  page,
}) => {
  test.slow()
  const parent = await actAsNewSafe(page)
  const child = newSafeAddress(planOf(parent))
  const [payer, , receiver] = await devnet.getAddresses()
  if (!payer || !receiver) throw new Error('The chain has no accounts.')
  await devnet.sendTransaction({ account: payer, to: child, value: parseEther('1') })
  await page.goto(`/safe/${child}?${newSafeText(planOf(parent))}`)
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.4')
  await page.getByRole('combobox', { name: 'To' }).fill(receiver)
  await page.getByRole('button', { name: 'Deploy and send…' }).click()
  const reviewing = page.getByRole('dialog', { name: /^Send 0.4 ETH/ })
  await expect(reviewing).toContainText('One proposal to your Safe')
  await confirmIn(reviewing)
  await proposeAndExecute(page, 'Batch of 2 calls')
  expect(await devnet.getBalance({ address: child })).toBe(parseEther('0.6'))
  expect(await owners(child)).toEqual([parent])
})
