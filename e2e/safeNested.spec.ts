import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseEther } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import type { FreshSafe } from './fixtures/freshSafe.ts'
import { openFamily } from './fixtures/safeFamily.ts'
import { test } from './fixtures/test.ts'

const window = (page: Page) => page.getByRole('dialog', { name: /^Safe 0x/ })
const review = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** The index hears of a block, and the page asks for it. */
const counted = { timeout: 20_000 }

const place = ({ safe }: FreshSafe, hash: string) => `/safe/${safe}/queue?tx=multisig_${safe}_${hash}`

const approving = (child: Address, hash: `0x${string}`) => ({
  to: child,
  data: encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash] }),
})

async function execute(page: Page, name: 'Execute' | 'Propose transaction' = 'Execute') {
  await review(page, name).getByRole('button', { name: 'Execute', exact: true }).click()
  await expect(review(page, name)).toContainText('Executed in block', counted)
  await review(page, name).getByRole('button', { name: 'Close' }).last().click()
}

test('default: two Safes deep, a transaction is confirmed through each of them and executed', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the other test goes there')
  test.slow()
  const { upper, middle, lower, other, receiver, hash } = await openFamily(page, 2)
  const owners = window(page).getByRole('group', { name: 'Owner Safes' })
  const proposing = review(page, 'Propose transaction')
  const through = ({ safe }: FreshSafe) =>
    owners.getByRole('button', { name: `Confirm through ${shortAddress(safe)}…` })
  await page.goto(place(lower, hash))
  await expect(window(page)).toContainText(`You own this Safe through Safe ${shortAddress(middle.safe)}.`)
  await expect(owners).toContainText(
    `A direct owner must propose the confirmation first: ${shortAddress(other)}.`,
  )
  await expect(through(middle)).toHaveCount(0)
  await expectAccessible(page)
  const asked = await middle.propose({ ...approving(lower.safe, hash), nonce: 0n }, [other])

  await test.step('each queue shows the other side', async () => {
    await page.goto(`/safe/${lower.safe}/queue`)
    await expect(window(page)).toContainText(`proposed in Safe ${shortAddress(middle.safe)}: 1 of 2 signed`)
    await page.goto(`/safe/${middle.safe}/queue`)
    await expect(window(page)).toContainText(
      `Confirms nonce 0 of child Safe ${shortAddress(lower.safe)}: Send 1 ETH`,
    )
    await expect(window(page)).toContainText(`Waits in child Safe ${shortAddress(lower.safe)}`)
    await page.goto(`/safe/${upper.safe}`)
    const children = window(page).getByRole('group', { name: 'Child Safes' })
    await expect(children).toContainText(`Waits in child Safe ${shortAddress(middle.safe)}`)
    await expect(children).toContainText(`Waits in child Safe ${shortAddress(lower.safe)}`)
    await expectAccessible(page)
    await children.getByRole('link', { name: 'nonce 0, Send 1 ETH' }).click()
  })

  await test.step('the upper Safe confirms in the middle one', async () => {
    await expect(owners).toContainText('1 of 2 signed. Needs 1 more signature.')
    await through(upper).click()
    await expect(proposing.getByRole('region', { name: /^Approved in Safe/ })).toHaveCount(2)
    await expect(proposing).toContainText('Send 1 ETH to')
    await expectAccessible(page)
    await proposing.getByRole('button', { name: 'Sign and propose' }).click()
    await proposing.getByRole('button', { name: 'Execute…' }).click()
    await execute(page)
  })

  const before = await devnet.getBalance({ address: receiver })
  await owners.getByRole('button', { name: 'Execute proposal 0…' }).click(counted)
  await execute(page)
  await expect(window(page).getByRole('group', { name: 'Signatures: 2 of 2' })).toContainText(
    'approved on-chain',
    counted,
  )
  await expect(owners.getByRole('link', { name: /^Executed in Safe/ })).toHaveAttribute(
    'href',
    new RegExp(asked.hash),
  )
  await window(page).getByRole('button', { name: 'Execute…', exact: true }).click()
  await execute(page)
  expect(await devnet.getBalance({ address: receiver })).toBe(before + parseEther('1'))
})

test('default: where one signature is enough, the Safe above confirms through it at once', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the other test goes there')
  test.slow()
  const { upper, lower, hash } = await openFamily(page, 1)
  await page.goto(place(lower, hash))
  const owners = window(page).getByRole('group', { name: 'Owner Safes' })
  await owners.getByRole('button', { name: `Confirm through ${shortAddress(upper.safe)}…` }).click()
  const proposing = review(page, 'Propose transaction')
  await expect(proposing).toContainText('Execute in Safe')
  await expect(proposing).toContainText('Send 1 ETH to')
  await expectAccessible(page)
  await proposing.getByRole('button', { name: 'Sign and propose' }).click()
  await proposing.getByRole('button', { name: 'Execute…' }).click()
  await execute(page)
  await expect(window(page).getByRole('group', { name: 'Signatures: 2 of 2' })).toBeVisible(counted)
  await expect(owners).toContainText('Has confirmed.')
  await expectAccessible(page)
})

test('error: circles, the Safe itself and contracts that are no Safes become no owners', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const { upper, middle, lower } = await openFamily(page, 1)
  await page.goto(`/safe/${upper.safe}/settings`)
  await window(page).getByRole('button', { name: 'Add owner' }).click()
  for (const [address, words] of [
    [upper.safe, 'A Safe cannot own itself.'],
    [middle.safe, `Circular ownership: this Safe owns ${middle.safe}.`],
    [lower.safe, `Circular ownership: this Safe owns ${lower.safe} through ${middle.safe}.`],
    [deployment.router, 'This is a contract, but not a verified Safe'],
  ] as const) {
    await window(page).getByRole('combobox', { name: 'New owner' }).fill(address)
    await window(page).getByRole('button', { name: 'Review and propose…' }).click()
    await expect(window(page)).toContainText(words)
  }
  await expectAccessible(page)
  await page.goto(`/safe/${lower.safe}`)
  const owners = window(page).getByRole('group', { name: 'Owners' })
  await owners.getByText('1 of 2 owners must sign').click()
  await owners.getByText('1 of 1 owner must sign').click()
  await expect(owners.getByText('you', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await owners.getByRole('link', { name: `Open Safe ${shortAddress(middle.safe)}` }).click()
  await expect(page).toHaveURL(new RegExp(`/safe/${middle.safe}$`))
})
