import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { checksum } from '../apps/web/src/chain/checksum.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { startPassingProxy } from './fixtures/passingProxy.ts'
import { test } from './fixtures/test.ts'

const paths = [
  '/pairs',
  '/pairs/LOVE-ETH',
  '/tokens',
  '/tokens/LOVE',
  '/swap?from=ETH&to=NINA&amount=0.1',
  '/swap?from=ETH&to=NINA&amount=0.5',
  '/liquidity',
  '/liquidity/LOVE-ETH',
  '/farm',
  '/farm/LOVE-ETH',
  '/faith',
]

/** Where each thing that can be pressed stands. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.window :is(a, button, input, select), .taskbar button')].map(
      (element) =>
        `${Math.round(element.getBoundingClientRect().top)} ${element.getAttribute('aria-label') ?? element.textContent}`,
    ),
  )

const columnWidths = (page: Page) =>
  page.locator('.table thead th').evaluateAll((cells) => cells.map((cell) => cell.clientWidth))

/** Answers wait until they are let go; later ones pass. */
async function holdAnswers(page: Page, url: string | RegExp): Promise<() => void> {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return arrive
}

test('behavior: what an earlier visit read is shown as old, without a warning and without a jump', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('cache') ?? '')
  for (const path of ['/swap', '/faith']) {
    await freshBlock()
    const { timestamp } = await devnet.getBlock()
    await page.goto(path)
    await expect.poll(kept).toContain(String(timestamp))
    const arrive = await holdAnswers(page, '**/rpc')
    const saved = JSON.parse(await kept())
    const queries = saved.queries.replaceAll(String(timestamp), String(timestamp - 20_000n))
    const hoursAgo = JSON.stringify({ ...saved, queries, check: checksum(queries) })
    await page.evaluate((text) => localStorage.setItem('cache', text), hoursAgo)
    await page.reload()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('reading anew…')
    await expect(dialog).toContainText(/data from block \d+, \d+ h old/)
    const before = await places(page)
    await freshBlock()
    arrive()
    await expect(dialog).not.toContainText('data from block')
    expect(await places(page), path).toEqual(before)
    await page.unroute('**/rpc')
  }
})

test('default: what can be pressed stays where it is when the figures come', async ({ page }) => {
  test.setTimeout(60_000)
  const figures = /\/(rpc|market)(\/|\?|$)/
  for (const path of paths) {
    const arrive = await holdAnswers(page, figures)
    await freshBlock()
    await page.goto(path)
    const before = await places(page)
    const widths = await columnWidths(page)
    arrive()
    await expect(page.getByRole('dialog')).toContainText(/block \d+, \d+ s old/)
    await expect(page.getByRole('dialog')).not.toContainText('Reading')
    const after = await places(page)
    expect(
      before.filter((place) => !after.includes(place)),
      path,
    ).toEqual([])
    expect(await columnWidths(page), path).toEqual(widths)
    await page.unroute(figures)
  }
})

test('behavior: a change that is known before its price waits for it', async ({ page }) => {
  for (const path of ['/tokens/LOVE', '/pairs/LOVE-ETH']) {
    const arrive = await holdAnswers(page, '**/rpc')
    await page.goto(path)
    await expect(page.getByText(/to block \d+/)).toBeVisible()
    const headline = page.locator('.detail-headline')
    await expect(headline).toHaveText(/… … in 24 hours$/)
    arrive()
    await expect(headline).toHaveText(/1 LOVE = .* [+−-]?[\d.]+% in 24 hours$/)
    await page.unroute('**/rpc')
  }
})

test('behavior: a page that arrives in two halves is painted once it is whole', async ({
  page,
  baseURL,
  expectedFaults,
}) => {
  expectedFaults.push(/^foreign request: /, /status of 405/)
  const proxy = await startPassingProxy(baseURL ?? '', async function* (body, path) {
    if (path !== '/faith') return yield body
    const half = Buffer.from(body).indexOf('<footer class="taskbar')
    yield body.subarray(0, half)
    await wait(1_000)
    yield body.subarray(half)
  })
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstPainted = document.querySelector('.taskbar') ? 'whole' : 'half'
    })
  })
  await page.goto(`${proxy.origin}/faith`)
  await expect(page.locator('html')).toHaveAttribute('data-first-painted', 'whole')
  await proxy.close()
})
