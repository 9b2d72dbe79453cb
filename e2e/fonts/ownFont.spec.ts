import { expect, type Page } from '@playwright/test'
import { browserLaunch } from '../fixtures/browserLaunch.ts'
import { drawnFonts } from '../fixtures/drawnFonts.ts'
import { test } from '../fixtures/test.ts'

test.use({ launchOptions: browserLaunch('wideFont.conf') })

const words = '.window :is(p, h2, button), .taskbar button'

const untilLoaded = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toEqual(['loaded', 'loaded'])

/** Sizes and places of all there is, to the pixel. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.localName} ${[x, y, width, height].map(Math.round)}`
    }),
  )

test('behavior: without Arial our font is fetched once, and drawn from the next page on', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/paper')
  await untilLoaded(page)
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shifts).toBeLessThan(0.0001)
  await page.goto('/paper')
  expect(await drawnFonts(page, words)).toEqual(['Arimo of the page'])
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    )
  expect(await fetched()).toEqual([0, 0])
})

test('behavior: a font that comes late moves nothing', { tag: '@deep' }, async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  // The browser says that a page is loaded once its fonts are.
  await page.goto('/paper', { waitUntil: 'domcontentloaded' })
  expect(await drawnFonts(page, words)).toEqual(['DejaVu Sans'])
  const before = await places(page)
  arrive()
  await untilLoaded(page)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await places(page)).toEqual(before)
})
