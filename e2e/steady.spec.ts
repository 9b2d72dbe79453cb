import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { checksum } from '../apps/web/src/chain/checksum.ts'
import { browserLaunch } from './fixtures/browserLaunch.ts'
import { devnet, freshBlock } from './fixtures/devnet.ts'
import { startPassingProxy } from './fixtures/passingProxy.ts'
import { readItself } from './fixtures/readItself.ts'
import { fontNames, showFont } from './fixtures/showFont.ts'
import { test } from './fixtures/test.ts'

test.use({ launchOptions: browserLaunch('threeFonts.conf') })

const paths = [
  '/pairs',
  '/pairs/LOVE-ETH',
  '/tokens',
  '/tokens/LOVE',
  '/swap?from=ETH&to=NINA&amount=0.1',
  '/swap?from=ETH&to=NINA&amount=0.5',
  '/swap?from=ETH&to=NINA&amount=500',
  '/liquidity',
  '/liquidity/LOVE-ETH',
  '/farm',
  '/farm/LOVE-ETH',
  '/faith',
]

/** Where each thing that can be pressed stands. */
const places = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (element: Element) => {
      const { left, top } = element.getBoundingClientRect()
      // In a window a link follows the words before it.
      return element.closest('.taskbar') ? `${Math.round(left)},${Math.round(top)}` : Math.round(top)
    }
    return [...document.querySelectorAll('.window :is(a, button, input, select), .taskbar button')].map(
      (element) => `${placeOf(element)} ${element.getAttribute('aria-label') ?? element.textContent}`,
    )
  })

const columnWidths = (page: Page) =>
  page.locator('.table thead th').evaluateAll((cells) => cells.map((cell) => cell.clientWidth))

/** The same with every font: what has room for the words of one has none for those of another. */
async function placesByFont(page: Page): Promise<{ places: string[]; widths: unknown[] }> {
  const found: string[] = []
  const widths: unknown[] = []
  for (const font of fontNames) {
    await showFont(page, font)
    for (const place of await places(page)) found.push(`${font}: ${place}`)
    widths.push(font, await columnWidths(page))
  }
  return { places: found, widths }
}

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

test('behavior: what an earlier visit read is shown as old, without a warning and without a jump', {
  tag: '@deep',
}, async ({ page }) => {
  await readItself(page)
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
    await expect(dialog).toContainText('updating…')
    await expect(dialog).toContainText(/data from block [\d,]+, \d+ h old/)
    const before = await places(page)
    await freshBlock()
    arrive()
    await expect(dialog).not.toContainText('data from block')
    expect(await places(page), path).toEqual(before)
    await page.unroute('**/rpc')
  }
})

test('default: what can be pressed stays where it is when the figures come', { tag: '@deep' }, async ({
  page,
}) => {
  test.setTimeout(60_000)
  const figures = /\/(rpc|market)(\/|\?|$)/
  for (const path of paths) {
    const arrive = await holdAnswers(page, figures)
    await freshBlock()
    await page.goto(path)
    const before = await placesByFont(page)
    arrive()
    await expect(page.getByRole('dialog')).toContainText(/block [\d,]+, \d+ s old/)
    await expect(page.getByRole('dialog')).not.toContainText(/Reading|Loading/)
    const after = await placesByFont(page)
    expect
      .soft(
        before.places.filter((place) => !after.places.includes(place)),
        path,
      )
      .toEqual([])
    expect.soft(after.widths, path).toEqual(before.widths)
    await page.unroute(figures)
  }
})

test('behavior: a change that is known before its price waits for it', { tag: '@deep' }, async ({ page }) => {
  await readItself(page)
  for (const path of ['/tokens/LOVE', '/pairs/LOVE-ETH']) {
    const arrive = await holdAnswers(page, '**/rpc')
    await freshBlock()
    await page.goto(path)
    await expect(page.getByText(/up to block [\d,]+/)).toBeVisible()
    const headline = page.locator('.detail-headline')
    await expect(headline).toHaveText(/… … \(24h\)$/)
    arrive()
    await expect(headline).toHaveText(/1 LOVE = .* [+−-]?[\d.]+% \(24h\)$/)
    await page.unroute('**/rpc')
  }
})

test('behavior: a page that arrives in two halves is painted once it is whole', { tag: '@deep' }, async ({
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
