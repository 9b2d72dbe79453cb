import { devnet as deployment } from '@love/contracts/deployments/1337'
import { readLiquidity } from '@love/protocol/actions/readLiquidity'
import { exactAmount } from '@love/protocol/amounts/amount'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { matchDeposit } from '@love/protocol/liquidity/matchDeposit'
import { previewDeposit } from '@love/protocol/liquidity/previewDeposit'
import { loveEth, pairs } from '@love/protocol/pairs/pairs'
import { expect } from '@playwright/test'
import { alterPools } from './fixtures/alterPools.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { amountField, pool } from './fixtures/liquidityPage.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'
import { unfold } from './fixtures/unfold.ts'

test('default: without a wallet the form works, and either side follows the exact ratio', async ({
  page,
}) => {
  await freshBlock()
  await page.goto('/liquidity/LOVE-ETH')
  await expect(pool(page)).toContainText(/1 ETH[\d,.]+ LOVE/)
  await amountField(page, 'LOVE').fill('1234.5')
  await expect(amountField(page, 'ETH')).not.toHaveValue('')
  await expect(pool(page)).toContainText(/You receive\s*[\d,.]+ LP/)
  await expect(pool(page)).toContainText('Connect a wallet to see your position')
  await amountField(page, 'ETH').fill('0.5')
  await expect(async () => {
    const { pool: state } = await readLiquidity(devnet, { deployment, pair: loveEth })
    if (!state) throw new Error('LOVE-ETH is missing.')
    const desired = matchDeposit('other', parseAmount('0.5', loveEth.other).raw, state.reserves)
    const { taken } = previewDeposit({ pair: loveEth, pool: state, desired, held: 0n })
    expect(await amountField(page, 'LOVE').inputValue()).toBe(
      exactAmount({ raw: taken.base, token: loveEth.base }),
    )
  }).toPass({ timeout: 15_000 })
  await unfold(page, 'Pool details')
  await expect(page.getByRole('link', { name: /Add on Uniswap/ })).toHaveAttribute(
    'href',
    'https://app.uniswap.org/#/add/v2/ETH/0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C',
  )
  await expectAccessible(page)
  await pool(page).getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

test('behavior: a pool says what its fees pay, and what a price move does to the amounts', async ({
  page,
}) => {
  await freshBlock()
  await page.goto('/liquidity/LOVE-ETH')
  await expect(pool(page)).toContainText(/Fees APR\s*[\d.,]+%/)
  await expect(pool(page)).toContainText(
    'If LOVE doubles against ETH, you would have 5.72% less than just holding',
  )
  await amountField(page, 'LOVE').fill('1000')
  await expect(pool(page)).toContainText(
    /doubles against ETH, you would have 707\.1\d?\sLOVE and 0\.00\d+\sETH \(\$[\d.]+\), 5\.72% less/,
  )
  await unfold(page, 'If the price moves')
  const moves = page.getByRole('table', { name: /Your position when the LOVE price in ETH moves/ })
  await expect(moves.getByRole('row').filter({ hasText: '+300%' })).toContainText(
    /500\sLOVE.*\(\$[\d.]+\)−20%/,
  )
  await expectAccessible(page)
})

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test(`behavior: the button of both forms is in view on a phone of ${width} by ${height}`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.setViewportSize({ width, height })
    for (const tab of ['add', 'remove']) {
      await page.goto(`/liquidity/LOVE-ETH?tab=${tab}`)
      const button = page.getByRole('tabpanel').getByRole('button', { name: 'Connect wallet' })
      await expect(button).toBeInViewport({ ratio: 1 })
      if (isMobile) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })

test('error: what is no amount is a field error, never a rounded one', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/liquidity/LOVE-USDT')
  await expect(pool(page, 'LOVE-USDT')).toContainText(/1 USDT[\d,.]+ LOVE/)
  for (const [text, reason] of [
    ['1e400', /amount/],
    ['-1', /amount/],
    ['0x10', /amount/],
    ['1,000', /decimal point/],
    ['NaN', /amount/],
    ['1.0000001', /decimals/],
  ] as const) {
    await amountField(page, 'USDT').fill(text)
    await expect(amountField(page, 'USDT')).toHaveAccessibleDescription(reason)
    await expect(amountField(page, 'LOVE')).toHaveValue('')
  }
  await amountField(page, 'USDT').fill('0.000001')
  await expect(amountField(page, 'LOVE')).toHaveValue(/^0\.\d+$/)
  await page.getByRole('textbox', { name: 'Max slippage (%)' }).fill('51')
  await expect(pool(page, 'LOVE-USDT')).toContainText('Slippage above 50% is not allowed')
  await scanForNonsense(page)
})

test('behavior: pools that are missing, empty or one-sided say so, and show no nonsense', {
  tag: '@deep',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const lies = [
    ['missing', 'There is no LOVE-ETH pool yet'],
    [{ reserves: [0n, 0n], supply: 0n }, 'The LOVE-ETH pool is empty'],
    [{ reserves: [5n, 0n], supply: 9n }, 'holds only one of its two tokens'],
    [{ reserves: [1n, 1n], supply: 1n }, 'LOVE-ETH'],
  ] as const
  for (const [lie, words] of lies) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await alterPools(page, [lie])
    await page.goto('/liquidity/LOVE-ETH')
    await expect(pool(page)).toContainText(words)
    await amountField(page, 'LOVE').fill('1000')
    await amountField(page, 'ETH').fill('2')
    await scanForNonsense(page)
    await page.getByRole('tab', { name: 'Remove' }).click()
    await scanForNonsense(page)
    await page.goto('/liquidity')
    await expect(page.getByRole('table')).toContainText('LOVE-ETH')
    await scanForNonsense(page)
  }
})

test('error: bad names lead back to all pools, bad tabs to the first', { tag: '@deep' }, async ({
  page,
  isMobile,
  expectedFaults,
}) => {
  test.skip(isMobile, 'the same on every screen')
  expectedFaults.push(/404/)
  for (const name of ['NOPE', '__proto__', 'constructor', '%3Cscript%3E', 'LOVE-ETH/x']) {
    await page.goto(`/liquidity/${name}`)
    await expect(page.getByRole('dialog', { name: 'Liquidity' })).toContainText('No pool named')
  }
  await page.getByRole('link', { name: 'Show all pools' }).click()
  await expect(page).toHaveURL('/liquidity')
  await page.getByRole('link', { name: 'LOVE-WBTC' }).click()
  await expect(pool(page, 'LOVE-WBTC')).toBeVisible()
  await page.goto('/liquidity/love-eth?tab=nonsense')
  await expect(page.getByRole('tab', { name: 'Add' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/liquidity/LOVE-ETH?tab=remove')
  await expect(page.getByRole('tab', { name: 'Remove' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
})

test('default: every pool is listed with what it holds', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/liquidity')
  // The headings are not there on a phone.
  const rows = page.getByRole('dialog', { name: 'Liquidity' }).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(pairs.length)
  await expect(rows.first()).toContainText(/LOVE-ETH.*\$[\d,]+/s)
  await expectAccessible(page)
})
