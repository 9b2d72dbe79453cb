import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect } from '@playwright/test'
import { numberToHex } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { workerPorts } from './fixtures/ports.ts'
import {
  appFrame,
  appsPath,
  askSdk,
  openApp,
  test,
  unknownToGateway,
  workspace,
} from './fixtures/safeAppPage.ts'
import { nobody, teamOwners, teamSafe } from './fixtures/safeGateway.ts'

test('default: an app is opened by its address after a question, and every reading method is answered', {
  tag: '@deep',
}, async ({ page, sdkApp }) => {
  test.slow()
  await page.goto(appsPath(teamSafe))
  await expect(workspace(page).getByRole('row').filter({ hasText: 'LOVE' })).toContainText('This site')
  await workspace(page).getByRole('textbox', { name: 'Open an app by URL' }).fill(sdkApp)
  await page.keyboard.press('Enter')
  await expect(workspace(page)).toContainText('is not on this site’s app list')
  expect(page.frames()).toHaveLength(1)
  await expectAccessible(page)
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  const app = await appFrame(page)
  const owners = await teamOwners()
  expect(await askSdk(app, 'safe.getInfo')).toEqual({
    value: expect.objectContaining({
      safeAddress: teamSafe,
      chainId: 1337,
      threshold: 2,
      isReadOnly: true,
      version: '1.4.1',
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
  await expect(workspace(page).getByRole('table', { name: 'Previously opened' })).toContainText(sdkApp)
  expect(page.frames()).toHaveLength(1)
  // Known from now on: no question.
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  await appFrame(page)
})

test('default: the official provider reads the chain through us', { tag: '@deep' }, async ({
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

test('behavior: the address book is read with permission only, and the permission can be taken back', {
  tag: '@deep',
}, async ({ page, sdkApp }) => {
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
  const list = workspace(page).getByRole('table', { name: 'App permissions' })
  await expect(list).toContainText('Your address book')
  await expectAccessible(page)
  await list.getByRole('button', { name: /^Revoke/ }).click()
  await expect(list).toBeHidden()
  await workspace(page)
    .getByRole('button', { name: /^Open localhost/ })
    .click()
  expect(await askSdk(await appFrame(page), 'wallet.getPermissions')).toEqual({ value: [] })
})

test('behavior: only the host document may frame strangers, and its frame is a sandbox', {
  tag: '@deep',
}, async ({ page, request, sdkApp, expectedFaults }) => {
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
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
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
