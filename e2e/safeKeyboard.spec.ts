import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { newSafeAddress } from '@love/safe/make/newSafe'
import { expect, type Locator, type Page } from '@playwright/test'
import { getAddress, parseEther } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { enter, expectSeen, tabTo } from './fixtures/keyboard.ts'
import { connectNewOwner, openFamily } from './fixtures/safeFamily.ts'
import { safe } from './fixtures/safeWorkspace.ts'
import { test } from './fixtures/test.ts'

// Phones have no Tab key.
test.skip(({ isMobile }) => isMobile, 'only keys')

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (inside: Locator | Page, name: string | RegExp) =>
  inside.getByRole('button', { name, exact: true })
/** The index hears of a block, and the page asks for it. */
const counted = { timeout: 20_000 }

/** Of a Safe where one signature is enough. */
async function signAndExecute(page: Page): Promise<void> {
  const proposing = dialog(page, 'Propose transaction')
  await enter(button(proposing, 'Sign and propose'))
  await enter(button(proposing, 'Execute…'))
  await execute(page)
}

async function execute(page: Page): Promise<void> {
  const executing = dialog(page, /^(Execute|Propose transaction)$/)
  await enter(button(executing, 'Execute'))
  await expect(executing).toContainText('Executed in block', counted)
  await enter(button(executing, 'Close').last())
  await expect(executing).toBeHidden()
}

test('default: the wizard, from its first field to the Safe', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  const wallet = await connectNewOwner(page)
  const [other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const wizard = dialog(page, 'New Safe')
  await page.goto('/safe')
  await enter(button(page, 'New Safe…'))
  await expectSeen(wizard.getByRole('textbox', { name: 'Name (optional)' }))
  await page.keyboard.type('Bakery')
  await enter(button(wizard, 'Next >'))
  await expectSeen(wizard.getByRole('heading', { name: 'Choose its owners' }))
  await enter(button(wizard, 'Add owner'))
  const second = wizard.getByRole('combobox', { name: 'Owner 2' })
  await expectSeen(second)
  await enter(button(wizard, 'Add owner'))
  await enter(button(wizard, 'Remove owner 3'))
  await expectSeen(second)
  await page.keyboard.type('nobody')
  await enter(button(wizard, 'Next >'))
  await expectSeen(second)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(other)
  await tabTo(wizard.getByRole('combobox', { name: /^Signatures required/ }))
  await page.keyboard.press('ArrowUp')
  await enter(button(wizard, 'Next >'))
  await expectSeen(wizard.getByRole('heading', { name: 'Review your Safe' }))
  await enter(button(wizard, '< Back'))
  await expectSeen(wizard.getByRole('heading', { name: 'Choose its owners' }))
  await enter(button(wizard, 'Next >'))
  await tabTo(wizard.getByRole('radio', { name: /^Deploy now/ }))
  await enter(button(wizard, 'Deploy…'))
  const reviewing = dialog(page, /^Deploy Safe/)
  await expect(reviewing).toContainText('Simulated at block')
  await enter(button(reviewing, 'Confirm in wallet'))
  await expect(reviewing).toContainText('Confirmed.', counted)
  await enter(button(reviewing, 'Close').last())
  const owners = [getAddress(wallet.address), other]
  const address = newSafeAddress({ version: '1.4.1', isL2: true, owners, threshold: 1, salt: 0n })
  await expect(page.getByText('First three things to do')).toBeVisible(counted)
  expect(await devnet.getCode({ address })).toMatch(/^0x6080/)
  await expect(page.locator('body')).not.toBeFocused()
})

test('default: a child is confirmed through its parent', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  const { upper, lower, hash } = await openFamily(page, 1)
  await page.goto(`/safe/${lower.safe}/queue?tx=multisig_${lower.safe}_${hash}`)
  const owners = safe(page).getByRole('group', { name: 'Owner Safes' })
  await enter(button(owners, `Confirm through ${shortAddress(upper.safe)}…`))
  await expect(dialog(page, 'Propose transaction')).toContainText('Execute in Safe')
  await signAndExecute(page)
  await expect(safe(page).getByRole('group', { name: 'Signatures: 2 of 2' })).toBeVisible(counted)
  await enter(button(safe(page), 'Execute…'))
  await execute(page)
  const nonce = await devnet.readContract({ abi: safeAbi, address: lower.safe, functionName: 'nonce' })
  expect(nonce).toBe(1n)
})

test('default: a spending limit is given, and the way back is to the button that began it', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  const { address: you } = await connectNewOwner(page)
  const { safe: address } = await freshSafe([you], 1, safeContracts.safeL2)
  const [, delegate] = await devnet.getAddresses()
  if (!delegate) throw new Error('The chain has no accounts.')
  const limits = safe(page).getByRole('group', { name: 'Spending limits', exact: true })
  await page.goto(`/safe/${address}/settings`)
  const opener = button(limits, 'New limit…')
  await enter(opener)
  await expectSeen(limits.getByRole('combobox', { name: 'Who may spend' }))
  await enter(button(limits, 'Cancel'))
  await expectSeen(opener)
  await page.keyboard.press('Enter')
  await page.keyboard.type(delegate)
  await tabTo(limits.getByRole('textbox', { name: 'Up to' }))
  await page.keyboard.type('2')
  await tabTo(limits.getByRole('combobox', { name: 'Resets' }))
  await page.keyboard.type('Every 7')
  await tabTo(limits.getByRole('checkbox', { name: /up to 2 ETH every 7 days/ }))
  await page.keyboard.press('Space')
  await enter(button(limits, 'Review and propose…'))
  await expect(dialog(page, 'Propose transaction')).toContainText('This gives a spending limit')
  await signAndExecute(page)
  await expectSeen(safe(page).getByRole('tabpanel', { name: 'Queue' }))
  await tabTo(safe(page).getByRole('tab', { name: 'Queue' }), { back: true })
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expectSeen(safe(page).getByRole('tab', { name: 'Settings' }))
  await expect(limits.getByRole('row').nth(1)).toContainText('2 ETH', counted)
})

test('default: a batch is filled from CSV, its broken lines are mended, and its calls put in order', {
  tag: '@deep',
}, async ({ page }) => {
  test.slow()
  const { address: you } = await connectNewOwner(page)
  const { safe: address } = await freshSafe([you], 1)
  const receivers = (await devnet.getAddresses()).slice(1, 5)
  const [first, second, third] = receivers
  if (!first || !second || !third) throw new Error('The chain has no accounts.')
  await page.goto(`/safe/${address}/propose`)
  const fill = button(safe(page), 'Fill from CSV…')
  await enter(fill)
  const window = dialog(page, 'Fill from CSV')
  const area = window.getByRole('textbox')
  await expectSeen(area)
  await page.keyboard.insertText(`${first},0.1\nZoe,0.2\n${second},0,3\n${third},0.4`)
  await enter(button(window, 'Go to line 2'))
  await expectSeen(area)
  await page.keyboard.insertText(`${you},0.2`)
  await enter(button(window, 'Go to line 3'))
  await page.keyboard.insertText(`${second},0.3`)
  await enter(button(window, 'Add 4 payments'))
  await expectSeen(fill)

  const batch = safe(page).getByRole('group', { name: 'Batch' })
  const rows = batch.getByRole('listitem')
  await tabTo(button(batch, 'Move call 2 up'), { back: true })
  await page.keyboard.press('Enter')
  await expectSeen(button(batch, 'Move call 1 up'))
  await expect(rows.first()).toContainText('0.2 ETH')
  await tabTo(button(batch, 'Move call 1 down'))
  await page.keyboard.press('Enter')
  await expectSeen(button(batch, 'Move call 2 down'))
  await enter(button(batch, 'Remove call 4'))
  await expectSeen(button(batch, 'Remove call 3'))
  const before = await devnet.getBalance({ address: second })
  await enter(button(batch, 'Review batch (3)…'))
  await signAndExecute(page)
  await expectSeen(safe(page).getByRole('tabpanel', { name: 'Queue' }))
  expect(await devnet.getBalance({ address: second })).toBe(before + parseEther('0.3'))
})
