import { love } from '@love/protocol/tokens/tokens'
import { expect, type Page } from '@playwright/test'
import type { Hex } from 'viem'
import { balanceOf } from './fixtures/devnetTokens.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { openVerify, signedInWords, signInButton, verifyWindow } from './fixtures/signInPage.ts'
import { confirmButton, expectDone, openReview, payField } from './fixtures/swapPage.ts'
import { connectPhone, copyLink, readLink, scanWindow, test } from './fixtures/walletConnectPage.ts'
import {
  account,
  accountWindow,
  agreeTo,
  connectButton,
  failure,
  switchWindow,
  walletRow,
  wrongNetwork,
} from './fixtures/walletPage.ts'

// One after the other in one worker: each worker has a relay, and the page is built for its address.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ isMobile }, { title }) =>
  test.skip(isMobile && !title.startsWith('default:'), 'the same on every screen'),
)

/** Owns no Safe that another test made: the account window grows when the Safes of an account are found. */
const newcomer = { key: `0x${'33'.repeat(32)}` } as const

const rejected = 'You rejected the request. Nothing was signed or sent.'
const toast = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })
const switchButton = (page: Page) => switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' })

test('default: pair by link, agree, sign in, come back, hang up', { tag: '@deep' }, async ({
  page,
  phone,
  relay,
}) => {
  const lines: string[] = []
  page.on('websocket', (socket) => lines.push(new URL(socket.url()).origin))
  const wallet = await phone()
  const link = await readLink(page)
  expect(link).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  await expectAccessible(page)
  await wallet.pair(link)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(scanWindow(page)).toBeHidden()
  await account(page).click()
  await expect(accountWindow(page)).toContainText(wallet.address)
  await accountWindow(page).getByRole('button', { name: 'Close' }).last().click()

  await openVerify(page)
  await signInButton(page).click()
  await expect(verifyWindow(page)).toContainText(signedInWords)
  expect(wallet.requests).toMatchObject([{ method: 'personal_sign', chainId: 'eip155:1337' }])

  await page.reload()
  await account(page).click()
  await expect(accountWindow(page)).toContainText('Signed in until')
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(wallet.endings).toBe(1)
  expect(wallet.sessions()).toBe(0)
  expect(new Set(lines)).toEqual(new Set([relay.url]))
})

test('behavior: a swap is confirmed on the phone, also after a reload', { tag: '@deep' }, async ({
  page,
  phone,
}) => {
  const wallet = await phone()
  await connectPhone(page, wallet)
  const before = await balanceOf(love, wallet.address)
  await page.goto('/swap?from=ETH&to=LOVE')
  await expect(account(page)).toBeVisible()
  await payField(page).fill('0.01')
  await openReview(page)
  await confirmButton(page).click()
  await expectDone(page)
  expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_sendTransaction'])
  expect(await balanceOf(love, wallet.address)).toBeGreaterThan(before)
})

test('behavior: a phone that leaves our chain is asked to come back', { tag: '@deep' }, async ({
  page,
  phone,
}) => {
  const wallet = await phone({ ...newcomer, chains: [1337, 1] })
  await connectPhone(page, wallet)
  await wallet.changeChain(1)
  await expect(toast(page, wrongNetwork)).toBeVisible()
  await account(page).click()
  await expect(accountWindow(page)).toContainText('Ethereum (1)')
  await accountWindow(page).getByRole('button', { name: 'Switch networks…' }).click()
  wallet.script('wallet_switchEthereumChain', () => {
    throw { code: 5000, message: 'User rejected.' }
  })
  await switchButton(page).click()
  await expect(switchWindow(page)).toContainText(rejected)
  wallet.script('wallet_switchEthereumChain', () => null)
  await switchButton(page).click()
  await expect(switchWindow(page)).toBeHidden()
  await expect(toast(page, wrongNetwork)).toHaveCount(0)
  expect(wallet.requests.at(-1)).toMatchObject({ params: [{ chainId: '0x539' }], chainId: 'eip155:1337' })
})

test('behavior: a phone that cannot be asked to switch need not, if it has our chain', {
  tag: '@deep',
}, async ({ page, phone }) => {
  const wallet = await phone({ ...newcomer, chains: [1337, 1], methods: ['personal_sign'] })
  await connectPhone(page, wallet)
  await wallet.changeChain(1)
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Switch networks…' }).click()
  await switchButton(page).click()
  await expect(switchWindow(page)).toBeHidden()
  expect(wallet.requests).toEqual([])
})

test('behavior: a phone without our chain gets it and goes on', { tag: '@deep' }, async ({ page, phone }) => {
  const wallet = await phone({ ...newcomer, chains: [1] })
  wallet.script('wallet_switchEthereumChain', async () => {
    await wallet.offerChains([1, 1337])
    return null
  })
  await agreeTo(page, wallet)
  await wallet.pair(await readLink(page))
  await expect(switchWindow(page)).toContainText(wrongNetwork)
  await expect(switchWindow(page)).toContainText('Ethereum (1)')
  await switchButton(page).click()
  await expect(switchWindow(page)).toBeHidden()
  await openVerify(page)
  await signInButton(page).click()
  await expect(verifyWindow(page)).toContainText(signedInWords)
  expect(wallet.requests.map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:1337'])
})

test('behavior: the page follows another account, and the end of the call', { tag: '@deep' }, async ({
  page,
  phone,
}) => {
  const other: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const wallet = await phone()
  await agreeTo(page, { address: other })
  await connectPhone(page, wallet)
  await wallet.changeAccount(other)
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
  await account(page).click()
  await wallet.disconnect()
  await expect(connectButton(page)).toBeVisible()
  await expect(accountWindow(page)).toBeHidden()
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
})

test('error: a phone that hangs up instead of answering leaves nobody waiting', { tag: '@deep' }, async ({
  page,
  phone,
}) => {
  const wallet = await phone()
  await connectPhone(page, wallet)
  await page.goto('/swap?from=ETH&to=LOVE')
  await expect(account(page)).toBeVisible()
  wallet.script('eth_sendTransaction', () => new Promise(() => undefined))
  await payField(page).fill('0.01')
  const review = await openReview(page)
  await confirmButton(page).click()
  await expect.poll(() => wallet.requests.length).toBe(1)
  await wallet.disconnect()
  await expect(review).toContainText('The WalletConnect session has ended. Connect your wallet again.')
})

test('error: who rejects on the phone, the connection or a signature, is where they were', {
  tag: '@deep',
}, async ({ page, phone }) => {
  const wallet = await phone()
  wallet.answerProposals('reject')
  await agreeTo(page, wallet)
  await wallet.pair(await readLink(page))
  await expect(failure(page)).toContainText(rejected)
  wallet.answerProposals('approve')
  await failure(page).getByRole('button', { name: 'Dial again' }).click()
  await wallet.pair(await copyLink(page))
  await openVerify(page)
  wallet.script('personal_sign', () => {
    throw { code: 5000, message: 'User rejected.' }
  })
  await signInButton(page).click()
  await expect(verifyWindow(page)).toContainText(rejected)
})

test('error: a link is good once, and only while the window is open', { tag: '@deep' }, async ({
  page,
  phone,
}) => {
  const wallet = await phone()
  await agreeTo(page, wallet)
  const cancelled = await readLink(page)
  await scanWindow(page).getByRole('button', { name: 'Cancel' }).click()
  await wallet.pair(cancelled)
  await expect.poll(wallet.endings).toBe(1)
  await expect(connectButton(page)).toBeVisible()

  await walletRow(page, 'WalletConnect').click()
  const link = await copyLink(page)
  expect(link).not.toBe(cancelled)
  await wallet.pair(link)
  await expect(account(page)).toBeVisible()
  await expect(wallet.pair(link)).rejects.toThrow('Please try again with a new connection URI.')
  const stranger = await phone({ key: `0x${'11'.repeat(32)}` })
  await stranger.pair(link)
  await expect.poll(stranger.sessions).toBe(1)
  await page.reload()
  await account(page).click()
  await expect(accountWindow(page)).toContainText(wallet.address)
})

test('error: a link that nobody uses expires, with words', { tag: '@deep' }, async ({ page }) => {
  await page.clock.install()
  await readLink(page)
  await page.clock.fastForward('05:01')
  await expect(failure(page)).toContainText('This connection link has expired. Dial again to get a new one.')
  await failure(page).getByRole('button', { name: 'Dial again' }).click()
  await expect(scanWindow(page).getByRole('img', { name: 'QR code to connect WalletConnect' })).toBeVisible()
})
