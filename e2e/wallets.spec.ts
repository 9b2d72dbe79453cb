import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'
import {
  account,
  accountWindow,
  agreeTo,
  chooser,
  connectButton,
  dial,
  failure,
  openChooser,
  walletRow,
} from './fixtures/walletPage.ts'

test('default: an announced wallet connects, shows its account and hangs up', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await expect(account(page)).toHaveAccessibleName('Account 0x90F7…b906')
  await account(page).click()
  await expect(accountWindow(page)).toContainText(wallet.address)
  await expect(accountWindow(page)).toContainText('Scripted wallet')
  await expect(accountWindow(page)).toContainText('LOVE devnet (1337)')
  await expect(accountWindow(page)).toContainText(/[\d,.]+ ETH/)
  await expectAccessible(page)
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountWindow(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
})

test('error: every answer to a call has words of its own, and the line is free again #wallet-answers', async ({
  page,
}) => {
  const wallet = await scriptedWallet(page)
  const thrown: [unknown, string][] = [
    [{ code: 4001 }, 'You rejected the request. Nothing was signed or sent.'],
    [{ code: 4100 }, 'Your wallet has not authorized this site for that account.'],
    [{ code: 4200 }, 'Your wallet does not support this request.'],
    [{ code: 4900 }, 'Your wallet is disconnected from all networks.'],
    [{ code: 4902 }, 'Your wallet does not have this network.'],
    [{ code: -32002 }, 'Resource unavailable: a request is already pending.'],
    [{ code: -32603 }, 'Your wallet or the node reported an internal error.'],
    ['not today', 'Your wallet responded: not today'],
    [undefined, 'Your wallet failed without giving a reason.'],
  ]
  const answered: [unknown, string][] = [[], null, ['0x123'], {}].map((answer) => [
    answer,
    'Your wallet shared no account. Unlock it, choose an account and try again.',
  ])
  await openChooser(page)
  for (const [answer, words] of [...thrown, ...answered]) {
    const isThrown = thrown.some(([value]) => value === answer)
    wallet.script('eth_requestAccounts', () => {
      if (isThrown) throw answer
      return answer
    })
    await walletRow(page, 'Scripted wallet').click()
    await expect(failure(page)).toContainText(words, { timeout: 1_000 })
    await failure(page).getByRole('button', { name: 'Other wallets' }).click()
    await expect(walletRow(page, 'Scripted wallet')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(connectButton(page)).toBeVisible()
})

test('behavior: a balance is what our node says, and the node of the wallet is not asked', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await scriptedWallet(page)
  wallet.script('eth_getBalance', () => '0x7e37be2022c0914b2680000000')
  await agreeTo(page, wallet)
  await dial(page)
  await account(page).click()
  await expect(accountWindow(page)).toContainText(/(?<!\d)\d{1,2},\d{3}(\.\d+)? ETH/)
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_getBalance')
})

for (const [what, make] of [
  ['in lower case', (address: string) => [address.toLowerCase()]],
  [
    'with 199 others',
    (address: string) => [
      address,
      ...Array.from({ length: 199 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`),
    ],
  ],
] as const)
  test(`behavior: an account ${what} is an account`, { tag: '@deep' }, async ({ page }) => {
    const wallet = await scriptedWallet(page)
    wallet.script('eth_requestAccounts', () => make(wallet.address))
    await agreeTo(page, wallet)
    await dial(page)
    await expect(account(page)).toHaveAccessibleName('Account 0x90F7…b906')
  })

test('behavior: while a wallet thinks, the window says so; what it says after Cancel is ignored', {
  tag: '@deep',
}, async ({ page }) => {
  const wallet = await scriptedWallet(page)
  let answer = (_: unknown) => {}
  wallet.script(
    'eth_requestAccounts',
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await dial(page)
  const line = page.getByRole('dialog', { name: 'Connecting to Scripted wallet' })
  await expect(line.getByText('Dialing…')).toBeVisible()
  await expect(line.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Cancel' }).click()
  await expect(walletRow(page, 'Scripted wallet')).toBeVisible()
  answer([wallet.address])
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await expect(connectButton(page)).toBeVisible()
  await expect(account(page)).toHaveCount(0)
})

test('behavior: a second visit reconnects without asking; after Disconnect it does not', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await expect(account(page)).toBeVisible()
  wallet.requests.length = 0
  await page.reload()
  await expect(account(page)).toBeVisible()
  expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
  wallet.requests.length = 0
  await page.reload()
  await connectButton(page).click()
  await expect(walletRow(page, 'Scripted wallet')).toHaveAccessibleDescription(/^Recent, Installed/)
  expect(wallet.requests).toEqual([])
})

test('behavior: what stands in window.ethereum is never called unless it was chosen #wallet-answers', async ({
  page,
}) => {
  const wallet = await scriptedWallet(page, { plain: true })
  wallet.script('eth_accounts', () => [wallet.address])
  await agreeTo(page, wallet)
  await page.addInitScript(() => {
    // A wallet of that name was connected once, but is not installed any more.
    if (!localStorage.getItem('love.connectedWallet'))
      localStorage.setItem('love.connectedWallet', 'com.example.gone')
  })
  await openChooser(page)
  await expect(walletRow(page, 'Browser wallet')).toBeVisible()
  await page.waitForTimeout(1_800)
  expect(wallet.requests).toEqual([])
  await walletRow(page, 'Browser wallet').click()
  await expect(account(page)).toBeVisible()
  await page.reload()
  await expect(account(page)).toBeVisible()
})

test('behavior: two wallets of one name are both listed and each answers for itself', {
  tag: '@deep',
}, async ({ page }) => {
  const first = await scriptedWallet(page)
  const second = await scriptedWallet(page, {
    key: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  })
  await agreeTo(page, second)
  await openChooser(page)
  const rows = walletRow(page, 'Scripted wallet')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all())
    await expect(row).toHaveAccessibleDescription(/another wallet uses this name/)
  await expectAccessible(page)
  await rows.last().click()
  await expect(account(page)).toHaveAccessibleName('Account 0x15d3…6A65')
  expect(first.requests).toEqual([])
  await page.reload()
  await page.waitForTimeout(500)
  await expect(account(page)).toHaveCount(0)
})

test('error: announcements of strangers are cut, cleaned or left out #wallet-answers', async ({ page }) => {
  await scriptedWallet(page, {
    info: { rdns: 'com.evil.icon', name: 'Evil icon', icon: 'javascript:alert(1)' },
  })
  await scriptedWallet(page, {
    info: {
      rdns: 'com.evil.name',
      name: `\u202e${'M'.repeat(10_000)}`,
      icon: `data:image/png;base64,${'A'.repeat(5_000_000)}`,
    },
  })
  const script = encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  )
  await scriptedWallet(page, {
    info: { rdns: 'com.evil.svg', name: 'Evil svg', icon: `data:image/svg+xml,${script}` },
  })
  await page.addInitScript(() => {
    for (const detail of [undefined, null, 'text', {}, { info: {} }, { info: { uuid: 1 }, provider: {} }])
      window.addEventListener('eip6963:requestProvider', () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
      )
  })
  await openChooser(page)
  await expect(chooser(page).getByRole('list').getByRole('button')).toHaveCount(4)
  await expect(walletRow(page, 'M'.repeat(64))).toBeVisible()
  const icons = await chooser(page)
    .locator('image')
    .evaluateAll((images) => images.map((image) => image.getAttribute('href') ?? ''))
  for (const icon of icons) {
    expect(icon).toMatch(/^(data:image\/|\/assets\/icons-[\w-]+\.png$)/)
    expect(icon.length).toBeLessThanOrEqual(65_536)
  }
})

test('error: wallet code that was tampered with is not run, and says so when it is asked for #tampered-not-run', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/integrity|Failed to|LoadError/)
  await page.route(/\/assets\/WalletRoot-.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n` })
  })
  await page.goto('/paper')
  await connectButton(page).click()
  const box = page.getByRole('alertdialog', { name: 'Wallet' })
  await expect(box).toContainText('A file of Wallet has been changed, so your browser did not run it.')
  await expect(box).toContainText('do not connect a wallet here')
  await expect(box.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await box.getByRole('button', { name: 'Close' }).last().click()
  await expect(box).toBeHidden()
})
