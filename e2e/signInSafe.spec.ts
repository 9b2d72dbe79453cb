import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { freshSafe } from './fixtures/freshSafe.ts'
import { otherBrowser } from './fixtures/otherBrowser.ts'
import { workerPorts } from './fixtures/ports.ts'
import { hostSafeInfo, test } from './fixtures/safeHostPage.ts'
import {
  approve,
  connectDemo,
  openVerify,
  sessionOf,
  signedInWords,
  signInButton,
  verifyWindow,
} from './fixtures/signInPage.ts'
import { account, accountWindow } from './fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test.describe.configure({ mode: 'serial' })

const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
const review = (page: Page) => page.getByRole('dialog', { name: 'Sign a message' })

/** The gateway knows the Safes that somebody has asked for. */
async function knownSafe(threshold: number): Promise<`0x${string}`> {
  const { safe } = await freshSafe(owners, threshold)
  await fetch(`http://localhost:${workerPorts.app}/v1/chains/1337/safes/${safe}`)
  return safe
}

async function actAs(page: Page, safe: `0x${string}`): Promise<void> {
  await connectDemo(page)
  await account(page).click()
  await accountWindow(page)
    .getByRole('radio', { name: `Safe ${shortAddress(safe)}` })
    .check()
  await expect(account(page)).toHaveText(shortAddress(safe))
  await page.getByRole('button', { name: 'Agree' }).click()
  await accountWindow(page).getByRole('button', { name: 'Verify your account…' }).click()
}

async function signAsOwner(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Sign message' }).click()
  await approve(page)
}

test('default: a Safe that needs one owner signs in at once', { tag: '@deep' }, async ({ page }) => {
  const safe = await knownSafe(1)
  await page.goto('/paper')
  await actAs(page, safe)
  await expect(verifyWindow(page)).toContainText('This account is a Safe')
  await signInButton(page).click()
  await expect(review(page)).toContainText('Sign in to LOVE.')
  await signAsOwner(page)
  await expect(verifyWindow(page)).toContainText(signedInWords)
  await expect(review(page)).toBeHidden()
  expect(await sessionOf(page)).toBe(safe)
  // Back to oneself is another account.
  await verifyWindow(page).getByRole('button', { name: 'Back' }).click()
  await accountWindow(page).getByRole('radio', { name: /^Me/ }).check()
  await expect(accountWindow(page)).toContainText('Not signed in')
  await expect.poll(() => sessionOf(page)).toBeNull()
})

test('behavior: two of three: one starts and leaves, another signs, the first comes back signed in #sign-in-contracts', {
  tag: '@deep',
}, async ({ page, context, browser, baseURL }) => {
  const safe = await knownSafe(2)
  await page.goto('/paper')
  await page.evaluate((entry) => localStorage.setItem('love.address-book.local', JSON.stringify([entry])), {
    address: owners[1],
    name: 'Bea',
  })
  await page.reload()
  await actAs(page, safe)
  await signInButton(page).click()
  await signAsOwner(page)
  await expect(verifyWindow(page)).toContainText('1 of 2 owners have signed')
  await expect(verifyWindow(page).getByRole('listitem')).toHaveCount(2)
  await expect(verifyWindow(page)).toContainText('Bea')
  await expect(review(page)).toBeHidden()
  await expectAccessible(page)
  expect(await sessionOf(page)).toBeNull()
  await page.close()

  const elsewhere = await otherBrowser(browser, baseURL)
  const other = await elsewhere.newPage()
  await other.goto(`/safe/${safe}/messages`)
  await connectDemo(other, 2)
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Sign in to LOVE.' })
    .first()
    .getByRole('button', { name: 'Sign…' })
    .click()
  await signAsOwner(other)
  await expect(review(other)).toContainText('2 of 2 signed.')
  await elsewhere.close()

  const again = await context.newPage()
  await again.goto('/paper')
  await expect(account(again)).toHaveText(shortAddress(safe))
  await openVerify(again)
  await expect(verifyWindow(again)).toContainText(signedInWords)
  expect(await sessionOf(again)).toBe(safe)
  const record = await again.evaluate((key) => localStorage.getItem(key), `${safe}-signature`)
  expect(JSON.parse(record ?? '').sig).toMatch(/^0x[0-9a-f]{260}$/)
})

test('behavior: inside a Safe host a signature that is not there yet is waited for', {
  tag: '@deep',
}, async ({ page, openHost }) => {
  const asked: unknown[] = []
  const { app } = await openHost({
    answers(method, params) {
      if (method === 'getSafeInfo') return hostSafeInfo
      if (method !== 'signMessage') throw new Error(`"${method}" not implemented`)
      asked.push(params)
      return { messageHash: `0x${'5a'.repeat(32)}` }
    },
  })
  await app.getByRole('button', { name: 'Agree' }).click()
  await app.getByRole('button', { name: /^Account 0x/ }).click()
  await app.getByRole('button', { name: 'Verify your account…' }).click()
  const verify = app.getByRole('dialog', { name: 'Verify your account' })
  await verify.getByRole('button', { name: 'Sign in' }).click()
  await expect(verify).toContainText('0 of 2 owners have signed')
  await expect(verify.getByRole('listitem')).toHaveCount(3)
  expect(asked).toEqual([{ message: expect.stringMatching('Sign in to LOVE.') }])
  await expectAccessible(page)
  await verify.getByRole('button', { name: 'Cancel sign-in' }).click()
  await expect(verify.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
