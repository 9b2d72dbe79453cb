import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { type ScriptedWallet, scriptedWallet } from './fixtures/scriptedWallet.ts'
import { test } from './fixtures/test.ts'

const wrongNetwork = 'Wrong network detected, switch or disconnect to continue'
const love = '0x40bde52e6B80Ae11F34C58c14E1E7fE1f9c834C4'

const connectButton = (page: Page) => page.getByRole('button', { name: 'Connect wallet', exact: true })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
const walletRow = (page: Page, name: string) => chooser(page).getByRole('button', { name, exact: true })
const failure = (page: Page) => page.getByRole('alertdialog', { name: /^Connecting to/ })
const account = (page: Page) => page.getByRole('button', { name: /^Account 0x/ })
const accountWindow = (page: Page) => page.getByRole('dialog', { name: 'Account' })
const switchWindow = (page: Page) => page.getByRole('dialog', { name: 'Switch networks' })
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: wrongNetwork })

/** As if this address had agreed to the terms before. */
async function agreeTo(page: Page, { address }: ScriptedWallet): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), `${address}-terms-agreement`)
}

async function open(page: Page): Promise<void> {
  await page.goto('/paper')
  await connectButton(page).click()
  await expect(chooser(page)).toBeVisible()
}

async function dial(page: Page, name = 'Scripted wallet'): Promise<void> {
  await open(page)
  await walletRow(page, name).click()
}

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

test('error: every answer to a call has words of its own, and the line is free again', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  const thrown: [unknown, string][] = [
    [{ code: 4001 }, 'You rejected the request. Nothing was signed or sent.'],
    [{ code: 4100 }, 'The wallet does not let this site use that account.'],
    [{ code: 4200 }, 'The wallet does not support this request.'],
    [{ code: 4900 }, 'The wallet has lost its connection to every network.'],
    [{ code: 4902 }, 'The wallet does not know this network.'],
    [{ code: -32002 }, 'Resource unavailable: a request is already waiting in the wallet.'],
    [{ code: -32603 }, 'The wallet or the node reported an internal error.'],
    ['not today', 'The wallet answered: not today'],
    [undefined, 'The wallet failed without saying why.'],
  ]
  const answered: [unknown, string][] = [[], null, ['0x123'], {}].map((answer) => [
    answer,
    'The wallet gave no account. Unlock it, choose an account and try again.',
  ])
  await open(page)
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
  test(`behavior: an account ${what} is an account`, async ({ page }) => {
    const wallet = await scriptedWallet(page)
    wallet.script('eth_requestAccounts', () => make(wallet.address))
    await agreeTo(page, wallet)
    await dial(page)
    await expect(account(page)).toHaveAccessibleName('Account 0x90F7…b906')
  })

for (const chainId of ['1337', 1337, '0x0539'])
  test(`behavior: the chain ${JSON.stringify(chainId)} is our chain`, async ({ page }) => {
    const wallet = await scriptedWallet(page, { chainId })
    await agreeTo(page, wallet)
    await dial(page)
    await expect(account(page)).toBeVisible()
    await expect(switchWindow(page)).toBeHidden()
  })

test('behavior: a chain that is no chain is an unknown one', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  wallet.script('eth_chainId', () => null)
  await agreeTo(page, wallet)
  await dial(page)
  await expect(switchWindow(page)).toContainText(wrongNetwork)
  await expect(switchWindow(page)).toContainText('unknown')
})

test('behavior: while a wallet thinks, the window says so; what it says after Cancel is ignored', async ({
  page,
}) => {
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

test('behavior: a wallet that does not know our chain gets it added', async ({ page, baseURL }) => {
  const wallet = await scriptedWallet(page, { chainId: '0x1' })
  wallet.script('wallet_switchEthereumChain', () => {
    throw { code: 4902, message: 'Unrecognized chain.' }
  })
  wallet.script('wallet_addEthereumChain', () => {
    wallet.setChainId('0x539')
    return null
  })
  await agreeTo(page, wallet)
  await dial(page)
  await expect(switchWindow(page)).toContainText(wrongNetwork)
  await expect(switchWindow(page)).toContainText('Ethereum (1)')
  await expectAccessible(page)
  await switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' }).click()
  await expect(switchWindow(page)).toContainText('Scripted wallet is on LOVE devnet now.')
  const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params).toEqual([
    {
      chainId: '0x539',
      chainName: 'LOVE devnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [`${baseURL}/rpc`],
    },
  ])
})

test('error: a wallet that says it switched and did not stays on the wrong network', async ({ page }) => {
  const wallet = await scriptedWallet(page, { chainId: '0x1' })
  wallet.script('wallet_switchEthereumChain', () => null)
  await agreeTo(page, wallet)
  await dial(page)
  await switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' }).click()
  await expect(switchWindow(page).getByRole('status')).toHaveText(wrongNetwork)
  await expect(switchWindow(page).getByRole('button', { name: 'Switch to LOVE devnet' })).toBeVisible()
  await switchWindow(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(account(page)).toHaveAttribute('title', 'Wrong network')
})

test('behavior: the page follows the account, the chain and the end of the call', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await agreeTo(page, wallet)
  await agreeTo(page, { ...wallet, address: other })
  await dial(page)
  await expect(account(page)).toBeVisible()
  await wallet.emit('accountsChanged', [other.toLowerCase()])
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
  await wallet.emit('chainChanged', '0x1')
  await expect(toast(page)).toBeVisible()
  await wallet.emit('chainChanged', 1337)
  await expect(toast(page)).toHaveCount(0)
  await account(page).click()
  await expect(accountWindow(page)).toBeVisible()
  await wallet.emit('accountsChanged', [])
  await expect(connectButton(page)).toBeVisible()
  await expect(accountWindow(page)).toBeHidden()
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

test('behavior: what stands in window.ethereum is never called unless it was chosen', async ({ page }) => {
  const wallet = await scriptedWallet(page, { plain: true })
  wallet.script('eth_accounts', () => [wallet.address])
  await agreeTo(page, wallet)
  await page.addInitScript(() => {
    // A wallet of that name was connected once, but is not installed any more.
    if (!localStorage.getItem('love.connectedWallet'))
      localStorage.setItem('love.connectedWallet', 'com.example.gone')
  })
  await open(page)
  await expect(walletRow(page, 'Browser wallet')).toBeVisible()
  await page.waitForTimeout(1_800)
  expect(wallet.requests).toEqual([])
  await walletRow(page, 'Browser wallet').click()
  await expect(account(page)).toBeVisible()
  await page.reload()
  await expect(account(page)).toBeVisible()
})

test('behavior: two wallets of one name are both listed and each answers for itself', async ({ page }) => {
  const first = await scriptedWallet(page)
  const second = await scriptedWallet(page, {
    key: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  })
  await agreeTo(page, second)
  await open(page)
  const rows = walletRow(page, 'Scripted wallet')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all())
    await expect(row).toHaveAccessibleDescription(/another provider uses this name/)
  await expectAccessible(page)
  await rows.last().click()
  await expect(account(page)).toHaveAccessibleName('Account 0x15d3…6A65')
  expect(first.requests).toEqual([])
  await page.reload()
  await page.waitForTimeout(500)
  await expect(account(page)).toHaveCount(0)
})

test('error: announcements of strangers are cut, cleaned or left out', async ({ page }) => {
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
  await open(page)
  await expect(chooser(page).getByRole('listitem')).toHaveCount(4)
  await expect(walletRow(page, 'M'.repeat(64))).toBeVisible()
  const icons = await chooser(page)
    .locator('image')
    .evaluateAll((images) => images.map((image) => image.getAttribute('href') ?? ''))
  for (const icon of icons) {
    expect(icon).toMatch(/^data:image\//)
    expect(icon.length).toBeLessThanOrEqual(65_536)
  }
})

test('default: a token is listed in the wallet, and a refusal is said', async ({ page, baseURL }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await account(page).click()
  const add = accountWindow(page).getByRole('button', { name: 'Add LOVE to wallet' })
  await add.click()
  await expect(accountWindow(page)).toContainText('LOVE is in your wallet.')
  expect(wallet.requests.at(-1)).toEqual({
    method: 'wallet_watchAsset',
    params: {
      type: 'ERC20',
      options: {
        address: love,
        symbol: 'LOVE',
        decimals: 18,
        image: expect.stringMatching(`^${baseURL}/assets/heart-.*\\.svg$`),
      },
    },
  })
  wallet.script('wallet_watchAsset', () => false)
  await add.click()
  await expect(accountWindow(page)).toContainText('The wallet did not add LOVE.')
  wallet.script('wallet_watchAsset', () => {
    throw { code: 4200 }
  })
  await add.click()
  await expect(accountWindow(page)).toContainText('The wallet does not support this request.')
})

test('default: the demo wallet asks before it connects, and before it lists a token', async ({ page }) => {
  await page.goto('/paper')
  await connectDemoWallet(page, 2)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
  await account(page).click()
  const question = page.getByRole('dialog', { name: 'Demo wallet: list a token' })
  await accountWindow(page).getByRole('button', { name: 'Add WAR3 to wallet' }).click()
  await expect(question).toContainText('WAR3')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(accountWindow(page)).toContainText('You rejected the request.')
  const add = accountWindow(page).getByRole('button', { name: 'Add WAR3 to wallet' })
  await expect(add).toBeFocused()
  await add.click()
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(accountWindow(page)).toContainText('WAR3 is in your wallet.')
  await page.reload()
  await expect(account(page)).toHaveAccessibleName('Account 0x7099…79C8')
})

test('error: who rejects in the demo wallet is not connected, and who hangs up leaves no question', async ({
  page,
}) => {
  await dial(page, 'Demo wallet')
  const question = page.getByRole('dialog', { name: 'Demo wallet: connect' })
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(failure(page)).toContainText('You rejected the request.')
  await failure(page).getByRole('button', { name: 'Dial again' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failure(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failure(page)).toBeHidden()
  await expect(connectButton(page)).toBeVisible()
})

test('behavior: everything by keyboard, with the focus in and back', async ({ page }) => {
  await page.goto('/paper')
  await connectButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(walletRow(page, 'Demo wallet')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const get = page.getByRole('dialog', { name: 'Get a wallet' })
  await expect(get.getByRole('link').first()).toBeFocused()
  for (const link of await get.getByRole('link').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(get).toBeHidden()
  await expect(connectButton(page)).toBeFocused()
})

test('behavior: the windows about an account say what they can do, and no more', async ({ page }) => {
  const wallet = await scriptedWallet(page)
  await agreeTo(page, wallet)
  await dial(page)
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Switch networks…' }).click()
  await expect(switchWindow(page)).toContainText('Scripted wallet is on the right network')
  await page.keyboard.press('Escape')
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Verify your account…' }).click()
  const verify = page.getByRole('alertdialog', { name: 'Verify your account' })
  await expect(verify).toContainText('this server does not offer sign-in yet')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(verify).toBeHidden()
})

test('behavior: who disconnects in one tab is disconnected in the other', async ({ page, context }) => {
  await page.goto('/paper')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  const other = await context.newPage()
  await other.goto('/paper')
  await expect(account(other)).toBeVisible()
  await account(page).click()
  await accountWindow(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(other)).toBeVisible({ timeout: 1_000 })
})
