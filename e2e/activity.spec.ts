import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { workerPorts } from './fixtures/ports.ts'
import { test } from './fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const activity = (page: Page) => page.getByRole('dialog', { name: 'Activity' })

async function askDevnet(method: string, params: readonly unknown[]) {
  const response = await fetch(`http://127.0.0.1:${workerPorts.devnet}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result } = await response.json()
  return result
}

/** The chain includes it but answers with the reason instead of the hash, so it is looked for by what is in it. */
async function sendRefused(): Promise<string> {
  const data = `0xdeadbeef${crypto.randomUUID().replaceAll('-', '')}`
  const before = Number(await askDevnet('eth_blockNumber', []))
  await askDevnet('eth_sendTransaction', [{ from: first, to: deployment.tokens.LOVE, data, gas: '0x186a0' }])
  for (let number = before + 1; ; number++) {
    const block = await askDevnet('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])
    const found = block.transactions.find(({ input }: { input: string }) => input === data)
    if (found) return found.hash
  }
}

/** As if a program of an earlier visit had sent these. */
async function remember(page: Page, sent: readonly { hash: string; title: string; state?: unknown }[]) {
  const transactions = sent.map(({ hash, title, state = { status: 'pending', detail: 'sent' } }, index) => ({
    hash,
    title,
    state,
    address: first,
    chainId: 1337,
    sentAt: Date.now() - index * 1_000,
  }))
  await page.addInitScript(
    ({ address, text }) => {
      localStorage.setItem(`${address}-terms-agreement`, 'true')
      const key = `${address}-1337-transactions`
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    { address: first, text: JSON.stringify(transactions) },
  )
}

test('default: without a wallet it says so and offers to connect', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/activity')
  await expect(activity(page)).toContainText('Connect a wallet to see its transactions')
  await expectAccessible(page)
  await activity(page).getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

test('default: an address that has sent nothing sees an empty list in words', { tag: '@deep' }, async ({
  page,
}) => {
  await remember(page, [])
  await page.goto('/activity')
  await connectDemoWallet(page)
  await expect(activity(page)).toContainText('No transactions yet')
  await expectAccessible(page)
})

test('behavior: what was pending is confirmed or failed by what the chain says, in a list and in toasts', async ({
  page,
}) => {
  const good = await askDevnet('eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
  const bad = await sendRefused()
  await remember(page, [
    { hash: good, title: 'Send a little ETH' },
    { hash: bad, title: 'Call nothing' },
    { hash: `0x${'12'.repeat(32)}`, title: 'Never seen' },
  ])
  await page.goto('/activity')
  await connectDemoWallet(page)

  const rows = activity(page).getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Send a little ETH' })).toContainText('Confirmed')
  await expect(rows.filter({ hasText: 'Call nothing' })).toContainText('Failed')
  const waiting = activity(page).getByRole('region', { name: 'Never seen' })
  await expect(waiting).toContainText('Our node has not seen it yet')
  await expect(waiting.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Failed: Call nothing')
  await expect(activity(page)).toContainText('1 pending, 2 finished')
  await expectAccessible(page)

  await page.reload()
  await expect(rows.filter({ hasText: 'Send a little ETH' })).toContainText('Confirmed')
  await activity(page).getByRole('button', { name: 'Clear finished' }).click()
  await expect(activity(page)).toContainText('1 pending, 0 finished')
  await expect(waiting).toBeVisible()
})

test('behavior: the whole hash can be copied', { tag: '@deep' }, async ({ page }) => {
  const hash = `0x${'34'.repeat(32)}`
  // The policy lets nobody read the clipboard, so what is written is caught on its way.
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = async (text) => void Object.assign(window, { copied: text })
  })
  await remember(page, [{ hash, title: 'Harvest' }])
  await page.goto('/activity')
  await connectDemoWallet(page)
  await activity(page).getByRole('button', { name: 'Copy hash of Harvest' }).click()
  await expect(activity(page)).toContainText('Copied')
  expect(await page.evaluate(() => 'copied' in window && window.copied)).toBe(hash)
})

test('behavior: another tab sees the change too', { tag: '@deep' }, async ({ page, context }) => {
  await remember(page, [])
  await page.goto('/activity')
  await connectDemoWallet(page)
  const other = await context.newPage()
  await remember(other, [])
  await other.goto('/activity')
  await expect(activity(other)).toContainText('No transactions yet')
  await page.evaluate((address) => {
    const transaction = {
      hash: `0x${'56'.repeat(32)}`,
      address,
      chainId: 1337,
      title: 'From the other tab',
      sentAt: Date.now(),
      state: { status: 'pending', detail: 'sent' },
    }
    localStorage.setItem(`${address}-1337-transactions`, JSON.stringify([transaction]))
  }, first)
  await expect(activity(other)).toContainText('From the other tab', { timeout: 1_000 })
})

test('error: a broken store is an empty list, not a broken page', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript((address) => {
    localStorage.setItem(`${address}-terms-agreement`, 'true')
    localStorage.setItem(`${address}-1337-transactions`, '[{"hash":1},null,{"broken')
  }, first)
  await page.goto('/activity')
  await connectDemoWallet(page)
  await expect(activity(page)).toContainText('No transactions yet')
})

test('default: a transaction of anybody, by the hash in the address', { tag: '@phone' }, async ({ page }) => {
  const shown = page.getByRole('dialog', { name: /^Transaction/ })
  const value = '0x16345785d8a0000'
  const sent = await askDevnet('eth_sendTransaction', [{ from: first, to: second, value }])
  await page.goto(`/activity/${sent}`)
  await expect(shown).toContainText('Success.')
  await expect(shown).toContainText('0.1 ETH')
  await expectAccessible(page)

  await page.goto(`/activity/${await sendRefused()}`)
  await expect(shown).toContainText('Failed:')
  await page.goto(`/activity/0x${'78'.repeat(32)}`)
  await expect(shown).toContainText('No transaction with this hash found')
  await page.goto('/activity/hello')
  await expect(shown).toContainText('This is not a transaction hash')
})

test('error: a transaction is looked for until the server answers', async ({ page, expectedFaults }) => {
  expectedFaults.push(/Failed to load resource/)
  const shown = page.getByRole('dialog', { name: /^Transaction/ })
  const sent = await askDevnet('eth_sendTransaction', [{ from: first, to: second, value: '0x1' }])
  await page.route('**/rpc', (route) => route.abort())
  await page.goto(`/activity/${sent}`)
  await expect(shown).toContainText('Retrying…')
  await page.unroute('**/rpc')
  await shown.getByRole('button', { name: 'Retry' }).click()
  await expect(shown).toContainText('Success.')
  await shown.getByRole('link').first().click()
  await expect(page).toHaveURL(`/portfolio/${first}`)
})
