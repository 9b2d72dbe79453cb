import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { encodeMultiSend } from '@love/safe/multiSend'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, parseEther } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { propose, teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import {
  act,
  approve,
  backToQueue,
  close,
  fillSend,
  isPhone,
  nonceOfSafe,
  openAs,
  openSecond,
  receiver,
  review,
  row,
  safe,
  sign,
  someEther,
  test,
  twoPolls,
} from './fixtures/safeWorkspace.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'

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
  await safe(page).getByRole('textbox', { name: 'Private note' }).fill('the rent')
  await safe(page).getByRole('textbox', { name: 'Note for all owners' }).fill('rent of October')
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(
    review(page, 'Propose transaction').getByRole('heading', { name: `Send ${ether} ETH to 0x3C44…93BC` }),
  ).toBeVisible()
  await expect(review(page, 'Propose transaction')).toContainText(receiver)
  // Once and large, in each of the three reviews.
  const said = (seen: Page, name: string) => review(seen, name).getByText(`Send ${ether} ETH`)
  await expect(said(page, 'Propose transaction')).toHaveCount(1)
  await sign(page, 'Propose transaction', 'Sign and propose')
  await expect(review(page, 'Propose transaction')).toContainText('Proposed: 1 of 2 signed.')
  await expect(review(page, 'Propose transaction').getByRole('button', { name: 'Copy link' })).toBeVisible()
  await close(page, 'Propose transaction')
  await expect(row(page, 'the rent')).toContainText(`Send ${ether} ETH`)

  const seen = row(other, `Send ${ether} ETH`)
  await expect(seen).toContainText('1 of 2', twoPolls)
  await expect(seen).toContainText('Note from 0xf39F…2266: rent of October')
  await act(seen, 'Confirm')
  await expect(review(other, 'Confirm').getByRole('heading', { name: `Send ${ether} ETH` })).toBeVisible()
  await expect(said(other, 'Confirm')).toHaveCount(1)
  await sign(other, 'Confirm', 'Confirm')
  await expect(review(other, 'Confirm')).toContainText('Confirmed: 2 of 2 signed.')
  await expect(row(page, 'the rent')).toContainText('2 of 2', twoPolls)
  await expect(row(page, 'the rent')).toContainText('Ready to execute')

  await review(other, 'Confirm').getByRole('button', { name: 'Execute…' }).click()
  const before = await devnet.getBalance({ address: receiver })
  await expect(review(other, 'Execute').getByRole('heading', { name: `Send ${ether} ETH` })).toBeVisible()
  await expect(said(other, 'Execute')).toHaveCount(1)
  await expect(review(other, 'Execute')).toContainText(
    /Network feeabout [\d.]+ ETH \(<?\$[\d.]+\), paid by you/,
  )
  await sign(other, 'Execute', 'Execute')
  await expect(review(other, 'Execute')).toContainText(/Sent\.|Executed in block/)
  await expect.poll(() => devnet.getBalance({ address: receiver })).toBe(before + parseEther(ether))
  await expect(row(page, 'the rent')).toHaveCount(0, twoPolls)
  await other.context().close()
})

test('behavior: a rival is rejected by two, and neither can happen any more', { tag: '@deep' }, async ({
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
  if (isPhone(page)) await act(rival, 'Reject on-chain')
  else {
    await rival.getByRole('button', { name: /^More for/ }).click()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Reject on-chain…' }).click()
  }
  await expect(review(page, 'Reject on-chain')).toContainText(
    `Rejects: Send ${ether} ETH to 0x3C44…93BC (nonce ${tx.nonce})`,
  )
  await sign(page, 'Reject on-chain', 'Sign and reject')
  await expect(review(page, 'Reject on-chain')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Reject on-chain')
  await backToQueue(page)
  await expect(row(other, `Conflicting transactions (nonce ${tx.nonce})`)).toBeVisible(twoPolls)
  await act(row(other, 'On-chain rejection'), 'Execute')
  await sign(other, 'Execute', 'Execute')
  await expect(review(other, 'Execute')).toContainText(/Sent\.|Executed in block/)
  await expect(rival).toHaveCount(0, { timeout: 15_000 })
  expect(await nonceOfSafe()).toBe(tx.nonce + 1n)
  await other.context().close()
})

test('behavior: the threshold is changed by two, together with a gift, as one batch', {
  tag: '@deep',
}, async ({ page, browser, baseURL }) => {
  test.slow()
  const other = await openSecond(browser, baseURL, '/settings')
  await openAs(page, 1, '/settings')
  await expectAccessible(page)
  await safe(page).getByRole('button', { name: 'Change threshold' }).click()
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(safe(page).getByRole('alert')).toContainText('The threshold is already 2 of 3.')
  await safe(page)
    .getByRole('combobox', { name: /^New threshold/ })
    .selectOption('3')
  await safe(page).getByRole('button', { name: 'Add to batch' }).click()
  await safe(page).getByRole('link', { name: 'The batch has 1 call' }).click()
  await fillSend(page, '0.01')
  await safe(page).getByRole('button', { name: 'Add to batch' }).click()
  await expect(safe(page)).toContainText('The batch has 2 calls')
  await safe(page).getByRole('button', { name: 'Move call 2 up' }).click()
  await expect(safe(page).getByRole('listitem').first()).toContainText('Send 0.01 ETH')
  await expectAccessible(page)
  await safe(page).getByRole('button', { name: 'Review batch (2)…' }).click()
  await expect(review(page, 'Propose transaction')).toContainText('This changes the Safe itself')
  await sign(page, 'Propose transaction', 'Sign and propose')
  await expect(review(page, 'Propose transaction')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Propose transaction')
  await safe(other).getByRole('tab', { name: 'Queue' }).click()
  await act(row(other, 'Change threshold'), 'Execute')
  await sign(other, 'Execute', 'Execute')
  await safe(page).getByRole('tab', { name: 'Settings' }).click()
  await expect(safe(page).getByRole('tabpanel')).toContainText('3 of 3 owners must sign', { timeout: 15_000 })
  await other.context().close()
})

test('behavior: what is ready is executed one after the other, each with all that it does', {
  tag: '@deep',
}, async ({ page }) => {
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
  await safe(page).getByRole('button', { name: 'Execute all 2…' }).click()
  const window = review(page, 'Execute 2 Safe transactions')
  await expect(window).toContainText(`Execute nonce ${before}`)
  for (const words of [
    gift.safeTxHash,
    batch.safeTxHash,
    'Safe 1.4.1',
    'Send 0.001 ETH to',
    '−0.001 ETH',
    '−0.002 ETH',
    'Batch of 2 calls',
    'Send 0.002 ETH to',
    'This changes who controls the Safe: changeThreshold.',
  ])
    await expect(window).toContainText(words)
  await expect(window).not.toContainText('An unknown contract')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Confirm in wallet' }).click()
  await approve(page)
  await expect.poll(nonceOfSafe, { timeout: 15_000 }).toBeGreaterThan(before)
  if ((await nonceOfSafe()) === before + 1n) await approve(page)
  await expect.poll(nonceOfSafe, { timeout: 15_000 }).toBe(before + 2n)
  // The button is gone with what it was for; what it opened is not.
  await expect(window).toContainText('Confirmed.', twoPolls)
  await expect(safe(page)).toContainText('Queue is empty.', twoPolls)
})

test('behavior: the maximised window has the whole desktop', { tag: '@deep' }, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 640, 'On a phone every window has the whole screen.')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(`/safe/${teamSafe}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await safe(page).getByRole('button', { name: 'Maximize' }).click()
  await expect.poll(async () => (await safe(page).boundingBox())?.height).toBeGreaterThan(930)
})

test('error: without a wallet, and as a stranger, every action says why it does nothing', {
  tag: '@deep',
}, async ({ page }) => {
  const [first] = await teamOwners()
  const { id } = await propose({ to: receiver, value: 7n }, [first])
  for (const place of ['/propose', '/settings', '/messages', '/recycle-bin', '/queue', `/queue?tx=${id}`]) {
    await page.goto(`/safe/${teamSafe}${place}`)
    await expect(safe(page)).toContainText('Connect an owner’s wallet to sign.')
    await scanForNonsense(page)
    await expectAccessible(page)
  }
  const confirm = safe(page).getByRole('button', { name: 'Confirm…' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(confirm).toHaveAccessibleDescription(/Connect an owner’s wallet/)
  await safe(page).getByRole('button', { name: 'Connect wallet…' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})
