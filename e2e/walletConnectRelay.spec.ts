import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { openVerify, signedInWords, signInButton, verifyWindow } from './fixtures/signInPage.ts'
import { connectPhone, copyLink, test } from './fixtures/walletConnectPage.ts'
import {
  account,
  accountWindow,
  agreeTo,
  connectButton,
  dial,
  failure,
  walletRow,
} from './fixtures/walletPage.ts'

const unreachable = "The WalletConnect relay can't be reached. Check your internet connection and try again."
const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'WalletConnect is offline' })

// It takes its time to try again, as it should.
// One worker has one relay, and the page is built for its address.
test.describe.configure({ mode: 'default', timeout: 60_000 })
test.skip(({ isMobile }) => isMobile, 'the same on every screen')
test.use({ expectedFaults: ({ browserName: _ }, use) => use([/WebSocket connection to 'ws:/]) })
test.afterEach(async ({ relay }) => {
  await relay.goAway()
  await relay.comeBack()
})

for (const memory of ['kept', 'lost'] as const)
  test(`behavior: what is asked meanwhile is answered once it is back, its memory ${memory}`, {
    tag: '@deep',
  }, async ({ page, phone, relay }) => {
    const wallet = await phone()
    await connectPhone(page, wallet)
    await openVerify(page)
    await relay.goAway()
    await expect(offline(page)).toBeVisible()
    await expectAccessible(page)
    await signInButton(page).click()
    await relay.comeBack(memory)
    await expect(verifyWindow(page)).toContainText(signedInWords, { timeout: 30_000 })
    await expect(offline(page)).toHaveCount(0)
    expect(wallet.requests).toHaveLength(1)
  })

test('error: a request that nobody takes fails with words, and works later', { tag: '@deep' }, async ({
  page,
  phone,
  relay,
}) => {
  const wallet = await phone()
  await page.clock.install()
  await connectPhone(page, wallet)
  await openVerify(page)
  await relay.goAway()
  await signInButton(page).click()
  // The minute begins when the request is on its way, which no screen tells.
  await expect(async () => {
    await page.clock.fastForward('01:01')
    await expect(verifyWindow(page)).toContainText('your wallet may not have received this request', {
      timeout: 500,
    })
  }).toPass()
  await relay.comeBack()
  await page.clock.fastForward('00:10')
  await verifyWindow(page).getByRole('button', { name: 'Retry' }).click()
  await expect(verifyWindow(page)).toContainText(signedInWords, { timeout: 30_000 })
})

test('error: nobody can dial, until it is back', { tag: '@deep' }, async ({ page, phone, relay }) => {
  const wallet = await phone()
  await agreeTo(page, wallet)
  await relay.goAway()
  await dial(page, 'WalletConnect')
  await expect(failure(page)).toContainText(unreachable, { timeout: 20_000 })
  await relay.comeBack()
  await failure(page).getByRole('button', { name: 'Dial again' }).click()
  await wallet.pair(await copyLink(page))
  await expect(account(page)).toBeVisible()
})

test('behavior: a session of an earlier visit is still there, and a disconnect is made up for later', {
  tag: '@deep',
}, async ({ page, phone, relay }) => {
  const wallet = await phone({ key: `0x${'33'.repeat(32)}` })
  await connectPhone(page, wallet)
  await relay.goAway()
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(offline(page)).toBeVisible()
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await page.reload()
  await relay.comeBack()
  expect(wallet.sessions()).toBe(1)
  await connectButton(page).click()
  await walletRow(page, 'WalletConnect').click()
  const other = await phone({ key: `0x${'22'.repeat(32)}` })
  await agreeTo(page, other)
  await other.pair(await copyLink(page))
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(wallet.sessions, { timeout: 30_000 }).toBe(0)
  await page.reload()
  await account(page).click()
  await expect(accountWindow(page)).toContainText(other.address)
})
