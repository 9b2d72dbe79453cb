import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'

const names = [
  'LOVE-ETH',
  'LOVE-USDT',
  'LOVE-WBTC',
  'LOVE-PEPE',
  'WAR3-ETH',
  'LOVE-NINA',
  'LOVE-BOBO',
  'LOVE-MOG',
  'LOVE-SPX',
  'LOVE-BITCOIN',
]

test('default: ten pairs with reserves and prices from the chain, in one request', async ({ page }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/rpc') bodies.push(request.postData() ?? '')
  })
  await page.goto('/pairs')
  const window = page.getByRole('dialog', { name: 'Pairs' })
  const rows = window.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText(/[\d,.]+ ETH/)
  // Before the next look at the chain, four seconds later.
  expect(bodies).toHaveLength(1)
  await expect(rows).toHaveCount(names.length + 1)
  for (const [index, name] of names.entries()) {
    await expect(rows.nth(index + 1)).toContainText(name)
    await expect(rows.nth(index + 1)).toContainText(/1 (LOVE|WAR3) = [\d,.]+ [A-Z]+/)
  }
  await expect(window.getByText(/block \d+, \d+ s old$/)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/)
})

test('error: a node that answers nonsense is told in words, with a way to try again', async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load resource/)
  let broken = true
  await page.route('**/rpc', (route) =>
    broken ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  )
  await page.goto('/pairs')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  broken = false
  await retry.click()
  await expect(page.getByRole('table')).toContainText(/[\d,.]+ ETH/)
})
