import { type Locator, type Page, expect as slowExpect } from '@playwright/test'
import type { Address } from 'viem'
import { programPaths } from '../fixtures/programPaths.ts'

/** A chain that makes blocks by itself, and a server behind two more: nothing here is about speed. */
const expect = slowExpect.configure({ timeout: 30_000 })

/** Of the programs that show figures: what must stand in their window, beside the block they are from. */
const figures = {
  '/': /\$0\.\d+/,
  '/tokens': /\$0\.\d+/,
  '/tokens/LOVE': /\$0\.\d+/,
  '/tokens/WAR3': /\$0\.\d+/,
  '/pairs': /LOVE-ETH.*\$[\d,]+/,
  '/pairs/LOVE-ETH': /\$[\d,]+/,
  '/liquidity': /LOVE-ETH.*\$[\d,]+/,
  '/liquidity/LOVE-ETH': /\$[\d,]+/,
  '/farm': /LOVE-ETH.*[\d.]+%/,
  '/farm/LOVE-ETH': /[\d.]+%/,
  '/faith': /LOVE/,
} as const

const words = {
  '/swap': 'You pay',
  '/safe': 'Safe',
  '/activity': 'Activity',
  '/community': 'Discord',
  '/paper': 'The terms',
  '/control-panel': 'Wallpaper',
  '/help': 'Contents',
} as const

const failed = /could not be loaded|illegal operation|has stopped|cannot be read|cannot be reached/

/** Every program is opened, listens, and shows what it is there for. */
export async function seeEveryProgram(page: Page, account: Address): Promise<string> {
  const portfolio = { [`/portfolio/${account}`]: /\$[\d,]+/ }
  const anything = Object.fromEntries(programPaths.map((path) => [path, /\S/]))
  const places = Object.entries({ ...anything, ...figures, ...words, ...portfolio })
  for (const [path, seen] of places) {
    await page.goto(path)
    const shown = path === '/' ? page.locator('body') : page.getByRole('dialog').last()
    await expect(shown, path).toContainText(seen)
    if (path in figures && path !== '/') await expect(shown, path).toContainText(/block [\d,]+/)
    // What can be seen of it: every document has hidden words for a file that did not come.
    await expect(page.locator('body'), path).not.toContainText(failed, { useInnerText: true })
    await expect(page.locator('html'), path).toHaveAttribute('data-hydrated')
  }
  return `${places.length} places, each with its figures or words`
}

/** From the button in the taskbar over the wallet's answer and the terms to the account. */
export async function connect(page: Page, path: string, name = 'Scripted wallet'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).last().click()
  const row = page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name, exact: true })
  await row.click()
  const terms = page.getByRole('dialog', { name: 'Terms' })
  await expect(terms).toContainText('By clicking AGREE you understand')
  await terms.getByRole('button', { name: 'Agree' }).click()
  await expect(terms).toBeHidden()
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
}

/** From a filled form over the review to what is in the chain. */
async function confirmed(page: Page, button: Locator, title: RegExp): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
  const review = page.getByRole('dialog', { name: title })
  await expect(review).toContainText('Simulated at block')
  // A block may move the price between the look and the press.
  await expect(async () => {
    const accept = review.getByRole('button', { name: 'Accept' })
    if (await accept.isVisible()) await accept.click({ timeout: 1_000 })
    await review.getByRole('button', { name: 'Confirm in wallet' }).click({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(review).toContainText('Confirmed.', { timeout: 60_000 })
  await review.getByRole('button', { name: 'Close' }).last().click()
  await expect(review).toBeHidden()
}

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** A window whose figures were read after it was opened: those of the last visit are drawn first. */
async function openWindow(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path)
  const now = await page.evaluate(async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/rpc', { method: 'POST', headers, body })
    return Number(/"(0x[0-9a-f]+)"/.exec(await answer.text())?.[1])
  })
  const program = windowOf(page, name)
  await expect(async () => {
    const [, block] = /block ([\d,]+)/.exec((await program.textContent()) ?? '') ?? []
    expect(Number(block?.replaceAll(',', ''))).toBeGreaterThan(now)
  }).toPass({ timeout: 30_000 })
  return program
}

const reviewButton = (program: Locator) => program.getByRole('button', { name: 'Review…' })

export async function swap(page: Page): Promise<string> {
  const program = await openWindow(page, '/swap?from=ETH&to=LOVE&amount=0.1', 'Swap')
  await expect(program.getByRole('textbox', { name: 'You receive' })).not.toHaveValue('')
  await confirmed(page, program.getByRole('button', { name: 'Review swap' }), /^Swap .+ for /)
  return '0.1 ETH became LOVE'
}

export async function addAndRemoveLiquidity(page: Page): Promise<string> {
  const pool = 'LOVE-ETH liquidity'
  const add = await openWindow(page, '/liquidity/LOVE-ETH', pool)
  await add.getByRole('textbox', { name: 'LOVE amount', exact: true }).fill('500')
  await confirmed(page, reviewButton(add), /^Add /)
  const remove = await openWindow(page, '/liquidity/LOVE-ETH?tab=remove', pool)
  await remove.getByRole('slider', { name: 'Percentage of your LP tokens' }).fill('50')
  await confirmed(page, reviewButton(remove), /^Remove /)
  return '500 LOVE with ETH went in, half of the LP tokens came out'
}

export async function stakeAndHarvest(page: Page): Promise<string> {
  const pool = 'Farm pool LOVE-ETH'
  const stake = await openWindow(page, '/farm/LOVE-ETH', pool)
  await stake.getByRole('button', { name: 'Stake 100%' }).click()
  await confirmed(page, reviewButton(stake), /^Stake /)
  const harvest = await openWindow(page, '/farm/LOVE-ETH', pool)
  await confirmed(page, harvest.getByRole('button', { name: 'Harvest…' }), /^Harvest /)
  return 'LP tokens are staked, LOVE was harvested'
}

export async function enterAndLeaveFaith(page: Page): Promise<string> {
  const enter = await openWindow(page, '/faith', 'FAITH')
  await enter.getByRole('textbox', { name: 'LOVE to deposit' }).fill('100')
  await confirmed(page, reviewButton(enter), /^Deposit .* in the FAITH vault$/)
  const leave = await openWindow(page, '/faith?tab=leave', 'FAITH')
  await leave.getByRole('button', { name: 'Withdraw 50%' }).click()
  await confirmed(page, reviewButton(leave), /^Withdraw .* from the vault$/)
  return '100 LOVE went into the vault, half of the FAITH left it'
}

export async function signIn(page: Page): Promise<string> {
  await page.goto('/paper')
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await windowOf(page, 'Account').getByRole('button', { name: 'Verify your account…' }).click()
  const verify = windowOf(page, 'Verify your account')
  await verify.getByRole('button', { name: 'Sign in' }).click()
  await expect(verify).toContainText('You have verified that you own this account.')
  const session = await page.evaluate(async () => (await fetch('/sign-in/session')).text())
  if (!/0x[0-9a-f]{40}/i.test(session)) throw new Error(`The server knows of no sign-in: ${session}`)
  return 'the account is proven, and the server knows it'
}

export type SafeTour = {
  /** Connected as two of the owners. */
  readonly first: Page
  readonly second: Page
  readonly safe: Address
  readonly receiver: Address
}

/** One owner proposes, another one confirms and executes. */
export async function runSafe({ first, second, safe, receiver }: SafeTour): Promise<string> {
  const workspace = (page: Page) => page.getByRole('dialog', { name: /^Safe 0x/ })
  const button = (page: Page, window: string, name: string) =>
    windowOf(page, window).getByRole('button', { name, exact: true })

  await first.goto(`/safe/${safe}/propose`)
  await workspace(first).getByRole('textbox', { name: 'Amount' }).fill('0.01')
  await workspace(first).getByRole('combobox', { name: 'To' }).fill(receiver)
  await workspace(first).getByRole('button', { name: 'Review and propose…' }).click()
  await button(first, 'Propose transaction', 'Sign and propose').click()
  await expect(windowOf(first, 'Propose transaction')).toContainText('Proposed: 1 of 2 signed.')

  await second.goto(`/safe/${safe}/queue`)
  const row = workspace(second).getByRole('row').filter({ hasText: 'Send 0.01 ETH' })
  await expect(row).toContainText('1 of 2')
  await row.getByRole('button', { name: /^Confirm nonce/ }).click()
  await button(second, 'Confirm', 'Confirm').click()
  await expect(windowOf(second, 'Confirm')).toContainText('Confirmed: 2 of 2 signed.')
  await button(second, 'Confirm', 'Execute…').click()
  await button(second, 'Execute', 'Execute').click()
  await expect(windowOf(second, 'Execute')).toContainText(/Sent\.|Executed in block/)
  await second.goto(`/safe/${safe}/history`)
  await expect(workspace(second)).toContainText('0.01 ETH', { timeout: 60_000 })
  return 'proposed by one owner, confirmed and executed by another, and in its history'
}
