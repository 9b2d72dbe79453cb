import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import {
  approve,
  connectDemo,
  openVerify,
  sessionOf,
  signedInWords,
  signIn,
  signInButton,
  verifyWindow,
} from './fixtures/signInPage.ts'
import { test } from './fixtures/test.ts'
import { account, accountWindow, agreeTo, dial, switchWindow, wrongNetwork } from './fixtures/walletPage.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('default: sign in with the demo wallet, come back, sign out', async ({ page, baseURL }) => {
  await page.goto('/paper')
  await connectDemo(page)
  await openVerify(page)
  await expect(signInButton(page)).toBeFocused()
  await expectAccessible(page)
  await signInButton(page).click()
  const host = new URL(baseURL ?? '').host
  const question = page.getByRole('dialog', { name: 'Demo wallet: sign a message' })
  await expect(question).toContainText(`${host} wants you to sign in with your Ethereum account:`)
  await expect(verifyWindow(page)).toContainText('Sign in to LOVE. This is free')
  await expectAccessible(page)
  await approve(page)
  await expect(verifyWindow(page)).toContainText(signedInWords)
  await expect(verifyWindow(page)).toContainText('This browser and your account')
  await expect(verifyWindow(page)).toContainText('Since')
  await expect(verifyWindow(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await expectAccessible(page)
  const record = await page.evaluate((key) => localStorage.getItem(key), `${first}-signature`)
  expect(JSON.parse(record ?? '')).toEqual({
    sig: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    msg: expect.stringMatching(/\nNonce: [0-9a-f]{32,}\n/),
  })

  await page.reload()
  await account(page).click()
  await expect(accountWindow(page)).toContainText('Signed in until')
  await accountWindow(page).getByRole('button', { name: 'Verify your account…' }).click()
  await verifyWindow(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(signInButton(page)).toBeVisible()
  await expect(verifyWindow(page)).toContainText('You are signed out. Your data in this browser is kept.')
  expect(await sessionOf(page)).toBeNull()
  expect(await page.evaluate((key) => localStorage.getItem(key), `${first}-signature`)).toBeNull()
  await page.reload()
  await account(page).click()
  await expect(accountWindow(page)).toContainText('Not signed in')
})

test('behavior: who rejects is where they were, with words, and can try again', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/paper')
  await connectDemo(page)
  await openVerify(page)
  await signInButton(page).click()
  await page.getByRole('dialog', { name: 'Demo wallet: sign a message' }).press('Escape')
  await expect(verifyWindow(page)).toContainText('You rejected the request. Nothing was signed or sent.')
  await expect(signInButton(page)).toBeFocused()
  await signInButton(page).click()
  await approve(page)
  await expect(verifyWindow(page)).toContainText(signedInWords)
})

test('behavior: another account ends the session within a second, and asks nothing with it #tabs-in-step', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await agreeTo(page, { address: second })
  await dial(page)
  await openVerify(page)
  await signInButton(page).click()
  await expect(verifyWindow(page)).toContainText('This browser and your account')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(sign-in|me)\//.test(pathname)) asked.push(pathname)
  })
  wallet.script('eth_accounts', () => [second])
  const ended = page.waitForResponse(/\/sign-in\/sign-out$/, { timeout: 1_000 })
  await wallet.emit('accountsChanged', [second])
  expect((await ended).status()).toBe(204)
  await expect(signInButton(page)).toBeVisible({ timeout: 1_000 })
  expect(await sessionOf(page)).toBeNull()
  expect(asked).toEqual(['/sign-in/sign-out', '/sign-in/session'])
})

test('behavior: hanging up ends the session', { tag: '@deep' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/paper')
  await connectDemo(page)
  await signIn(page)
  await verifyWindow(page).getByRole('button', { name: 'Back' }).click()
  const ended = page.waitForResponse(/\/sign-in\/sign-out$/, { timeout: 1_000 })
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await ended
  expect(await sessionOf(page)).toBeNull()
})

for (const hasChannel of [true, false])
  test(`behavior: two tabs stay in step, ${hasChannel ? 'by the channel' : 'without one'} #tabs-in-step`, {
    tag: '@deep',
  }, async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'the same on every screen')
    if (!hasChannel) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
    await page.goto('/paper')
    await connectDemo(page)
    const other = await context.newPage()
    await other.goto('/paper')
    await openVerify(other)
    await expect(signInButton(other)).toBeVisible()
    await signIn(page)
    await expect(verifyWindow(other)).toContainText(signedInWords, { timeout: 1_000 })
    await verifyWindow(other).getByRole('button', { name: 'Sign out' }).click()
    await expect(signInButton(page)).toBeVisible({ timeout: 1_000 })
  })

for (const hours of [-24, 24])
  test(`behavior: a clock that is ${hours} hours wrong does not matter #sign-in-once`, {
    tag: '@deep',
  }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same on every screen')
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    await page.goto('/paper')
    await connectDemo(page)
    await signIn(page)
    await expect(verifyWindow(page)).toContainText('This browser and your account')
    expect(await sessionOf(page)).toBe(first)
  })

test('error: the server is away, or says no: each has its words and a second try', { tag: '@deep' }, async ({
  page,
  expectedFaults,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  expectedFaults.push(/Failed to load resource/)
  await page.route('**/sign-in/session', (route) => route.abort())
  await page.goto('/paper')
  await connectDemo(page)
  await openVerify(page)
  const failure = verifyWindow(page).getByRole('alert')
  const retry = verifyWindow(page).getByRole('button', { name: 'Retry' })
  await expect(failure).toContainText('Oops, something went wrong!')
  await expect(failure).toContainText('The server cannot be reached. Check your internet connection.')
  await expect(retry).toBeFocused()
  await expectAccessible(page)
  await page.unroute('**/sign-in/session')
  await retry.click()
  await page.route('**/sign-in/nonce', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } }))
  await signInButton(page).click()
  await expect(failure).toHaveText('Error preparing message, please retry!Later.')
  await page.unroute('**/sign-in/nonce')
  await page.route('**/sign-in/nonce', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const message = answer.message.replace('is free', 'is not free')
    await route.fulfill({ response, json: { ...answer, message } })
  })
  await retry.click()
  await expect(failure).toContainText('The server asked you to sign an unexpected message')
  await page.unroute('**/sign-in/nonce')
  await page.route('**/sign-in/verify', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: {} }),
  )
  await retry.click()
  await approve(page)
  await expect(failure).toContainText('Error verifying signature, please retry!')
  await expect(failure).toContainText('Wait 7 seconds')
  await page.unroute('**/sign-in/verify')
  await retry.click()
  await approve(page)
  await expect(verifyWindow(page)).toContainText(signedInWords)
})

test('error: a wallet that fails, signs for another account, or is on another network', {
  tag: '@deep',
}, async ({ page, expectedFaults, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  expectedFaults.push(/Failed to load resource/)
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await openVerify(page)
  wallet.script('personal_sign', () => {
    throw { code: -32603 }
  })
  await signInButton(page).click()
  const failure = verifyWindow(page).getByRole('alert')
  await expect(failure).toContainText('Error signing message, please retry!')
  wallet.script('personal_sign', () => `0x${'11'.repeat(64)}1b`)
  await verifyWindow(page).getByRole('button', { name: 'Retry' }).click()
  await expect(failure).toContainText('Error verifying signature, please retry!')
  expect(await sessionOf(page)).toBeNull()
  wallet.setChainId('0x1')
  await wallet.emit('chainChanged', '0x1')
  await expect(failure).toHaveText(wrongNetwork)
  await expectAccessible(page)
  await verifyWindow(page).getByRole('button', { name: 'Switch networks…' }).click()
  await expect(switchWindow(page)).toBeVisible()
})
