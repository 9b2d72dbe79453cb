import { devnetExtras } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { parseEther, stringToHex } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import {
  agree,
  askSdk,
  openApp,
  review,
  signInReview,
  test,
  unknownToGateway,
  workspace,
} from './fixtures/safeAppPage.ts'
import { confirmText, nobody, teamOwners, teamSafe } from './fixtures/safeGateway.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const { soloSafe } = devnetExtras
const typedData = {
  domain: { name: 'An app', chainId: 1337 },
  types: { Vow: [{ name: 'words', type: 'string' }] },
  message: { words: 'I do' },
}

async function connect(page: Page): Promise<void> {
  await connectDemoWallet(page)
  await agree(page).click()
}

test('behavior: a proposal and a batch of an app go through the review window, and a no is a no', async ({
  page,
  sdkApp,
  expectedFaults,
}) => {
  expectedFaults.push(unknownToGateway)
  test.slow()
  const app = await openApp(page, teamSafe, sdkApp)
  await connect(page)
  expect(await askSdk(app, 'safe.getInfo')).toMatchObject({ value: { isReadOnly: false } })
  const [, , third] = await teamOwners()
  const value = String(parseEther('0.0123'))
  const sent = askSdk(app, 'txs.send', { txs: [{ to: third, value, data: '0x' }] })
  await expect(review(page)).toContainText(/localhost:\d+ requests a transaction/)
  await expect(review(page)).toContainText('0.0123')
  await expectAccessible(page)
  await signInReview(page, 'Sign and propose')
  const { value: proposed } = (await sent) as { value: { safeTxHash: string } }
  expect(proposed.safeTxHash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await askSdk(app, 'txs.getBySafeTxHash', proposed.safeTxHash)).toMatchObject({
    value: { safeAddress: teamSafe, txStatus: 'AWAITING_CONFIRMATIONS', safeAppInfo: { name: /localhost/ } },
  })
  expect(await askSdk(app, 'provider.wallet_getCallsStatus', proposed.safeTxHash)).toMatchObject({
    value: { id: proposed.safeTxHash, status: 100 },
  })
  expect(await askSdk(app, 'txs.getBySafeTxHash', `0x${'12'.repeat(32)}`)).toMatchObject({
    error: { message: expect.stringContaining('404') },
  })

  const calls = [
    { to: third, value: '0x1' },
    { to: nobody, data: '0x1234' },
  ]
  const batch = askSdk(app, 'provider.wallet_sendCalls', { from: teamSafe, chainId: '0x539', calls })
  await expect(review(page)).toContainText(/requests a batch of 2 calls/)
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await batch).toMatchObject({ error: { message: 'The request was rejected' } })
  for (const _ of [1, 2]) {
    const again = askSdk(app, 'provider.eth_sendTransaction', { from: teamSafe, to: third, value: '0x1' })
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await again).toHaveProperty('error')
  }
  // After three times no it is not heard any more.
  await expect(workspace(page)).toContainText('You rejected three requests')
  expect(await askSdk(app, 'txs.signMessage', 'please')).toMatchObject({
    error: { message: /has blocked requests from this app/ },
  })
  await expect(review(page)).toBeHidden()
  await workspace(page).getByRole('button', { name: 'Allow requests' }).click()
  const allowed = askSdk(app, 'txs.signMessage', 'please')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await allowed).toHaveProperty('error')
})

test('behavior: the Safe signs a text and typed data, and the app can check it', { tag: '@deep' }, async ({
  page,
  sdkApp,
}) => {
  test.slow()
  const app = await openApp(page, soloSafe, sdkApp)
  await connect(page)
  const text = `Hello ${Math.random()}`
  const signing = askSdk(app, 'txs.signMessage', text)
  await expect(review(page)).toContainText(text)
  await signInReview(page, 'Sign message')
  const { value: signed } = (await signing) as { value: { signature: string; messageHash: string } }
  expect(await askSdk(app, 'safe.isMessageSigned', text, signed.signature)).toEqual({ value: true })
  expect(await askSdk(app, 'safe.isMessageSigned', 'Other words', signed.signature)).toEqual({ value: false })
  expect(await askSdk(app, 'safe.getOffChainSignature', signed.messageHash)).toEqual({
    value: signed.signature,
  })

  const typing = askSdk(app, 'provider.eth_signTypedData_v4', soloSafe, JSON.stringify(typedData))
  await expect(review(page)).toContainText('I do')
  await signInReview(page, 'Sign message')
  const { value: signature } = await typing
  expect(await askSdk(app, 'safe.isMessageSigned', typedData, signature)).toEqual({ value: true })
  expect(await askSdk(app, 'provider.personal_sign', stringToHex('x'), nobody)).toEqual({
    error: { message: 'The address or message hash is invalid' },
  })
})

test('behavior: where more owners must sign, the app asks for the signature later', { tag: '@deep' }, async ({
  page,
  sdkApp,
}) => {
  test.slow()
  const app = await openApp(page, teamSafe, sdkApp)
  await connect(page)
  const text = `Together ${Math.random()}`
  const signing = askSdk(app, 'provider.personal_sign', stringToHex(text), teamSafe)
  await expect(review(page)).toContainText(text)
  await signInReview(page, 'Sign message')
  expect(await signing).toEqual({ value: '0x' })
  const [, second] = await teamOwners()
  const hash = await confirmText(text, second)
  const { value: signature } = await askSdk(app, 'safe.getOffChainSignature', hash)
  expect(await askSdk(app, 'safe.isMessageSigned', text, signature)).toEqual({ value: true })
})
