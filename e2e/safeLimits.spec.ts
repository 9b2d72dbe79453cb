import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import { safeContracts } from '@love/contracts/deployments/safe'
import { expect, type Page } from '@playwright/test'
import { type Address, parseEther, zeroAddress } from 'viem'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { otherBrowser } from './fixtures/otherBrowser.ts'
import { confirmIn } from './fixtures/reviewPage.ts'
import { connectNewOwner } from './fixtures/safeFamily.ts'
import { safe, twoPolls } from './fixtures/safeWorkspace.ts'
import { test } from './fixtures/test.ts'

const [oldModule, module] = allowanceModules.map(({ address }) => address)
const limits = (page: Page) => safe(page).getByRole('group', { name: 'Spending limits', exact: true })
const yours = (page: Page) => safe(page).getByRole('group', { name: 'You may spend' })
const review = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Of a Safe with one owner: signed and executed at once. */
async function proposeAndExecute(page: Page, words: string | RegExp): Promise<void> {
  const proposing = review(page, 'Propose transaction')
  await expect(proposing).toContainText(words)
  await proposing.getByRole('button', { name: 'Sign and propose' }).click()
  await expect(proposing).toContainText('Proposed: 1 of 1 signed.')
  await proposing.getByRole('button', { name: 'Execute…' }).click()
  const executing = review(page, 'Execute')
  await executing.getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(executing).toContainText('Executed in block', { timeout: 20_000 })
  await executing.getByRole('button', { name: 'Close' }).last().click()
}

async function spend(page: Page, ether: string, to: Address): Promise<void> {
  await yours(page).getByRole('button', { name: 'Spend ETH' }).click()
  await yours(page).getByRole('textbox', { name: 'Amount' }).fill(ether)
  await yours(page).getByRole('combobox', { name: 'To' }).fill(to)
  await yours(page).getByRole('button', { name: 'Review…' }).click()
}

test('default: a limit is given, spent by its delegate, reset and revoked', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await connectNewOwner(page)
  const { safe: address } = await freshSafe([owner.address], 1, safeContracts.safeL2)
  const [, , receiver] = await devnet.getAddresses()
  if (!receiver) throw new Error('The chain has no accounts.')
  const context = await otherBrowser(browser, baseURL, { viewport: page.viewportSize() })
  const other = await context.newPage()
  const delegate = await connectNewOwner(other)

  await test.step('given', async () => {
    await page.goto(`/safe/${address}/settings`)
    await expect(limits(page)).toContainText('No spending limits.')
    await limits(page).getByRole('button', { name: 'New limit…' }).click()
    await limits(page).getByRole('combobox', { name: 'Who may spend' }).fill(delegate.address)
    await limits(page).getByRole('textbox', { name: 'Up to' }).fill('2')
    await limits(page).getByRole('combobox', { name: 'Resets' }).selectOption({ label: 'Every 7 days' })
    await limits(page).getByRole('button', { name: 'Review and propose…' }).click()
    await expect(limits(page)).toContainText('Tick this box to continue.')
    await expectAccessible(page)
    await limits(page)
      .getByRole('checkbox', { name: /spend up to 2 ETH every 7 days without any owner’s signature/ })
      .check()
    await limits(page).getByRole('button', { name: 'Review and propose…' }).click()
    await expect(review(page, 'Propose transaction')).toContainText('This gives a spending limit')
    await expect(review(page, 'Propose transaction')).toContainText('may spend up to 2 ETH every 7 days')
    await expectAccessible(page)
    await proposeAndExecute(page, 'AllowanceModule 0.1.1')
  })

  await test.step('spent', async () => {
    await other.goto(`/safe/${address}`)
    await expect(yours(other)).toContainText('2 ETH', twoPolls)
    await expectAccessible(other)
    await spend(other, '2.5', receiver)
    await expect(yours(other).getByRole('alert')).toContainText('Only 2 ETH of this limit is left.')
    await yours(other).getByRole('textbox', { name: 'Amount' }).fill('0.5')
    const before = await devnet.getBalance({ address: receiver })
    await freshBlock()
    await yours(other).getByRole('button', { name: 'Review…' }).click()
    const spending = review(other, /^Spend 0\.5 ETH/)
    await expect(spending).toContainText('AllowanceModule 0.1.1')
    await expect(spending).toContainText('Simulated at block')
    await expectAccessible(other)
    await confirmIn(spending)
    await expect(spending).toContainText('Confirmed.', { timeout: 20_000 })
    await spending.getByRole('button', { name: 'Close' }).last().click()
    expect(await devnet.getBalance({ address: receiver })).toBe(before + parseEther('0.5'))
    await expect(yours(other)).toContainText('1.5 ETH', twoPolls)
    await other.goto(`/safe/${address}/history`)
    const line = safe(other)
      .getByRole('row')
      .filter({ hasText: /^Sent 0\.5 ETH/ })
    await expect(line).toContainText('’s limit', { timeout: 20_000 })
    await expect(
      safe(other)
        .getByRole('row')
        .filter({ hasText: /^Batch of 3 calls: .* may spend up to 2 ETH every 7 days/ }),
    ).toBeVisible()
    await context.close()
  })

  await test.step('reset', async () => {
    await page.goto(`/safe/${address}/settings`)
    await expect(limits(page).getByRole('row').nth(1)).toContainText('1.5 ETH')
    await limits(page)
      .getByRole('button', { name: /^Reset / })
      .click()
    await proposeAndExecute(page, 'nothing counts as spent')
    await page.goto(`/safe/${address}/settings`)
    await expect(limits(page).getByRole('button', { name: /^Reset / })).toBeHidden(twoPolls)
  })

  await test.step('revoked', async () => {
    await limits(page)
      .getByRole('button', { name: /^Revoke / })
      .click()
    await proposeAndExecute(page, 'and all their spending limits')
    await page.goto(`/safe/${address}/settings`)
    await expect(limits(page)).toContainText('No spending limits.')
  })
})

test('behavior: what a delegate may spend, and a contract that is no module of Safe', {
  tag: '@phone',
}, async ({ page }) => {
  const { address: you } = await connectNewOwner(page)
  const { safe: address } = await freshSafe([you], 1, safeContracts.safeL2)
  if (!module || !oldModule) throw new Error('There are no modules.')
  await devnet.impersonateAccount({ address })
  await devnet.setBalance({ address, value: parseEther('5') })
  const own = { account: address, abi: allowanceModuleAbi, address: module } as const
  await devnet.writeContract({
    account: address,
    abi: safeAbi,
    address,
    functionName: 'enableModule',
    args: [module],
  })
  await devnet.writeContract({ ...own, functionName: 'addDelegate', args: [you] })
  const given = [you, zeroAddress, parseEther('20'), 1_440, 0] as const
  await devnet.writeContract({ ...own, functionName: 'setAllowance', args: given })
  await devnet.stopImpersonatingAccount({ address })
  await devnet.setCode({ address: oldModule, bytecode: '0x60806040' })
  try {
    await page.goto(`/safe/${address}/settings`)
    await expect(limits(page).getByRole('alert')).toContainText('Not verified: the contract at 0xCFb')
    await expect(limits(page).getByRole('row').nth(1)).toContainText('20 ETH')
    await expect(limits(page)).toContainText('every day')
    await expectAccessible(page)
  } finally {
    await devnet.setCode({ address: oldModule, bytecode: '0x' })
  }
  await page.goto(`/safe/${address}/assets`)
  await spend(page, '6', you)
  await expect(yours(page).getByRole('alert')).toContainText(/The Safe holds only \d/)
  await yours(page).getByRole('button', { name: 'Max ETH' }).click()
  await expect(yours(page).getByRole('textbox', { name: 'Amount' })).toHaveValue(/^4\.|^5$/)
  await expectAccessible(page)
})
