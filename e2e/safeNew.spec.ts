import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { newSafeText } from '@love/safe/make/newSafeText'
import { expect, type Page } from '@playwright/test'
import { type Address, getAddress, parseEther } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { confirmIn } from './fixtures/reviewPage.ts'
import { connectNewOwner } from './fixtures/safeFamily.ts'
import { test } from './fixtures/test.ts'

const safeWindow = (page: Page) => page.getByRole('dialog', { name: /^(New Safe$|Safe )/ })
const next = (page: Page) => page.getByRole('button', { name: 'Next >' })
const owner = (page: Page, at: number) => page.getByRole('combobox', { name: `Owner ${at}`, exact: true })
const review = (page: Page) => page.getByRole('dialog', { name: /^(Deploy Safe|Send)/ })

async function openOwners(page: Page, name = ''): Promise<void> {
  await page.goto('/safe')
  await page.getByRole('button', { name: 'New Safe…' }).click()
  await page.getByRole('textbox', { name: 'Name (optional)' }).fill(name)
  await next(page).click()
}

async function fund(safe: Address, ether: string): Promise<void> {
  const [payer] = await devnet.getAddresses()
  if (!payer) throw new Error('The chain has no accounts.')
  await devnet.sendTransaction({ account: payer, to: safe, value: parseEther(ether) })
}

test('default: a Safe is made by the wizard, paid now, and opens with what to do first', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const wallet = await connectNewOwner(page)
  const [other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  await openOwners(page, 'Bakery')
  await expectAccessible(page)
  await expect(owner(page, 1)).toHaveValue(new RegExp(wallet.address, 'i'))
  await page.getByRole('button', { name: 'Add owner' }).click()
  await owner(page, 2).fill(other)
  await expect(page.getByRole('combobox', { name: /^Signatures required/ })).toHaveValue('2')
  await expect(safeWindow(page)).toContainText('If one key is lost, the funds are locked forever.')
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Review your Safe' })).toBeVisible()
  const plan: NewSafe = {
    version: '1.4.1',
    isL2: true,
    owners: [getAddress(wallet.address), other],
    threshold: 2,
    salt: 0n,
  }
  const address = newSafeAddress(plan)
  await expect(safeWindow(page)).toContainText(address)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deploy…' }).click()
  await expect(review(page)).toContainText('Safe 1.4.1 factory')
  await expect(review(page)).toContainText(address)
  await expectAccessible(page)
  await confirmIn(review(page))
  await expect(review(page)).toContainText('Confirmed.', { timeout: 20_000 })
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(new RegExp(`/safe/${address}$`))
  await expect(page.getByText('First three things to do')).toBeVisible({ timeout: 20_000 })
  await expect(safeWindow(page)).toContainText('Bakery')
  await expect(safeWindow(page)).toContainText('2 of 2 owners must sign')
  await page.getByText('Show as a QR code').click()
  await expect(page.getByRole('img', { name: 'Address of this Safe as a QR code' })).toBeVisible()
  await expectAccessible(page)
  expect(await devnet.getCode({ address })).toMatch(/^0x6080/)
})

test('default: deployed later, with its first transaction; the same plan opens by its link', {
  tag: '@deep',
}, async ({ page, browser }) => {
  test.slow()
  const wallet = await connectNewOwner(page)
  const [receiver] = await devnet.getAddresses()
  if (!receiver) throw new Error('The chain has no accounts.')
  await openOwners(page)
  await next(page).click()
  await page.getByRole('radio', { name: /^Deploy later/ }).check()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('This Safe is not deployed yet.')).toBeVisible()
  await expectAccessible(page)
  const plan: NewSafe = {
    version: '1.4.1',
    isL2: true,
    owners: [getAddress(wallet.address)],
    threshold: 1,
    salt: 0n,
  }
  const address = newSafeAddress(plan)
  await expect(page).toHaveURL(new RegExp(address))
  await page.goto('/safe')
  await expect(page.getByRole('group', { name: 'Not deployed yet' })).toContainText('1 of 1')
  await page.goto(`/safe/${address}`)

  await test.step('the link proves itself', async () => {
    const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin })
    await stranger.goto(`/safe/${address}?${newSafeText(plan)}`)
    await expect(stranger.getByText('This Safe is not deployed yet.')).toBeVisible()
    await stranger.goto(`/safe/${address}?${newSafeText({ ...plan, owners: [receiver] })}`)
    await expect(stranger.getByText('Open another Safe')).toBeVisible()
    await stranger.close()
  })

  await page.getByRole('textbox', { name: 'Amount' }).fill('1')
  await page.getByRole('combobox', { name: 'To' }).fill(receiver)
  await page.getByRole('button', { name: 'Deploy and send…' }).click()
  await expect(page.getByText('The Safe holds 0 ETH. Fund it first.')).toBeVisible()
  await fund(address, '2')
  const before = await devnet.getBalance({ address: receiver })
  await expect(async () => {
    await page.getByRole('button', { name: 'Deploy and send…' }).click()
    await expect(review(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(review(page)).toContainText('Safe 1.4.1')
  await expect(review(page)).toContainText('This Safe is not deployed yet.')
  await expectAccessible(page)
  await confirmIn(review(page))
  await expect(review(page)).toContainText('Confirmed.', { timeout: 30_000 })
  expect(await devnet.getBalance({ address: receiver })).toBe(before + parseEther('1'))
  await review(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(safeWindow(page)).toContainText('1 of 1 owners must sign', { timeout: 20_000 })
  await page.goto(`/safe/${address}/history`)
  await expect(page.getByRole('button', { name: /^Sent 1 ETH/ })).toBeVisible()
})

test('error: owners that cannot sign, or stand there twice, are named each by itself', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await connectNewOwner(page)
  await openOwners(page)
  const lines = [
    wallet.address,
    '0x0000000000000000000000000000000000000001',
    '0x0000000000000000000000000000000000000000',
    'nobody',
    deployment.router,
  ]
  for (const [at, text] of lines.entries()) {
    await page.getByRole('button', { name: 'Add owner' }).click()
    await owner(page, at + 2).fill(text)
  }
  await next(page).click()
  await expect(page.getByText('This address is listed twice.')).toBeVisible()
  await expect(page.getByText('This address cannot sign.')).toBeVisible()
  await expect(page.getByText('This is the zero address')).toBeVisible()
  await expect(page.getByText('An address starts with 0x')).toBeVisible()
  await expectAccessible(page)
  for (const at of [5, 4, 3, 2]) await page.getByRole('button', { name: `Remove owner ${at}` }).click()
  await next(page).click()
  await expect(page.getByText('This is a contract, but not a verified Safe')).toBeVisible()
  await page.getByRole('button', { name: 'Remove owner 2' }).click()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Review your Safe' })).toBeVisible()
})

test('error: where the official contracts are missing or others stand, none is made', async ({ page }) => {
  const code = await devnet.getCode({ address: safeContracts.proxyFactory })
  if (!code) throw new Error('The chain has no factory.')
  await devnet.setCode({ address: safeContracts.proxyFactory, bytecode: `${code}00` })
  try {
    await page.goto('/safe/new')
    await expect(page.getByText('New Safes cannot be created here')).toBeVisible()
    await expect(next(page)).toBeDisabled()
  } finally {
    await devnet.setCode({ address: safeContracts.proxyFactory, bytecode: code })
  }
})
