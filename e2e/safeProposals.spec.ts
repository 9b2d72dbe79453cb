import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { propose, teamOwners } from './fixtures/safeGateway.ts'
import {
  close,
  fillSend,
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

test('behavior: a message is signed by two, and its signature can be copied', { tag: '@deep' }, async ({
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
  await expect(card(page)).toContainText('You have already signed.')
  await expect(card(other)).toContainText('1 of 2', twoPolls)
  await card(other).getByRole('button', { name: 'Sign…' }).click()
  await sign(other, 'Sign a message', 'Sign message')
  await expect(review(other, 'Sign a message')).toContainText('The Safe has signed.')
  await expect(card(page).getByRole('button', { name: 'Copy combined signature' })).toBeVisible(twoPolls)
  await other.context().close()
})

test('behavior: a call is made of an ABI, field by field, and replaces what waits', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  test.slow()
  const [first] = await teamOwners()
  const { tx, id } = await propose({ to: receiver, value: 5n }, [first])
  await openAs(page, 1, `/queue?tx=${id}`)
  await expect(safe(page).getByRole('button', { name: 'Confirm…' })).toHaveAccessibleDescription(
    /You have already signed/,
  )
  await safe(page).getByRole('button', { name: 'Replace…' }).click()
  await expect(safe(page)).toContainText(`Uses nonce ${tx.nonce}`)
  await safe(page).getByRole('radio', { name: 'Call a contract' }).check()
  await safe(page).getByRole('combobox', { name: 'Contract' }).fill(receiver)
  await expect(safe(page).getByRole('combobox', { name: 'Contract' })).toHaveAccessibleDescription(
    /No contract at this address/,
  )
  await safe(page).getByRole('combobox', { name: 'Contract' }).fill(deployment.tokens.LOVE)
  await safe(page)
    .getByRole('combobox', { name: 'Function' })
    .selectOption({ label: 'approve(address, uint256)' })
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(safe(page).getByRole('textbox', { name: /\(address\)$/ })).toHaveAccessibleDescription(
    /Not an address/,
  )
  await expectAccessible(page)
  await safe(page)
    .getByRole('textbox', { name: /\(address\)$/ })
    .fill(receiver)
  await safe(page)
    .getByRole('textbox', { name: /\(uint256\)$/ })
    .fill('5')
  await safe(page).getByRole('button', { name: 'Review and propose…' }).click()
  await expect(review(page, 'Propose transaction')).toContainText(
    `Another transaction conflicts with nonce ${tx.nonce}`,
  )
  await sign(page, 'Propose transaction', 'Sign and propose')
  await expect(review(page, 'Propose transaction')).toContainText('Proposed: 1 of 2 signed.')
  await close(page, 'Propose transaction')
  await expect(row(page, `Conflicting transactions (nonce ${tx.nonce})`)).toBeVisible(twoPolls)
})

test('behavior: on a phone five proposals fit below what waits for you, and the tabs are one row', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen has columns')
  const [first] = await teamOwners()
  for (const value of [1n, 2n, 3n, 4n, 5n]) await propose({ to: receiver, value }, [first])
  await openAs(page, 2, '/queue')
  await expect(safe(page).getByRole('link', { name: '5 need your signature, 5 queued' })).toBeInViewport()
  const rows = safe(page)
    .getByRole('table', { name: 'Queue' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  expect((await rows.last().boundingBox())?.height).toBeLessThan(72)
  const tabs = await safe(page)
    .getByRole('tab')
    .evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().bottom)))
  expect(new Set(tabs).size).toBe(1)
  await expect(safe(page).getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await safe(page).getByRole('tab', { name: 'Settings' }).click()
  await expect(safe(page).getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
  await safe(page)
    .getByRole('link', { name: /queued$/ })
    .click()
  await rows.first().tap()
  await expect(safe(page).getByRole('button', { name: 'Confirm…' })).toBeVisible()
})

test('behavior: what was wrong is not said beside a field that is right', { tag: '@deep' }, async ({
  page,
}) => {
  await openAs(page, 1, '/propose')
  const to = safe(page).getByRole('combobox', { name: 'To' })
  const amount = safe(page).getByRole('textbox', { name: 'Amount' })
  const propose = safe(page).getByRole('button', { name: 'Review and propose…' })
  await to.fill('0x12')
  await propose.click()
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await to.fill(receiver)
  await expect(to).not.toHaveAttribute('aria-invalid', 'true')
  await amount.fill('0')
  await propose.click()
  await expect(amount).toHaveAccessibleDescription(/Enter an amount above 0/)
  await amount.fill('0.01')
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
  await propose.click()
  await expect(review(page, 'Propose transaction')).toBeVisible()
  await expect(safe(page).locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('behavior: a batch outlives the page until it is emptied', { tag: '@deep' }, async ({ page }) => {
  await openAs(page, 1, '/propose')
  await fillSend(page, '0.01')
  await safe(page).getByRole('button', { name: 'Add to batch' }).click()
  await fillSend(page, '0.02')
  await safe(page).getByRole('button', { name: 'Add to batch' }).click()
  const parts = safe(page).locator('.safe-batch').getByRole('listitem')
  await expect(parts).toHaveCount(2)
  await page.reload()
  await expect(parts.first()).toContainText('Send 0.01 ETH')
  await expect(parts.last()).toContainText('Send 0.02 ETH')
  await safe(page).getByRole('button', { name: 'Clear batch' }).click()
  await page.reload()
  await expect(safe(page).getByRole('button', { name: 'Add to batch' })).toBeVisible()
  await expect(parts).toHaveCount(0)
})
