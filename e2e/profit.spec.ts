import { devnet as deployment } from '@love/contracts/deployments/1337'
import { investInLiquidity } from '@love/devnet/seed/investInLiquidity'
import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { devnet, freshBlock, untilIndexed } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Does here what is told of it, and nothing else. */
const investor = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
/** Nobody has its key, and nothing is there. */
const empty = '0x1111111111111111111111111111111111111111'

const shown = (page: Page) => page.getByRole('dialog', { name: /^Portfolio/ })
const row = (page: Page, name: string) => shown(page).getByRole('row').filter({ hasText: name })

async function invest(page: Page): Promise<void> {
  await investInLiquidity(devnet, { deployment, account: investor })
  await freshBlock()
  await untilIndexed()
  await page.goto(`/portfolio/${investor}`)
}

test('default: what each position cost, what it is worth, and what every figure is made of', {
  tag: '@phone',
}, async ({ page }) => {
  await invest(page)
  await shown(page).getByRole('tab', { name: 'Assets' }).press('ArrowRight')
  await expect(page).toHaveURL(`/portfolio/${investor}?tab=profit`)
  await expect(row(page, 'LOVE-ETH')).toContainText(/\$[\d,]+\$[\d,]+[+−]?\$[\d,.]+–$/)
  await expectAccessible(page)
  await scanForNonsense(page)
  await row(page, 'LOVE-ETH').getByRole('link', { name: 'LOVE-ETH' }).click()
  await expect(page).toHaveURL(`/portfolio/${investor}?tab=profit&of=LOVE-ETH`)
  const ledger = shown(page).getByRole('table', { name: 'Profit of LOVE-ETH' })
  await expect(ledger.getByRole('row').filter({ hasText: 'Worth now' })).toContainText(
    /LP = .*LOVE and .*ETH/,
  )
  await expect(ledger.getByRole('row').filter({ hasText: 'Network fees' })).toContainText(/[\d.]+ ETH/)
  const fact = (label: string) => shown(page).locator('.fact-row').filter({ hasText: label })
  for (const label of ['Had you held', 'Trading fees earned', 'Impermanent loss'])
    await expect(fact(label)).toContainText(/\$\d/)
  await expect(fact('Annualized return')).toContainText('n/a until shares of known cost were in for a day')
  await expectAccessible(page)
  await scanForNonsense(page)
  await shown(page).getByRole('link', { name: 'All positions' }).click()
  await expect(page).toHaveURL(`/portfolio/${investor}?tab=profit`)
})

test('behavior: the lines of a position add up to its profit', { tag: '@deep' }, async ({ page }) => {
  await invest(page)
  await page.goto(`/portfolio/${investor}?tab=profit&of=LOVE-ETH`)
  const ledger = shown(page).getByRole('table', { name: 'Profit of LOVE-ETH' })
  await expect(ledger.getByRole('row').filter({ hasText: 'Network fees' })).toContainText(/[\d.]+ ETH/)
  const dollars = await ledger.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((one) => {
      // The heads of the columns, which a phone does not have.
      const cell = one.querySelector('td')
      return cell ? [Number(cell.textContent?.replace('−', '-').replaceAll(/[+$,]/g, ''))] : []
    }),
  )
  const parts = dollars.slice(0, -1).reduce((sum, part) => sum + part, 0)
  // From a thousand dollars on no cents are shown.
  expect(Math.abs(parts - (dollars.at(-1) ?? Number.NaN))).toBeLessThan(dollars.length)
})

test('error: nothing yet, a server that is away, one that lies', async ({ page, expectedFaults }) => {
  expectedFaults.push(/Failed to load resource/)
  await page.goto(`/portfolio/${empty}?tab=profit`)
  await expect(shown(page)).toContainText('No liquidity and no FAITH yet')
  await expectAccessible(page)
  const positions = '**/market/accounts/*/positions'
  await page.route(positions, (route) =>
    route.fulfill({ status: 503, json: { error: 'The market history is being made.' } }),
  )
  await page.goto(`/portfolio/${first}?tab=profit`)
  await expect(shown(page)).toContainText('Profit and loss unavailable: The market history is being made.')
  await page.unroute(positions)
  await shown(page).getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, 'FAITH')).toContainText(/[+−]\$[\d,.]+/)
  await page.route(positions, async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    for (const position of reply.positions) position.known = `${position.known}0`
    await route.fulfill({ json: reply })
  })
  await page.reload()
  await expect(row(page, 'FAITH')).toContainText('The chain says something else: do not rely on this line.')
})

test('default: the own positions of a wallet', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/portfolio')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await shown(page).getByRole('tab', { name: 'Profit and loss' }).click()
  await expect(row(page, 'FAITH')).toContainText(/[+−]\$[\d,.]+/)
})

test('default: the portfolio at any moment since the index began, and what holding would have been', {
  tag: '@phone',
}, async ({ page }) => {
  await invest(page)
  await page.goto(`/portfolio/${investor}?tab=time`)
  const total = shown(page).locator('.time-total').filter({ hasText: 'had you held' })
  await expect(total).toContainText(/^\$[\d,.]+ had you held \$[\d,.]+/)
  await expect(row(page, 'LOVE-ETH LP')).toContainText(/\$[\d,.]+/)
  await expectAccessible(page)
  await scanForNonsense(page)
  const newest = await total.textContent()
  const slider = shown(page).getByRole('slider', { name: 'Go back to' })
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /block [\d,]+/)
  await expect(total).not.toHaveText(newest ?? '')
  await slider.press('End')
  await expect(total).toHaveText(newest ?? '')

  const ahead = shown(page).getByRole('group', { name: 'What if…' })
  const position = ahead.getByRole('row').filter({ hasText: 'LOVE-ETH' })
  await expect(position).toContainText(/\$[\d,]+.*LOVE.*[+−]\$[\d,]+.*or LOVE at \$0\.\d+/)
  const today = await position.textContent()
  await ahead.getByLabel('LOVE price (USD)').fill('100')
  await expect(position).toContainText('Already')
  await ahead.getByLabel('Days from now').fill('0')
  await expect(ahead).toContainText('Enter whole days, from 1 to 3650.')
  await expect(ahead).toContainText('Enter prices, a volume and days.')
  await expectAccessible(page)
  await ahead.getByRole('button', { name: 'Use today’s figures' }).press('Enter')
  // Prices may have moved by a hair with the last block.
  await expect(position).toContainText(today?.slice(0, 12) ?? '')
})
