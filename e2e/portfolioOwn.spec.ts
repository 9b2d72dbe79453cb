import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'
import { unfold, unfoldGroups } from './fixtures/unfold.ts'

/** The first demo account. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Nobody has its key, and nothing is there. */
const empty = '0x1111111111111111111111111111111111111111'

const portfolio = (page: Page) => page.getByRole('dialog', { name: /^Portfolio/ })
const field = (page: Page) => portfolio(page).getByRole('textbox', { name: 'Address' })
const table = (page: Page) => portfolio(page).getByRole('table')
const total = (page: Page) => portfolio(page).locator('.portfolio-total strong')
const own = (page: Page) =>
  page.addInitScript((name) => localStorage.setItem(name, 'true'), `${account}-terms-agreement`)

test('default: it opens on the connected account, and each row leads to where one goes on with it', async ({
  page,
}) => {
  await own(page)
  await freshBlock()
  await page.goto('/portfolio')
  await expect(portfolio(page)).toContainText('Connect a wallet to see what you own')
  await expect(portfolio(page).getByRole('button', { name: 'Mine' })).toBeHidden()
  await expectAccessible(page)
  await connectDemoWallet(page)
  await expect(total(page)).toContainText(/\$[\d,]+/)
  await expect(page).toHaveURL('/portfolio')
  await expect(portfolio(page)).toContainText('Total of your account 0xf39F…2266')
  await unfold(page, 'Find or save')
  await expect(field(page)).toHaveValue(account)
  await unfoldGroups(table(page))
  for (const [link, href] of [
    ['Swap LOVE', '/swap?from=LOVE'],
    ['Get FAITH LOVE', '/faith'],
    ['Unstake LOVE-ETH', '/farm/LOVE-ETH?tab=unstake'],
    ['Harvest From LOVE-ETH', '/farm/LOVE-ETH'],
  ] as const)
    await expect(table(page).getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href)
  await expectAccessible(page)
  await table(page).getByRole('link', { name: 'Unstake LOVE-ETH' }).click()
  await expect(page).toHaveURL('/farm/LOVE-ETH?tab=unstake')
  await expect(page.getByRole('tab', { name: 'Unstake' })).toHaveAttribute('aria-selected', 'true')
})

test('behavior: on a phone the total and all groups stand on the first screen', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'only on a phone')
  await own(page)
  await freshBlock()
  await page.goto('/portfolio')
  await connectDemoWallet(page)
  await expect(total(page)).toContainText(/\$[\d,]+/)
  await expect(total(page)).toBeInViewport({ ratio: 1 })
  const groups = table(page).getByRole('button', { expanded: false })
  expect(await groups.count()).toBeGreaterThan(2)
  for (const group of await groups.all()) {
    await expect(group).toBeInViewport({ ratio: 1 })
    expect((await group.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await groups.first().tap()
  await expect(table(page).getByRole('link', { name: 'Swap LOVE', exact: true })).toBeVisible()
  for (const link of await table(page).getByRole('link').all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  await expect(field(page)).toBeHidden()
  await portfolio(page).getByRole('button', { name: 'Find or save' }).tap()
  await expect(field(page)).toBeVisible()
})

test('behavior: “Mine” leads back to the connected account', { tag: '@deep' }, async ({ page }) => {
  await own(page)
  await page.goto(`/portfolio/${empty}`)
  await expect(portfolio(page).getByRole('button', { name: 'Mine' })).toBeHidden()
  await connectDemoWallet(page)
  await expect(page).toHaveURL(`/portfolio/${empty}`)
  await unfold(page, 'Find or save')
  await portfolio(page).getByRole('button', { name: 'Mine' }).click()
  await expect(page).toHaveURL(`/portfolio/${account}`)
  await expect(total(page)).toContainText('$')
  await expect(portfolio(page).getByRole('button', { name: 'Mine' })).toBeFocused()
  await unfoldGroups(table(page))
  await expect(table(page)).toContainText(/[\d,.]+ LOVE/)
})
