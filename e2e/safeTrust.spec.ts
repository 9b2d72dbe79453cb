import { safeTxHash } from '@love/safe/safeTx'
import { expect, type Page } from '@playwright/test'
import { type Address, getAddress, numberToHex } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { flipBit, signedColumns } from './fixtures/flipBit.ts'
import { type FreshSafe, freshSafe } from './fixtures/freshSafe.ts'
import { type ScriptedWallet, scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, dial } from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const safeWindow = (page: Page) => page.getByRole('dialog', { name: /^Safe/ })

/** What a wallet is asked without anybody having to say yes. */
const looking = ['eth_accounts', 'eth_requestAccounts', 'eth_chainId']
const askedOf = ({ requests }: ScriptedWallet) =>
  requests.map(({ method }) => method).filter((method) => !looking.includes(method))

type Place = { readonly wallet: ScriptedWallet; readonly fresh: FreshSafe; readonly other: Address }

/** An owner is connected; the other one has proposed. */
async function openPlace(page: Page): Promise<Place> {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  return { wallet, fresh, other }
}

const proposed = ({ fresh, other }: Place) =>
  fresh.propose({ to: other, value: 2n, data: '0x1234', nonce: 0n }, [other])

async function expectRefused(page: Page, { wallet, fresh }: Place): Promise<void> {
  await page.goto(`/safe/${fresh.safe}/queue`)
  const row = safeWindow(page).getByRole('row').filter({ hasText: 'Does not match' })
  await expect(row).toBeVisible()
  await expect(account(page)).toBeVisible()
  // Nothing but the document itself can be pressed.
  await expect(row.getByRole('button')).toHaveCount(1)
  await row.getByRole('button').click()
  await expect(safeWindow(page).getByRole('alert')).toContainText('Does not match.')
  for (const name of [/Confirm/, /Execute/, /Sign/, /Reject/, /floppy/])
    await expect(safeWindow(page).getByRole('button', { name })).toHaveCount(0)
  expect(askedOf(wallet)).toEqual([])
}

test('default: what nobody has altered matches', { tag: '@deep' }, async ({ page }) => {
  const place = await openPlace(page)
  await proposed(place)
  await page.goto(`/safe/${place.fresh.safe}/queue`)
  const row = safeWindow(page).getByRole('row').filter({ hasText: 'Needs 1 more signature' })
  await expect(row).toBeVisible()
  await expect(safeWindow(page)).not.toContainText('Does not match')
})

for (const column of signedColumns)
  test(`error: one bit of ${column} flipped in the database does not match, and no wallet is asked #hash-recomputed`, {
    tag: column === 'to' ? [] : '@deep',
  }, async ({ page }) => {
    const place = await openPlace(page)
    const { hash } = await proposed(place)
    flipBit(hash, column)
    await expectRefused(page, place)
  })

test('error: what was hashed for another chain does not match, and no wallet is asked', {
  tag: '@deep',
}, async ({ page }) => {
  const place = await openPlace(page)
  const { tx, hash } = await proposed(place)
  const { safe } = place.fresh
  const other = safeTxHash({ safe, chainId: 1337 ^ 1, version: '1.4.1', tx })
  await page.route('**/v1/chains/1337/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(other, hash) })
    await route.fulfill({ response, body: (await response.text()).replaceAll(hash, other) })
  })
  await expectRefused(page, place)
})

test('error: what is filed under another Safe does not match, and no wallet is asked', {
  tag: '@deep',
}, async ({ page }) => {
  const place = await openPlace(page)
  const { hash } = await proposed(place)
  const { safe } = place.fresh
  const other = getAddress(numberToHex(BigInt(safe) ^ 1n, { size: 20 }))
  await page.route(`**/transactions/*${hash}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), safeAddress: other } })
  })
  await expectRefused(page, place)
  await expectAccessible(page)
})
