import { devnet as deployment } from '@love/contracts/deployments/1337'
import { expect } from '@playwright/test'
import { alterPools } from './fixtures/alterPools.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { chooseToken, getField, payField, swapWindow, tokenButton } from './fixtures/swapPage.ts'
import { test } from './fixtures/test.ts'

test('default: quotes work without a wallet, in both directions, and stay in the address', async ({
  page,
}) => {
  await page.goto('/swap')
  const window = swapWindow(page)
  await payField(page).fill('1')
  await expect(getField(page)).toHaveValue(/^\d{6}\.\d+$/)
  await expect(window).toContainText(/1 ETH = [\d,.]+ LOVE/)
  await window.getByRole('button', { name: 'Invert price' }).click()
  await expect(window).toContainText(/1 LOVE = 0\.0000\d+ ETH/)
  await expect(window.getByText(/[\d,.]+ ETH for [\d,.]+ LOVE\./)).toHaveRole('status')
  await expect(page).toHaveURL('/swap?from=ETH&to=LOVE&amount=1')
  await expect(window.getByRole('link', { name: /Swap on Uniswap/ })).toHaveAttribute(
    'href',
    'https://app.uniswap.org/#/swap?theme=dark&inputCurrency=ETH&outputCurrency=0xB22C05CeDbF879a661fcc566B5a759d005Cf7b4C',
  )
  await expectAccessible(page)

  await getField(page).fill('1000')
  await expect(payField(page)).toHaveValue(/^0\.00\d+$/)
  await chooseToken(page, 'Token you receive', 'WBTC')
  await expect(window).toContainText('Insufficient WBTC liquidity for this trade')
  await getField(page).fill('0.01')
  // Trades of other tests may have made another way the best one.
  await expect(window).toContainText(/ETH → (\w+ → )?LOVE → WBTC/)
  await expect(page).toHaveURL('/swap?from=ETH&to=WBTC&amount=0.01&exact=out')
  await page.reload()
  await expect(getField(page)).toHaveValue('0.01')
  await expect(payField(page)).toHaveValue(/^0\.2\d+$/)
  await window.getByRole('button', { name: 'Switch tokens' }).click()
  await expect(page).toHaveURL('/swap?from=WBTC&to=ETH&amount=0.01')
  await scanForNonsense(page)
  await window.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

test('behavior: a token is found by name or address, the last ones come first, and nobody swaps one for itself', async ({
  page,
}) => {
  await page.goto('/swap')
  await tokenButton(page, 'Token you pay with').click()
  const picker = page.getByRole('dialog', { name: 'Token you pay with' })
  const search = picker.getByRole('searchbox', { name: 'Search by name or address' })
  const rows = picker.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
  await expect(search).toBeFocused()
  await search.fill('tether')
  await expect(rows).toHaveText([/USDT/])
  await search.fill(deployment.tokens.WBTC)
  await expect(rows).toHaveText([/WBTC/])
  await search.fill(deployment.router)
  await expect(picker).toContainText('Only listed tokens can be swapped.')
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect(tokenButton(page, 'Token you pay with')).toBeFocused()

  await chooseToken(page, 'Token you pay with', 'LOVE')
  await expect(tokenButton(page, 'Token you receive')).toHaveText('ETH')
  await tokenButton(page, 'Token you receive').click()
  const other = page.getByRole('dialog', { name: 'Token you receive' })
  await expect(other.getByRole('list', { name: 'Recently used' })).toHaveText('LOVE')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(other).toBeHidden()
  await expect(page).toHaveURL(/from=LOVE&to=WAR3|from=ETH&to=LOVE/)
})

test(
  'behavior: the chart of the pair stands beside the form, which keeps its width',
  { tag: '@deep' },
  async ({ page }, { project }) => {
    test.skip(project.name === 'phone')
    await page.goto('/swap?from=LOVE&to=USDT&amount=1')
    const window = swapWindow(page)
    const form = page.locator('.swap-form')
    const chart = window.getByRole('region', { name: 'Price' })
    await expect(chart.getByRole('slider', { name: /^LOVE price in USDT, / })).toBeVisible()
    await expect(getField(page)).not.toHaveValue('')
    await expectAccessible(page)
    const width = async () => Math.round((await form.boundingBox())?.width ?? 0)
    const before = await width()
    await window.getByRole('button', { name: 'Maximize' }).click()
    await expect(chart).toBeVisible()
    expect(await width()).toBe(before)
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(chart).toBeHidden()
    expect(await width()).toBe(before)
  },
)

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test(`behavior: the button of the form is in view on a phone of ${width} by ${height}, and 0,5 is understood`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/swap')
    await payField(page).fill('0,5')
    await expect(getField(page)).toHaveValue(/^1\d{5}\./)
    const button = swapWindow(page).getByRole('button', { name: 'Connect wallet' })
    await expect(button).toBeInViewport({ ratio: 1 })
    if (isMobile) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const route = swapWindow(page).getByText('Route', { exact: true })
    await expect(route).toBeHidden()
    await swapWindow(page).getByRole('button', { name: 'More about this price' }).click()
    await expect(route).toBeVisible()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

const badAmounts = ['1e400', '１', '1.0000000000000000001']

test(
  'error: bad links are harmless, and say what is wrong #strange-links',
  { tag: '@deep' },
  async ({ page }, { project }) => {
    test.skip(project.name === 'phone')
    const window = swapWindow(page)
    for (const amount of badAmounts) {
      await page.goto(`/swap?amount=${encodeURIComponent(amount)}`)
      await expect(payField(page)).toHaveValue(amount)
      await expect(payField(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(getField(page)).toHaveValue('')
    }
    for (const token of [`0x${'0'.repeat(40)}`, deployment.router, 'NOPE']) {
      await page.goto(`/swap?from=${token}&to=USDT&amount=1&recipient=${deployment.router}`)
      await expect(window).toContainText('The token in this link is not listed here. You see ETH instead.')
      await expect(getField(page)).toHaveValue(/^\d{4}\.\d+$/)
    }
    await page.goto(`/swap?from=${deployment.tokens.LOVE.toLowerCase()}&to=LOVE&amount=1`)
    await expect(window).toContainText('You chose the same token twice.')
    await expectAccessible(page)
    await page.goto(`/swap?${'from=WBTC&'.repeat(300)}to=ETH&amount=${'1'.repeat(300)}`)
    await expect(tokenButton(page, 'Token you pay with')).toHaveText('WBTC')
    await expect(window).toContainText('too large for any token')
    const answer = await page.request.get(`/swap?ref=${'a'.repeat(100_000)}`)
    expect([200, 414, 431]).toContain(answer.status())
  },
)

test('error: empty, one-sided and tiny pools have no price and no nonsense #exact-amounts', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone')
  const supply = 1n
  await alterPools(page, [{ reserves: [0n, 0n], supply }, { reserves: [0n, 5n], supply }, 'missing'])
  await page.goto('/swap?amount=1')
  await expect(swapWindow(page)).toContainText('No liquidity between ETH and LOVE.')
  await scanForNonsense(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alterPools(page, [{ reserves: [1n, 1n], supply }])
  await page.reload()
  await expect(swapWindow(page)).toContainText('too small to buy any LOVE')
  await scanForNonsense(page)
})
