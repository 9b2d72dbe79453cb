import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe141'
import { encodeMultiSend } from '@love/protocol/safe/multiSend'
import { type Browser, expect, type Page } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { emptyQueue, propose, teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

/** Two looks at the gateway, and some time to draw. */
const twoPolls = { timeout: 10_000 }
const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const safe = (page: Page) => page.getByRole('dialog', { name: /^Safe 0x/ })
const row = (page: Page, words: string | RegExp) => safe(page).getByRole('row').filter({ hasText: words })
const review = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const someEther = () => `0.0${Math.floor(Math.random() * 9_000 + 1_000)}1`

/** Other tests of this chain find the Safe as it was. */
async function restoreThreshold(): Promise<void> {
  const contract = { abi: safeAbi, address: teamSafe } as const
  if ((await devnet.readContract({ ...contract, functionName: 'getThreshold' })) === 2n) return
  await devnet.impersonateAccount({ address: teamSafe })
  await devnet.writeContract({ ...contract, account: teamSafe, functionName: 'changeThreshold', args: [2n] })
  await devnet.stopImpersonatingAccount({ address: teamSafe })
  await freshBlock()
}

async function nonceOfSafe(): Promise<bigint> {
  return devnet.readContract({ abi: safeAbi, address: teamSafe, functionName: 'nonce' })
}

async function approve(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /^Demo wallet/ })
    .getByRole('button', { name: 'Approve' })
    .click()
}

/** Opens a page of the Safe as one of its owners, who has agreed to the terms. */
async function openAs(page: Page, account: 1 | 2 | 3, place: string): Promise<void> {
  const owners = await teamOwners()
  await page.addInitScript(
    (name) => localStorage.setItem(name, 'true'),
    `${owners[account - 1]}-terms-agreement`,
  )
  await page.goto(`/safe/${teamSafe}${place}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await connectDemoWallet(page, account)
  await expect(safe(page).getByRole('tab', { selected: true })).toBeVisible()
}

/** A second person in a browser of their own. */
async function openSecond(browser: Browser, baseURL: string | undefined, place: string): Promise<Page> {
  const { viewport = null } = test.info().project.use
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await openAs(page, 2, place)
  return page
}

async function sign(page: Page, window: string, button: string): Promise<void> {
  await review(page, window).getByRole('button', { name: button, exact: true }).click()
  await approve(page)
}

/** Once it is done: whoever closes it before takes back what is not posted yet. */
async function close(page: Page, window: string): Promise<void> {
  await expect(review(page, window).getByRole('button', { name: 'Cancel' })).toBeHidden()
  await review(page, window).getByRole('button', { name: 'Close' }).last().click()
}

async function fillSend(page: Page, ether: string): Promise<void> {
  await safe(page).getByRole('textbox', { name: 'Amount' }).fill(ether)
  await safe(page).getByRole('combobox', { name: 'To' }).fill(receiver)
}

test.beforeEach(async () => {
  await emptyQueue()
  await freshBlock()
})

test.afterEach(restoreThreshold)

test('default: one owner proposes, the other sees it, confirms and executes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const ether = someEther()
  const other = await openSecond(browser, baseURL, '/queue')
  await openAs(page, 1, '/propose')
  await expectAccessible(page)
  await fillSend(page, ether)
  await safe(page).getByRole('textbox', { name: 'Note' }).fill('the rent')
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(review(page, 'Propose to the Safe')).toContainText(`Send ${ether} ETH to ${receiver}`)
  await sign(page, 'Propose to the Safe', 'Sign and propose')
  await expect(review(page, 'Propose to the Safe')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Propose to the Safe')
  await expect(row(page, 'the rent')).toContainText(`Send ${ether} ETH`)

  const seen = row(other, `Send ${ether} ETH`)
  await expect(seen).toContainText('1 of 2', twoPolls)
  await seen.getByRole('button', { name: /^Confirm nonce/ }).click()
  await sign(other, 'Confirm', 'Confirm')
  await expect(review(other, 'Confirm')).toContainText('Confirmed: 2 of 2 signed.')
  await expect(row(page, 'the rent')).toContainText('2 of 2', twoPolls)
  await expect(row(page, 'the rent')).toContainText('Ready to execute')

  await review(other, 'Confirm').getByRole('button', { name: 'Execute…' }).click()
  const before = await devnet.getBalance({ address: receiver })
  await sign(other, 'Execute', 'Execute')
  await expect(review(other, 'Execute')).toContainText('Sent.')
  await expect.poll(() => devnet.getBalance({ address: receiver })).toBe(before + parseEther(ether))
  await expect(row(page, 'the rent')).toHaveCount(0, twoPolls)
  await other.context().close()
})

test('behavior: a rival is rejected by two, and neither can happen any more', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [first] = await teamOwners()
  const ether = someEther()
  const { tx } = await propose({ to: receiver, value: parseEther(ether) }, [first])
  const other = await openSecond(browser, baseURL, '/queue')
  await openAs(page, 1, '/queue')
  const rival = row(page, `Send ${ether} ETH`)
  await rival.getByRole('button', { name: /^More for/ }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Reject…' }).click()
  await sign(page, 'Reject', 'Sign and reject')
  await expect(review(page, 'Reject')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Reject')
  await expect(row(other, `Rivals for nonce ${tx.nonce}`)).toBeVisible(twoPolls)
  await row(other, 'Reject: do nothing')
    .getByRole('button', { name: /^Execute nonce/ })
    .click()
  await sign(other, 'Execute', 'Execute')
  await expect(review(other, 'Execute')).toContainText('Sent.')
  await expect(rival).toHaveCount(0, { timeout: 15_000 })
  expect(await nonceOfSafe()).toBe(tx.nonce + 1n)
  await other.context().close()
})

test('behavior: a message is signed by two, and its signature can be copied', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const text = `We agree ${someEther()}`
  const other = await openSecond(browser, baseURL, '/messages')
  await openAs(page, 1, '/messages')
  await safe(page).getByRole('button', { name: 'New message…' }).click()
  await safe(page).getByRole('radio', { name: 'Typed data' }).check()
  await safe(page).getByRole('textbox', { name: 'Typed data as JSON' }).fill('{"domain":{}}')
  await safe(page).getByRole('button', { name: 'Review and sign…' }).click()
  await expect(safe(page).getByRole('textbox', { name: 'Typed data as JSON' })).toHaveAccessibleDescription(
    /“types” is missing/,
  )
  await safe(page).getByRole('radio', { name: 'Text' }).check()
  await safe(page).getByRole('textbox', { name: 'Text to sign' }).fill(text)
  await expectAccessible(page)
  await safe(page).getByRole('button', { name: 'Review and sign…' }).click()
  await sign(page, 'Sign a message', 'Sign message')
  await expect(review(page, 'Sign a message')).toContainText('1 of 2 signed.')
  await close(page, 'Sign a message')
  const card = (of: Page) => safe(of).getByRole('listitem').filter({ hasText: text })
  await expect(card(page)).toContainText('You have signed it.')
  await expect(card(other)).toContainText('1 of 2', twoPolls)
  await card(other).getByRole('button', { name: 'Sign…' }).click()
  await sign(other, 'Sign a message', 'Sign message')
  await expect(review(other, 'Sign a message')).toContainText('The Safe has signed.')
  await expect(card(page).getByRole('button', { name: 'Copy prepared signature' })).toBeVisible(twoPolls)
  await other.context().close()
})

test('behavior: the threshold is changed by two, together with a gift, as one batch', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const other = await openSecond(browser, baseURL, '/settings')
  await openAs(page, 1, '/settings')
  await expectAccessible(page)
  await safe(page).getByRole('button', { name: 'Change the threshold' }).click()
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(safe(page).getByRole('alert')).toContainText('2 of 3 must sign already.')
  await safe(page)
    .getByRole('combobox', { name: /^Signatures needed then/ })
    .selectOption('3')
  await safe(page).getByRole('button', { name: 'Put into a batch' }).click()
  await safe(page).getByRole('link', { name: 'The batch has 1 call' }).click()
  await fillSend(page, '0.01')
  await safe(page).getByRole('button', { name: 'Add to the batch' }).click()
  await expect(safe(page)).toContainText('the batch has 2 calls now')
  await safe(page).getByRole('button', { name: 'Move call 2 up' }).click()
  await expect(safe(page).getByRole('listitem').first()).toContainText('Send 0.01 ETH')
  await expectAccessible(page)
  await safe(page).getByRole('button', { name: 'Review the batch of 2…' }).click()
  await expect(review(page, 'Propose to the Safe')).toContainText('This changes the Safe itself')
  await sign(page, 'Propose to the Safe', 'Sign and propose')
  await expect(review(page, 'Propose to the Safe')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Propose to the Safe')
  await safe(other).getByRole('tab', { name: 'Queue' }).click()
  await row(other, 'Change the threshold')
    .getByRole('button', { name: /^Execute nonce/ })
    .click()
  await sign(other, 'Execute', 'Execute')
  await safe(page).getByRole('tab', { name: 'Settings' }).click()
  await expect(safe(page).getByRole('tabpanel')).toContainText('3 of 3 owners must sign', { timeout: 15_000 })
  await other.context().close()
})

test('behavior: what is ready is executed one after the other, each with all that it does', async ({
  page,
}) => {
  test.slow()
  const [first, second] = await teamOwners()
  const before = await nonceOfSafe()
  const threshold = encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [2n] })
  const data = encodeMultiSend([
    { operation: 0, to: receiver, value: parseEther('0.002'), data: '0x' },
    { operation: 0, to: teamSafe, value: 0n, data: threshold },
  ])
  const gift = await propose({ to: receiver, value: parseEther('0.001') }, [first, second])
  const batch = await propose({ to: safeContracts.multiSendCallOnly, operation: 1, data }, [first, second])
  await openAs(page, 1, '/queue')
  await safe(page).getByRole('button', { name: 'Execute all 2 that are ready…' }).click()
  const window = review(page, 'Execute 2 transactions of the Safe')
  await expect(window).toContainText(`Execute nonce ${before}`)
  for (const words of [
    ...[gift.safeTxHash, batch.safeTxHash, 'Safe 1.4.1', 'Send 0.001 ETH to', '−0.001 ETH', '−0.002 ETH'],
    ...['Batch of 2 calls', 'Send 0.002 ETH to', 'This changes who controls the Safe: changeThreshold.'],
  ])
    await expect(window).toContainText(words)
  await expect(window).not.toContainText('An unknown contract')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Confirm in wallet' }).click()
  await approve(page)
  await expect.poll(nonceOfSafe, { timeout: 15_000 }).toBeGreaterThan(before)
  if ((await nonceOfSafe()) === before + 1n) await approve(page)
  await expect.poll(nonceOfSafe, { timeout: 15_000 }).toBe(before + 2n)
  await expect(safe(page)).toContainText('Nothing waits here.', twoPolls)
})

test('behavior: a call is made of an ABI, field by field, and replaces what waits', async ({ page }) => {
  test.slow()
  const [first] = await teamOwners()
  const { tx, id } = await propose({ to: receiver, value: 5n }, [first])
  await openAs(page, 1, `/queue?tx=${id}`)
  await expect(safe(page).getByRole('button', { name: 'Confirm…' })).toHaveAccessibleDescription(
    /You have signed it/,
  )
  await safe(page).getByRole('button', { name: 'Replace…' }).click()
  await expect(safe(page)).toContainText(`It gets nonce ${tx.nonce}`)
  await safe(page).getByRole('radio', { name: 'Call a contract' }).check()
  await safe(page).getByRole('combobox', { name: 'Contract' }).fill(receiver)
  await expect(safe(page).getByRole('combobox', { name: 'Contract' })).toHaveAccessibleDescription(
    /no contract at this address/,
  )
  await safe(page).getByRole('combobox', { name: 'Contract' }).fill(deployment.tokens.LOVE)
  await safe(page)
    .getByRole('combobox', { name: 'Function' })
    .selectOption({ label: 'approve(address, uint256)' })
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(safe(page).getByRole('textbox', { name: /\(address\)$/ })).toHaveAccessibleDescription(
    /not an address/,
  )
  await expectAccessible(page)
  await safe(page)
    .getByRole('textbox', { name: /\(address\)$/ })
    .fill(receiver)
  await safe(page)
    .getByRole('textbox', { name: /\(uint256\)$/ })
    .fill('5')
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(review(page, 'Propose to the Safe')).toContainText(
    `Another transaction waits with nonce ${tx.nonce}`,
  )
  await sign(page, 'Propose to the Safe', 'Sign and propose')
  await expect(review(page, 'Propose to the Safe')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Propose to the Safe')
  await expect(row(page, `Rivals for nonce ${tx.nonce}`)).toBeVisible(twoPolls)
})

test('behavior: what was deleted lies in the recycle bin, and waits again once it is restored', async ({
  page,
}) => {
  test.slow()
  const [first, second] = await teamOwners()
  const ether = someEther()
  const { tx } = await propose({ to: receiver, value: parseEther(ether) }, [first, second])
  await openAs(page, 1, '/queue')
  const gift = row(page, `Send ${ether} ETH`)
  await gift.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await sign(page, 'Delete the proposal', 'Sign and delete')
  await expect(review(page, 'Delete the proposal')).toContainText('keeps it in the Recycle Bin')
  await close(page, 'Delete the proposal')
  await expect(safe(page)).toContainText('Nothing waits here.', twoPolls)
  await safe(page).getByRole('link', { name: 'Recycle Bin' }).click()
  await expect(gift).toContainText('Deleted by you')
  await page.reload()
  await expect(gift).toContainText('Deleted by you')
  await expectAccessible(page)
  await scanForNonsense(page)
  await gift.getByRole('button', { name: /^Restore/ }).click()
  const said = safe(page).getByText(`Restored: nonce ${tx.nonce} waits in the queue again, with all its`)
  await expect(said).toBeFocused()
  await expect(gift).toHaveCount(0)
  await safe(page).getByRole('link', { name: 'Queue' }).click()
  await expect(gift).toContainText('2 of 2')
  await expect(gift).toContainText('Ready to execute')
})

test('behavior: what lost its nonce lies in the recycle bin, and is proposed again with a free one', async ({
  page,
}) => {
  test.slow()
  const [first, second] = await teamOwners()
  const ether = someEther()
  const { tx } = await propose({ to: receiver, value: parseEther(ether) }, [first])
  await propose({ to: receiver, nonce: tx.nonce }, [second])
  await propose({ to: teamSafe, nonce: tx.nonce }, [first, second])
  await openAs(page, 1, '/queue')
  await row(page, 'Reject: do nothing')
    .getByRole('button', { name: /^Execute nonce/ })
    .click()
  await sign(page, 'Execute', 'Execute')
  await expect(review(page, 'Execute')).toContainText('Sent.')
  await close(page, 'Execute')
  await safe(page).getByRole('link', { name: 'Recycle Bin' }).click()
  const lost = row(page, `Send ${ether} ETH`)
  await expect(lost).toContainText(`Rejected: nonce ${tx.nonce} was used up by doing nothing`, {
    timeout: 15_000,
  })
  await lost.getByRole('button', { name: /^Propose again/ }).click()
  await sign(page, 'Propose to the Safe', 'Sign and propose')
  await close(page, 'Propose to the Safe')
  await expect(lost).toContainText('1 of 2')
  await expect(lost.getByRole('button', { name: `More for nonce ${tx.nonce + 1n}:` })).toBeVisible()
  await safe(page).getByRole('link', { name: 'Recycle Bin' }).click()
  await safe(page).getByRole('button', { name: 'Empty the Recycle Bin…' }).click()
  await expectAccessible(page)
  await page
    .getByRole('alertdialog', { name: 'Empty the Recycle Bin' })
    .getByRole('button', { name: 'Empty' })
    .click()
  await expect(safe(page).getByText('The bin was emptied.')).toBeFocused()
  await expect(safe(page)).toContainText('The Recycle Bin is empty.')
})

test('behavior: a batch outlives the page until it is emptied', async ({ page }) => {
  await openAs(page, 1, '/propose')
  await fillSend(page, '0.01')
  await safe(page).getByRole('button', { name: 'Put into a batch' }).click()
  await fillSend(page, '0.02')
  await safe(page).getByRole('button', { name: 'Add to the batch' }).click()
  const parts = safe(page).locator('.safe-batch').getByRole('listitem')
  await expect(parts).toHaveCount(2)
  await page.reload()
  await expect(parts.first()).toContainText('Send 0.01 ETH')
  await expect(parts.last()).toContainText('Send 0.02 ETH')
  await safe(page).getByRole('button', { name: 'Empty the batch' }).click()
  await page.reload()
  await expect(safe(page).getByRole('button', { name: 'Put into a batch' })).toBeVisible()
  await expect(parts).toHaveCount(0)
})

test('behavior: the maximised window has the whole desktop', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 640, 'On a phone every window has the whole screen.')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(`/safe/${teamSafe}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await safe(page).getByRole('button', { name: 'Maximize' }).click()
  await expect.poll(async () => (await safe(page).boundingBox())?.height).toBeGreaterThan(930)
})

test('error: without a wallet, and as a stranger, every action says why it does nothing', async ({
  page,
}) => {
  const [first] = await teamOwners()
  const { id } = await propose({ to: receiver, value: 7n }, [first])
  for (const place of ['/propose', '/settings', '/messages', '/recycle-bin', '/queue', `/queue?tx=${id}`]) {
    await page.goto(`/safe/${teamSafe}${place}`)
    await expect(safe(page)).toContainText('To sign, connect that of an owner.')
    await scanForNonsense(page)
    await expectAccessible(page)
  }
  const confirm = safe(page).getByRole('button', { name: 'Confirm…' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm).toHaveAccessibleDescription(/connect that of an owner/)
  await safe(page).getByRole('button', { name: 'Connect wallet…' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})
