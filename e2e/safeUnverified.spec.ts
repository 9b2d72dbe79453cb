import { backDoorSafeAbi } from '@love/contracts/abi/backDoorSafe.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { backDoorSafeBytecode } from '@love/contracts/artifacts/backDoorSafe'
import { safeContracts } from '@love/contracts/deployments/safe'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { zeroAddress } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import { account, agreeTo, dial } from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const notVerified = 'This is not a verified Safe.'
const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm', exact: true })

async function deployBackDoor() {
  const [, , maker] = await devnet.getAddresses()
  if (!maker) throw new Error('The chain has no accounts.')
  const hash = await devnet.deployContract({
    account: maker,
    abi: backDoorSafeAbi,
    bytecode: backDoorSafeBytecode,
    args: [safeContracts.safe],
  })
  const { contractAddress } = await devnet.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The back door was not deployed.')
  return contractAddress
}

test('error: a Safe with a back door is red everywhere, takes a typed word, and is in no list #safe-verified', async ({
  page,
}) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other], 2, await deployBackDoor())
  await fresh.propose({ to: other, value: 1n, nonce: 0n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  for (const tab of ['', '/queue', '/history', '/settings']) {
    await page.goto(`/safe/${fresh.safe}${tab}`)
    await expect(page.getByRole('alert').filter({ hasText: notVerified })).toBeVisible()
  }
  await page.goto(`/safe/${fresh.safe}`)
  await expect(page.getByText('claims to be 1.4.1', { exact: true })).toBeVisible()
  await expect(page.getByText('up to date')).toBeHidden()
  await expectAccessible(page)
  await page.goto(`/safe/${fresh.safe}/queue`)
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  await expect(review(page)).toContainText(notVerified)
  await expect(review(page)).toContainText('balances change by more than the calls explain: −5 ETH')
  await expectAccessible(page)
  const button = review(page).getByRole('button', { name: 'Confirm', exact: true })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Type “UNVERIFIED” above to continue.')
  await review(page).getByRole('textbox', { name: 'Type UNVERIFIED' }).fill('UNVERIFIED')
  await expect(button).toBeEnabled()
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/safe')
  await page.getByText('1 unverified contract lists you as an owner').click()
  await expect(page.getByRole('listitem').filter({ hasText: shortAddress(fresh.safe) })).toContainText(
    'not an official Safe release',
  )
  await expect(
    page.getByRole('table', { name: 'Safes you own' }).getByText(shortAddress(fresh.safe)),
  ).toBeHidden()
  await expect(
    page
      .getByRole('table', { name: 'Recently viewed Safes' })
      .getByRole('row')
      .filter({
        hasText: shortAddress(fresh.safe),
      }),
  ).toContainText('not a verified Safe')
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})

test('error: a contract that is no proxy of a Safe is red, and in no list #safe-verified', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [account, other] = await devnet.getAddresses()
  if (!account || !other) throw new Error('The chain has no accounts.')
  const fake = await deployBackDoor()
  await devnet.writeContract({
    account,
    abi: safeAbi,
    address: fake,
    functionName: 'setup',
    args: [[wallet.address, other], 1n, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  })
  for (const tab of ['', '/queue', '/history', '/settings']) {
    await page.goto(`/safe/${fake}${tab}`)
    await expect(page.getByRole('alert').filter({ hasText: notVerified })).toBeVisible()
  }
  await page.goto('/safe')
  await expect(
    page
      .getByRole('table', { name: 'Recently viewed Safes' })
      .getByRole('row')
      .filter({
        hasText: shortAddress(fake),
      }),
  ).toContainText('not a verified Safe')
  await expect(page.getByRole('table', { name: 'Safes you own' }).getByText(shortAddress(fake))).toBeHidden()
})

test('error: what a device shows otherwise cannot be signed in that window #hash-recomputed', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other])
  const { hash } = await fresh.propose({ to: other, value: 1n, nonce: 0n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${fresh.safe}/queue`)
  await page.getByRole('button', { name: /^Confirm nonce 0/ }).click()
  const button = review(page).getByRole('button', { name: 'Confirm', exact: true })
  await expect(button).toBeEnabled()
  await review(page).getByRole('button', { name: 'Compare with your device…' }).click()
  const shown = review(page).getByRole('textbox', { name: 'Hash shown on your device' })
  const match = async (text: string) => {
    await shown.fill(text)
    await page.keyboard.press('Enter')
  }
  await match(hash)
  await expect(review(page)).toContainText('Matches the safeTxHash')
  await expect(button).toBeEnabled()
  await match(`0x${'12'.repeat(32)}`)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/Your device shows a different hash/)
  // Whoever goes on typing until it fits has not compared.
  await match(hash)
  await expect(review(page)).toContainText('Matches the safeTxHash')
  await expect(button).toBeDisabled()
  expect(wallet.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
})

test('behavior: who chose to compare signs after that, or in writing without, and the others see which #hash-recomputed', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  const [, other] = await devnet.getAddresses()
  if (!other) throw new Error('The chain has no accounts.')
  const fresh = await freshSafe([wallet.address, other])
  const compared = await fresh.propose({ to: other, value: 1n, nonce: 0n }, [other])
  const waived = await fresh.propose({ to: other, value: 1n, nonce: 1n }, [other])
  await dial(page)
  await expect(account(page)).toBeVisible()
  await page.goto(`/safe/${fresh.safe}/settings`)
  await page.getByRole('checkbox', { name: /^Ask me to compare hashes/ }).check()
  const open = async (nonce: number) => {
    await page.goto(`/safe/${fresh.safe}/queue`)
    await page.getByRole('button', { name: new RegExp(`^Confirm nonce ${nonce}`) }).click()
  }
  const button = review(page).getByRole('button', { name: 'Confirm', exact: true })

  await open(0)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/^Compare the hash with your device, or type/)
  await expectAccessible(page)
  await review(page).getByRole('button', { name: 'Compare with your device…' }).click()
  await review(page).getByRole('textbox', { name: 'Hash shown on your device' }).fill(compared.hash)
  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('textbox', { name: 'Type NOT COMPARED' })).toBeHidden()
  await button.click()
  await expect(review(page)).toContainText('Confirmed: 2 of 2 signed.')

  await open(1)
  await review(page).getByRole('textbox', { name: 'Type NOT COMPARED' }).fill('NOT COMPARED')
  await button.click()
  await expect(review(page)).toContainText('Confirmed: 2 of 2 signed.')

  for (const [{ hash }, words] of [
    [compared, 'hash compared with a device'],
    [waived, 'hash not compared'],
  ] as const) {
    await page.goto(`/safe/${fresh.safe}/queue?tx=multisig_${fresh.safe}_${hash}`)
    const signatures = page.getByRole('group', { name: /^Signatures/ }).getByRole('listitem')
    await expect(signatures.filter({ hasText: words })).toHaveCount(1)
    // The other owner's client said nothing of it.
    await expect(signatures.filter({ hasText: 'comparison unknown' })).toHaveCount(1)
  }
})
