import { devnet as deployment, devnetExtras } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { numberToHex, parseEther, stringToHex } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { workerPorts } from './fixtures/ports.ts'
import {
  agree,
  appFrame,
  appsPath,
  askSdk,
  openApp,
  signInReview,
  test,
  workspace,
} from './fixtures/safeAppPage.ts'
import { confirmText, teamOwners, teamSafe } from './fixtures/safeGateway.ts'

const { soloSafe } = devnetExtras
const review = (page: Page) => page.getByRole('dialog', { name: /^(Propose to the Safe|Sign a message)$/ })
const nobody = '0x1111111111111111111111111111111111111111'
/** The provider looks every hash up as that of a proposal first. */
const unknownToGateway = /status of 404/
const typedData = {
  domain: { name: 'An app', chainId: 1337 },
  types: { Vow: [{ name: 'words', type: 'string' }] },
  message: { words: 'I do' },
}

async function connect(page: Page): Promise<void> {
  await connectDemoWallet(page)
  await agree(page).click()
}

test('default: an app is opened by its address after a question, and every reading method is answered', async ({
  page,
  sdkApp,
}) => {
  test.slow()
  await page.goto(appsPath(teamSafe))
  await expect(workspace(page).getByRole('row').filter({ hasText: 'LOVE' })).toContainText('You are here')
  await workspace(page).getByRole('textbox', { name: 'Open an app by its address' }).fill(sdkApp)
  await page.keyboard.press('Enter')
  await expect(workspace(page)).toContainText('is not on the list of this site')
  expect(page.frames()).toHaveLength(1)
  await expectAccessible(page)
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  const app = await appFrame(page)
  const owners = await teamOwners()
  expect(await askSdk(app, 'safe.getInfo')).toEqual({
    value: expect.objectContaining({
      ...{ safeAddress: teamSafe, chainId: 1337, threshold: 2, isReadOnly: true, version: '1.4.1' },
      owners: expect.arrayContaining([...owners]),
    }),
  })
  expect(await askSdk(app, 'safe.getChainInfo')).toMatchObject({
    value: { chainId: '1337', shortName: 'love', nativeCurrency: { symbol: 'ETH', decimals: 18 } },
  })
  expect(await askSdk(app, 'safe.experimental_getBalances', { currency: 'usd' })).toMatchObject({
    value: { fiatTotal: expect.stringMatching(/^\d+(\.\d+)?$/), items: expect.arrayContaining([]) },
  })
  const appOrigin = `http://localhost:${workerPorts.app}`
  expect(await askSdk(app, 'safe.getEnvironmentInfo')).toEqual({ value: { origin: appOrigin } })
  expect(await askSdk(app, 'wallet.getPermissions')).toEqual({ value: [] })
  expect(await askSdk(app, 'eth.setSafeSettings', [{ offChainSigning: false }])).toEqual({
    value: { offChainSigning: true },
  })
  await expectAccessible(page)
  await workspace(page).getByRole('button', { name: 'Close app' }).click()
  await expect(workspace(page).getByRole('table', { name: 'Opened before' })).toContainText(sdkApp)
  expect(page.frames()).toHaveLength(1)
  // Known from now on: no question.
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  await appFrame(page)
})

test('default: the official provider reads the chain through us', async ({
  page,
  sdkApp,
  expectedFaults,
}) => {
  expectedFaults.push(unknownToGateway)
  const app = await openApp(page, teamSafe, sdkApp)
  const balance = numberToHex(await devnet.getBalance({ address: teamSafe }))
  const { number, hash } = await devnet.getBlock()
  const asked: readonly (readonly [string, readonly unknown[], unknown])[] = [
    ['eth_accounts', [], [teamSafe]],
    ['eth_chainId', [], '0x539'],
    ['net_version', [], '0x539'],
    ['eth_getBalance', [teamSafe, 'latest'], balance],
    ['eth_getCode', [nobody, 'latest'], '0x'],
    ['eth_getTransactionCount', [nobody, 'latest'], '0x0'],
    ['eth_getStorageAt', [nobody, '0x0', 'latest'], `0x${'0'.repeat(64)}`],
    ['eth_getBlockByNumber', ['latest', false], expect.objectContaining({ number: numberToHex(number) })],
    ['eth_getBlockByHash', [hash, false], expect.objectContaining({ hash })],
    ['eth_blockNumber', [], numberToHex(number)],
    ['eth_call', [{ to: nobody, data: '0x' }, 'latest'], '0x'],
    ['eth_estimateGas', [{ from: teamSafe, to: nobody }], expect.stringMatching(/^0x5[0-9a-f]{3}$/)],
    ['eth_gasPrice', [], expect.stringMatching(/^0x[0-9a-f]+$/)],
    ['eth_getLogs', [{ address: nobody, fromBlock: 'latest', toBlock: 'latest' }], []],
    ['eth_getTransactionReceipt', [`0x${'11'.repeat(32)}`], null],
    ['wallet_getPermissions', [], []],
    ['wallet_getCapabilities', [], { '0x539': { atomicBatch: { supported: true } } }],
  ]
  for (const [method, params, expected] of asked)
    expect(await askSdk(app, `provider.${method}`, ...params), method).toEqual({ value: expected })
  expect(await askSdk(app, 'provider.eth_mining')).toEqual({
    error: { message: '"eth_mining" not implemented' },
  })
  const refused = await askSdk(
    app,
    'provider.eth_call',
    { to: deployment.router, data: '0x38ed1739' },
    'latest',
  )
  expect(refused.error?.message).toMatch(/revert/)
})

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
  await expect(review(page)).toContainText(/localhost:\d+ asks for a call/)
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
  await expect(review(page)).toContainText(/asks for 2 calls/)
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await batch).toMatchObject({ error: { message: 'The request was rejected' } })
  for (const _ of [1, 2]) {
    const again = askSdk(app, 'provider.eth_sendTransaction', { from: teamSafe, to: third, value: '0x1' })
    await review(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await again).toHaveProperty('error')
  }
  // After three times no it is not heard any more.
  await expect(workspace(page)).toContainText('You refused three requests')
  expect(await askSdk(app, 'txs.signMessage', 'please')).toMatchObject({
    error: { message: /does not want to be asked/ },
  })
  await expect(review(page)).toBeHidden()
  await workspace(page).getByRole('button', { name: 'Let it ask again' }).click()
  const allowed = askSdk(app, 'txs.signMessage', 'please')
  await review(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await allowed).toHaveProperty('error')
})

test('behavior: the Safe signs a text and typed data, and the app can check it', async ({ page, sdkApp }) => {
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

test('behavior: where more owners must sign, the app asks for the signature later', async ({
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

test('behavior: the address book is read with permission only, and the permission can be taken back', async ({
  page,
  sdkApp,
}) => {
  await page.addInitScript(
    ([address]) =>
      localStorage.setItem('love.address-book.local', JSON.stringify([{ address, name: 'Nobody' }])),
    [nobody] as const,
  )
  const app = await openApp(page, teamSafe, sdkApp)
  const prompt = page.getByRole('alertdialog', { name: 'Address book' })
  const refused = askSdk(app, 'safe.requestAddressBook')
  await expect(prompt).toContainText('1 name')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await refused).toEqual({ error: { message: 'Permissions rejected', code: 4001 } })
  expect(await askSdk(app, 'wallet.requestPermissions', [{ everything: {} }])).toEqual({
    error: { message: 'Permissions request is invalid', code: 4001 },
  })
  const allowed = askSdk(app, 'safe.requestAddressBook')
  await prompt.getByRole('button', { name: 'Allow' }).click()
  expect(await allowed).toEqual({ value: [{ address: nobody, chainId: '1337', name: 'Nobody' }] })
  expect(await askSdk(app, 'wallet.getPermissions')).toMatchObject({
    value: [{ parentCapability: 'requestAddressBook', invoker: sdkApp.slice(0, -1) }],
  })
  await workspace(page).getByRole('button', { name: 'Close app' }).click()
  const list = workspace(page).getByRole('table', { name: 'What apps may read' })
  await expect(list).toContainText('Your address book')
  await expectAccessible(page)
  await list.getByRole('button', { name: /^Revoke/ }).click()
  await expect(list).toBeHidden()
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  expect(await askSdk(await appFrame(page), 'wallet.getPermissions')).toEqual({ value: [] })
})

test('behavior: 10,000 senseless messages do no harm, and the app is answered afterwards', async ({
  page,
  sdkApp,
}) => {
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

test('error: a page that is somewhere else now is not answered', async ({ page, sdkApp, expectedFaults }) => {
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

test('error: an app that refuses to be framed says so after a while', async ({
  page,
  sdkApp,
  expectedFaults,
}) => {
  test.slow()
  expectedFaults.push(/X-Frame-Options|Refused to display/i)
  await page.goto(appsPath(teamSafe, `${sdkApp}closed`))
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  await expect(workspace(page)).toContainText('Opening localhost')
  await expect(workspace(page)).toContainText('may refuse to be shown inside another page', {
    timeout: 20_000,
  })
  await expectAccessible(page)
})

test('error: pages of our own, of http and of other kinds are not opened', async ({ page }) => {
  for (const [url, words] of [
    [`http://localhost:${workerPorts.app}/farm`, 'This is the page you are on.'],
    ['http://app.example', 'Only pages that begin with https:// can be opened as an app.'],
    ['javascript:alert(1)', 'This is not an address of a web page.'],
    ['https://love.example@evil.example', 'An address with a name or a password'],
  ] as const) {
    await page.goto(appsPath(teamSafe, url))
    await expect(workspace(page).getByRole('alert')).toContainText(words)
    expect(page.frames()).toHaveLength(1)
  }
})

test('behavior: only the host document may frame strangers, and its frame is a sandbox', async ({
  page,
  request,
  sdkApp,
  expectedFaults,
}) => {
  expectedFaults.push(/Unsafe attempt to initiate navigation/)
  const host = await request.get('/app-host.html')
  const policy = host.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; frame-src https: http:\/\/localhost:\*/,
  )
  const other = await request.get('/safe')
  expect(other.headers()['content-security-policy']).toContain("frame-src 'self';")
  const app = await openApp(page, teamSafe, sdkApp)
  const element = await app.frameElement()
  expect((await element.getAttribute('sandbox'))?.split(' ').sort()).toEqual([
    ...['allow-forms', 'allow-popups', 'allow-same-origin', 'allow-scripts'],
  ])
  const outcome = await app.evaluate(() => {
    try {
      const { top } = window
      if (top) top.location.href = 'about:blank'
      return 'left'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(outcome).toBe('SecurityError')
})
