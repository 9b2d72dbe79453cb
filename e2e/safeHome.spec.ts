import { devnet as deployment } from '@love/contracts/deployments/1337'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { getAddress, numberToHex, parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { type FreshSafe, freshSafe } from './fixtures/freshSafe.ts'
import { confirmIn, expectDoneIn } from './fixtures/reviewPage.ts'
import { teamSafe } from './fixtures/safeGateway.ts'
import { receiver } from './fixtures/safeWorkspace.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, dial } from './fixtures/walletPage.ts'

const home = (page: Page) => page.getByRole('dialog', { name: 'Safe', exact: true })
const owned = (page: Page) => home(page).getByRole('table', { name: 'Safes you own' })
const watched = (page: Page) => home(page).getByRole('table', { name: 'Watched Safes' })
const waiting = (page: Page) => home(page).getByRole('table', { name: 'Waits for you' })
const field = (page: Page) => home(page).getByRole('textbox', { name: 'Open a Safe by address' })

/** A person with two Safes that no other test knows, each with a payment that lacks their signature. */
async function openWithTwo(page: Page): Promise<readonly [FreshSafe, FreshSafe]> {
  const wallet = await scriptedWallet(page, { key: generatePrivateKey() })
  await agreeTo(page, wallet)
  const [first] = await devnet.getAddresses()
  if (!first) throw new Error('The chain has no accounts.')
  const owners = [getAddress(wallet.address), first]
  const safes = [await freshSafe(owners), await freshSafe(owners)] as const
  for (const [index, safe] of safes.entries())
    await safe.propose({ nonce: 0n, to: receiver, value: parseEther(`${index + 1}.5`) }, [first])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto('/safe')
  return safes
}

test('default: all Safes with their totals and what waits in them, one click from each other', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.slow()
  const [one, two] = await openWithTwo(page)
  await expect(home(page).getByRole('group', { name: 'Waits for you (2)' })).toBeVisible({ timeout: 20_000 })
  await expect(home(page)).toContainText(/\$[\d,]+\.\d\d in 2 Safes/)
  await expect(
    owned(page)
      .getByRole('row')
      .filter({ hasText: shortAddress(one.safe) }),
  ).toContainText('2 of 2')
  await expect(waiting(page)).toContainText('Send 1.5 ETH to')
  await expect(waiting(page)).toContainText('Send 2.5 ETH to')
  await expect(waiting(page)).toContainText('Needs 1 more signature')
  await scanForNonsense(page)
  await expectAccessible(page)
  if (isMobile)
    for (const row of await owned(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all())
      expect((await row.boundingBox())?.height).toBeLessThan(80)

  await test.step('watched ones stand apart, can be named, and are gone when they are taken out', async () => {
    await field(page).fill(teamSafe)
    await home(page).getByRole('button', { name: 'Watch' }).click()
    await expect(home(page)).toContainText('Watching 0x7a1f…c0b3.')
    await expect(watched(page)).toContainText('2 of 3')
    await home(page).getByRole('button', { name: 'Edit list' }).click()
    await home(page).getByRole('textbox', { name: 'Name of 0x7a1f…c0b3' }).fill('Bakery')
    await page.keyboard.press('Enter')
    await expect(watched(page)).toContainText('Bakery 0x7a1f…c0b3')
    await expectAccessible(page)
    await page.reload()
    await expect(watched(page)).toContainText('Bakery')
  })

  await test.step('from what waits to the transaction, and on to the next Safe', async () => {
    await waiting(page)
      .getByRole('link', { name: /^Send 2\.5 ETH/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`${two.safe}/queue\\?tx=`))
    await expect(page.getByRole('button', { name: 'Confirm…' })).toBeVisible()
    await page.getByRole('button', { name: 'Switch Safe' }).click()
    const other = page.getByRole('menuitem', { name: new RegExp(shortAddress(one.safe)) })
    await expect(other).toContainText('1 to sign')
    await expect(page.getByRole('menuitem', { name: /^Bakery/ })).toBeVisible()
    await expectAccessible(page)
    await other.click()
    await expect(page).toHaveURL(new RegExp(`/safe/${one.safe}$`))
    await expect(page.getByRole('dialog', { name: new RegExp(shortAddress(one.safe)) })).toBeVisible()
    await page.getByRole('link', { name: 'All Safes' }).click()
    await home(page).getByRole('button', { name: 'Edit list' }).click()
    await home(page).getByRole('button', { name: 'Stop watching 0x7a1f…c0b3' }).click()
    await expect(watched(page)).toBeHidden()
  })
})

test('error: what cannot be watched says why, and a queue that is away is named', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  test.slow()
  expectedFaults.push(/Failed to load resource/)
  const [one, two] = await openWithTwo(page)
  await expect(owned(page)).toContainText(shortAddress(two.safe), { timeout: 20_000 })
  for (const [typed, words] of [
    ['0x12', /this has 2/],
    [deployment.router, /^Not a verified Safe\. Its code is not a Safe proxy/],
    [one.safe, 'You are an owner of this Safe. It is in your list.'],
  ] as const) {
    await field(page).fill(typed)
    await home(page).getByRole('button', { name: 'Watch' }).click()
    await expect(field(page)).toHaveAccessibleDescription(words)
  }
  await expect(watched(page)).toBeHidden()
  for (const path of [`safes/${two.safe}/transactions/queued*`, `owners/${two.safe}/safes*`])
    await page.route(`**/${path}`, (route) => route.abort())
  await page.reload()
  await expect(home(page)).toContainText(`Safes owned by ${shortAddress(two.safe)} could not be loaded`)
  await expect(home(page)).toContainText(`The queue of ${shortAddress(two.safe)} could not be loaded`)
  await expect(waiting(page)).toContainText('Send 1.5 ETH to')
  await expectAccessible(page)
})

test('behavior: a hundred Safes are shown in parts', { tag: '@deep' }, async ({ page }) => {
  const many = Array.from({ length: 100 }, (_, at) => getAddress(numberToHex(at + 4_096, { size: 20 })))
  await page.addInitScript(
    (safes) => localStorage.setItem('love.watched-safes.local', JSON.stringify(safes)),
    [teamSafe, ...many.slice(1)],
  )
  await page.goto('/safe')
  const rows = watched(page).getByRole('rowheader')
  await expect(rows).toHaveCount(20)
  await expect(home(page)).toContainText(/in 1 Safe, 99 not loaded/)
  await home(page).getByRole('button', { name: 'Show 20 more of 100 Safes' }).click()
  await expect(rows).toHaveCount(40)
  await page.goto(`/safe/${teamSafe}`)
  await page.getByRole('button', { name: 'Switch Safe' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(many.length)
})

test('default: a new Safe is funded from the connected account', { tag: '@deep' }, async ({ page }) => {
  test.slow()
  const wallet = await scriptedWallet(page, { key: generatePrivateKey() })
  await agreeTo(page, wallet)
  const [first] = await devnet.getAddresses()
  if (!first) throw new Error('The chain has no accounts.')
  await devnet.sendTransaction({ account: first, to: wallet.address, value: parseEther('3') })
  const { safe } = await freshSafe([getAddress(wallet.address), first])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${safe}`)
  const amount = page.getByRole('textbox', { name: 'From this account' })
  await expect(page.getByText('Balance: 3 ETH')).toBeVisible()
  await amount.fill('9')
  await page.getByRole('button', { name: 'Add funds…' }).click()
  await expect(amount).toHaveAccessibleDescription(/This account holds 3 ETH/)
  await amount.fill('1.25')
  await page.getByRole('button', { name: 'Add funds…' }).click()
  const review = page.getByRole('dialog', { name: 'Add 1.25 ETH to the Safe' })
  await expect(review).toContainText(safe)
  await expectAccessible(page)
  await confirmIn(review)
  await expectDoneIn(review)
  expect(await devnet.getBalance({ address: safe })).toBe(parseEther('6.25'))
})
