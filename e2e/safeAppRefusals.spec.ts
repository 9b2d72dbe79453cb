import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { encodeMultiSend } from '@love/safe/multiSend'
import { expect } from '@playwright/test'
import { concat, encodeFunctionData } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { workerPorts } from './fixtures/ports.ts'
import { agree, appsPath, askSdk, openApp, review, test, workspace } from './fixtures/safeAppPage.ts'
import { nobody, teamSafe } from './fixtures/safeGateway.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('behavior: 10,000 senseless messages do no harm, and the app is answered afterwards #apps-confined', {
  tag: '@deep',
}, async ({ page, sdkApp }) => {
  const app = await openApp(page, teamSafe, sdkApp)
  await app.evaluate(() => {
    const parts = [null, undefined, 0, -1, '', 'x', {}, true, 1n, new Date(), new Map([[1, 2]])]
    const methods = [
      'sendTransactions',
      'signTypedMessage',
      'wallet_requestPermissions',
      '__proto__',
      'constructor',
    ]
    const part = (at: number) => parts[at % parts.length]
    for (let at = 0; at < 10_000; at++) {
      const params = { txs: part(at), typedData: part(at + 1), call: part(at + 2) }
      const method = methods[at % methods.length]
      const fields = { id: part(at), method: part(at + 1), params: part(at + 2) }
      const nearly = { id: `id${at}`, method, params: at % 2 ? params : part(at) }
      window.parent.postMessage([part(at), fields, nearly][at % 3], '*')
    }
  })
  await expect.poll(() => askSdk(app, 'safe.getEnvironmentInfo')).toHaveProperty('value')
  await expect(review(page)).toBeHidden()
})

test('error: an app that hides a module in a batch behind one more byte gets no signature, and the person reads why', {
  tag: '@deep',
}, async ({ page, sdkApp }) => {
  const app = await openApp(page, teamSafe, sdkApp)
  await connectDemoWallet(page)
  await agree(page).click()
  const enable = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [nobody] })
  const batch = encodeMultiSend([{ operation: 0, to: teamSafe, value: 0n, data: enable }])
  const hiding = { to: safeContracts.multiSendCallOnly, value: '0', data: concat([batch, '0x00']) }
  // By itself, and behind a call that is what it seems.
  for (const txs of [[hiding], [{ to: nobody, value: '1', data: '0x' }, hiding]]) {
    const sent = askSdk(app, 'txs.send', { txs })
    await expect(review(page)).toContainText('a batch that cannot be fully decoded')
    const words = review(page).getByRole('status').filter({ hasText: 'It cannot be signed here.' })
    await expect(words).toBeVisible()
    const button = review(page).getByRole('button', { name: 'Sign and propose' })
    await expect(button).toBeDisabled()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /^Demo wallet/ })).toBeHidden()
    await expectAccessible(page)
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await sent).toMatchObject({ error: { message: 'The request was rejected' } })
  }
})

test('error: a page that is somewhere else now is not answered #apps-confined', async ({
  page,
  sdkApp,
  expectedFaults,
}) => {
  // What was on its way when the frame went elsewhere, the browser holds back.
  expectedFaults.push(/does not match the recipient window's origin/)
  const app = await openApp(page, teamSafe, sdkApp)
  await app.goto(`http://127.0.0.1:${workerPorts.safeApp}/mute`)
  const heard = await app.evaluate(async () => {
    const messages: unknown[] = []
    addEventListener('message', ({ data }) => messages.push(data))
    window.parent.postMessage({ id: 'a', method: 'getSafeInfo', env: { sdkVersion: '9.1.0' } }, '*')
    await new Promise((done) => setTimeout(done, 1_500))
    return messages
  })
  expect(heard).toEqual([])
})

test('error: an app that refuses to be framed says so after a while', { tag: '@deep' }, async ({
  page,
  sdkApp,
  expectedFaults,
}) => {
  expectedFaults.push(/X-Frame-Options|Refused to display/i)
  await page.clock.install()
  await page.goto(appsPath(teamSafe, `${sdkApp}closed`))
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  await expect(workspace(page)).toContainText('Opening localhost')
  await page.clock.fastForward(15_000)
  await expect(workspace(page)).toContainText('refuse to run inside another page')
  await expectAccessible(page)
})

test('error: pages of our own, of http and of other kinds are not opened #apps-confined', {
  tag: '@deep',
}, async ({ page }) => {
  for (const [url, words] of [
    [`http://localhost:${workerPorts.app}/farm`, 'You are already on this site.'],
    ['http://app.example', 'Only https:// URLs can be opened as apps.'],
    ['javascript:alert(1)', 'This is not a valid URL.'],
    ['https://love.example@evil.example', 'URLs with a username or password'],
  ] as const) {
    await page.goto(appsPath(teamSafe, url))
    await expect(workspace(page).getByRole('alert')).toContainText(words)
    expect(page.frames()).toHaveLength(1)
  }
})
