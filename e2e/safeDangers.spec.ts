import { signMessageLibAbi } from '@love/contracts/abi/signMessageLib.abi'
import { safeContracts } from '@love/contracts/deployments/safe141'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, pad } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, dial } from './fixtures/walletPage.ts'

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm', exact: true })

test('error: a delegatecall needs a typed word, what the Safe pays a tick; until then no wallet is asked', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other])
  const data = encodeFunctionData({ abi: signMessageLibAbi, functionName: 'signMessage', args: [pad('0x1')] })
  const paying = { gasPrice: 5n, refundReceiver: other }
  const strange = { to: safeContracts.signMessageLib, operation: 1, data, ...paying } as const
  await fresh.propose({ ...strange, nonce: 0n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${fresh.safe}/queue`)
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  const button = review(page).getByRole('button', { name: 'Confirm', exact: true })
  const panel = review(page).getByRole('region', { name: 'What the Safe pays for the execution' })
  await expect(panel).toContainText('it pays 5 wei')
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
