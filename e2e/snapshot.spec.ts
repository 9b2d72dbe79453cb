import { expect, type Page } from '@playwright/test'
import { countRequests } from './fixtures/countRequests.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { holdShell, open, statusBar, table } from './fixtures/heldShell.ts'
import { test } from './fixtures/test.ts'

/** What stands in every cell that has a figure, in their order on the page. */
const figures = (page: Page) =>
  page
    .locator('.window .figure, .window [data-figure]')
    .filter({ hasNotText: /old$/ })
    .evaluateAll((cells) =>
      cells.filter((cell) => !cell.parentElement?.closest('.figure')).map((cell) => cell.textContent),
    )

const pages = ['/pairs', '/pairs/LOVE-ETH', '/tokens', '/tokens/LOVE', '/farm', '/faith'] as const

for (const path of pages)
  test(`default: ${path} has its figures before the shell, and React keeps every one of them`, {
    tag: path === '/pairs' ? '@phone' : '@deep',
  }, async ({ page }) => {
    await freshBlock()
    const release = await holdShell(page)
    open(page, path)
    await expect(statusBar(page)).toContainText(/block [\d,]+, \d+ s old$/)
    await expect(statusBar(page)).not.toContainText('Reading')
    await expect(page.locator('.price-tray')).toContainText(/LOVE \$0\.0\d+/)
    const filled = await figures(page)
    expect(filled.length).toBeGreaterThan(5)
    expect(filled).not.toContain('…')
    // What changes from now on is told by the page itself.
    await page.evaluate(() => {
      const texts = () => [...document.querySelectorAll('.window .figure')].map((cell) => cell.textContent)
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const text of texts()) seen.add(text ?? '')
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await expect(page.getByRole('dialog')).not.toContainText('Reading')
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen.filter((text) => !filled.includes(text))).toEqual([])
  })

for (const path of ['/pairs/LOVE-ETH', '/tokens/LOVE', '/faith'] as const)
  test(`default: ${path} has its chart before the shell, and React draws the same in its place`, {
    tag: path === '/pairs/LOVE-ETH' ? '@phone' : '@deep',
  }, async ({ page }) => {
    await freshBlock()
    const release = await holdShell(page)
    open(page, path)
    await expect(page.locator('.chart-shape').first()).toBeVisible()
    await expect(page.getByText('Loading the chart…')).toBeHidden()
    await expect(statusBar(page)).toContainText(/block [\d,]+, \d+ s old$/)
    const early = await page.evaluate(lookAtChart)
    expect(early.panes).toContain('chart-axis')
    await page.evaluate(watchChart)
    release()
    await expect(page.getByRole('slider')).toBeVisible()
    const { boxes, ...drawn } = await page.evaluate(lookAtChart)
    const { boxes: places, ...first } = early
    expect(drawn).toEqual(first)
    expect(boxes).toHaveLength(places.length)
    for (const [at, box] of boxes.entries())
      for (const [side, value] of box.entries())
        expect(Math.abs(value - (places[at]?.[side] ?? Number.NaN)), `box ${at}`).toBeLessThan(1)
    await expect(page.locator('html[data-chart-gone]')).toHaveCount(0)
  })

/** Runs in the page: what the chart shows, and where. */
function lookAtChart() {
  const text = (selector: string) => document.querySelector(`.chart-place ${selector}`)?.textContent
  const drawing = document.querySelector<HTMLElement>('.chart-drawing')
  const boxes = [
    ...document.querySelectorAll(
      '.chart-place svg, .chart-frame, .chart-caption > span, .chart-point > span',
    ),
  ]
  return {
    panes: drawing?.innerHTML ?? '',
    count: drawing?.dataset.panes,
    point: text('.chart-point'),
    // The age goes on.
    note: text('.chart-caption > :last-child')?.replace(/\d+ (s|min|h) old$/, ''),
    isOld: document.querySelector('.chart-place[data-old]') !== null,
    boxes: boxes.map((box) => {
      const { x, y, width, height } = box.getBoundingClientRect()
      return [x, y, width, height]
    }),
  }
}

/** Runs in the page: notes whether there is a moment without a chart. */
function watchChart() {
  const look = () => {
    if (!document.querySelector('.chart-shape')) document.documentElement.dataset.chartGone = ''
    requestAnimationFrame(look)
  }
  look()
}

test('behavior: without a wallet nobody asks the node, and no chain library is loaded', async ({ page }) => {
  const asked = countRequests(page, '/rpc')
  const libraries: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(client|contracts|query)-/.test(request.url())) libraries.push(request.url())
  })
  for (const path of pages) {
    await page.goto(path)
    await expect(statusBar(page)).toContainText(/block [\d,]+, \d+ (s|min) old$/)
    await expect(page.getByRole('dialog')).not.toContainText('Reading')
  }
  expect(libraries).toEqual([])
  expect(asked()).toBe(0)
})

test('behavior: the next block comes by itself', async ({ page }) => {
  await freshBlock()
  await page.goto('/pairs')
  const block = async () => {
    const [, digits] = /block ([\d,]+),/.exec((await statusBar(page).textContent()) ?? '') ?? []
    return Number(digits?.replaceAll(',', ''))
  }
  await expect.poll(block).toBeGreaterThan(0)
  const before = await block()
  await freshBlock()
  await expect.poll(block, { timeout: 15_000 }).toBeGreaterThan(before)
})

test('behavior: figures in the currency of one’s choice, before the shell too', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('love.preferences', '{"currency":"LOVE"}'))
  await holdShell(page)
  open(page, '/tokens')
  await expect(table(page)).toContainText('1 LOVE')
})

test('error: an old history is marked before the shell too, and without a history the page waits for it', {
  tag: '@deep',
}, async ({ page }) => {
  await freshBlock()
  let timestamp = Math.floor(Date.now() / 1_000) - 7_300
  const hour = 3_600
  await page.route('**/candles?*', (route) => {
    const candles = [3, 2, 1].map((ago) => [timestamp - ago * hour, '1', '1', '1', '1', '1', '1'])
    return timestamp === 0
      ? route.fulfill({ json: { block: '812' } })
      : route.fulfill({ json: { block: '812', timestamp, candles } })
  })
  await holdShell(page)
  open(page, '/pairs/LOVE-ETH')
  await expect(page.locator('.chart-place[data-old] .chart-shape')).toHaveCount(3)
  await expect(page.locator('.chart-place')).toContainText('out of date: data from block 812, 2 h old')
  timestamp = 0
  open(page, '/pairs/LOVE-USDT')
  await expect(statusBar(page)).toContainText(/block [\d,]+, \d+ s old$/)
  await expect(page.getByText('Loading the chart…')).toBeVisible()
  await expect(page.locator('.chart-shape')).toHaveCount(0)
})
