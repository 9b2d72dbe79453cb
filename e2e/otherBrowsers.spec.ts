import { expect, type Page } from '@playwright/test'
import { dropRules } from './fixtures/dropRules.ts'
import { pathsWithFigures, pathsWithWords } from './fixtures/programPaths.ts'
import { test } from './fixtures/test.ts'

/** Left, top, width and height of each. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }),
  )

test('behavior: a drawing has a height of its own, from which WebKit counts its parts', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/pairs/LOVE-ETH')
  // One that React replaces has no style any more.
  const height = () =>
    page.locator('.chart-drawing').evaluate((drawing) => String(drawing.computedStyleMap().get('height')))
  await expect.poll(height).toMatch(/^\d+px$/)
})

test('behavior: no mask is placed by three values, which Firefox does not take', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/')
  const places = await page.evaluate(() => {
    const placesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSGroupingRule) return placesIn(rule.cssRules)
        return rule instanceof CSSStyleRule ? [rule.style.maskPosition] : []
      })
    return [...document.styleSheets].flatMap((sheet) => placesIn(sheet.cssRules)).filter(Boolean)
  })
  expect(places.length).toBeGreaterThan(0)
  expect(places.filter((place) => place.split(' ').length === 3)).toEqual([])
})

test('behavior: scrollbars that cannot be drawn have the colours of the desktop, the others are drawn', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/paper')
  const color = () =>
    page
      .locator('.window-body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('scrollbar-color'))
  expect(await color()).toBe('auto')
  await page.evaluate(() => {
    const condition = '(-moz-appearance: none)'
    const rulesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (!(rule instanceof CSSGroupingRule)) return []
        if (!(rule instanceof CSSSupportsRule) || rule.conditionText !== condition)
          return rulesIn(rule.cssRules)
        return [...rule.cssRules].map(({ cssText }) => cssText)
      })
    for (const sheet of [...document.styleSheets])
      for (const rule of rulesIn(sheet.cssRules)) sheet.insertRule(rule)
  })
  expect(await color()).toBe('rgb(128, 128, 128) rgb(255, 255, 255)')
})

test('behavior: icons stand in columns, and words in their place, without :has()', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/status of 503/)
  await page.route('**/rpc', (route) => route.fulfill({ status: 503 }))
  await page.goto('/liquidity/LOVE-ETH')
  await expect(page.locator('.freshness-words')).toContainText('Retrying…')
  const before = await boxes(page, '.desktop-icon, .freshness-room, .freshness-words')
  await dropRules(page, ':has(')
  expect(await boxes(page, '.desktop-icon, .freshness-room, .freshness-words')).toEqual(before)
})

test('behavior: the desktop fills the screen without dvh', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await dropRules(page, 'dvh')
  const { width, height } = page.viewportSize() ?? {}
  expect(await boxes(page, '.desktop')).toEqual([[0, 0, width, height]])
})

test('behavior: the Help button of a window is one of its buttons, whatever the Help program is made of', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/dev/ui98')
  const [help, close] = await boxes(page, '.window:has(.help) > .title-bar :is(.help, .close)')
  expect(help?.slice(2)).toEqual(close?.slice(2))
})

for (const size of [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
])
  test(`behavior: nothing that can be pressed lies under a notch, ${size.width} wide`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize(size)
    const insets = { top: 47, right: 44, bottom: 34, left: 44 }
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.goto('/swap')
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/)
    const under = () =>
      page.evaluate(({ top, right, bottom, left }) => {
        const all = document.querySelectorAll(':is(.window, .taskbar, .dialog-overlay) :is(a, button, input)')
        return [...all]
          .filter((element) => element.checkVisibility() && !element.closest('.swap-form'))
          .filter((element) => {
            const box = element.getBoundingClientRect()
            return (
              box.left < left ||
              box.top < top ||
              box.right > innerWidth - right ||
              box.bottom > innerHeight - bottom
            )
          })
          .map((element) => element.outerHTML)
      }, insets)
    expect(await under()).toEqual([])
    await page.goto('/dev/ui98')
    await page.getByRole('button', { name: 'Open dialog' }).click()
    const overlay = page.locator('.dialog-overlay')
    const [dialog] = await boxes(page, '.dialog')
    expect(await overlay.evaluate((pane) => pane.clientWidth)).toBe(size.width - 88)
    expect(dialog?.[0]).toBeGreaterThanOrEqual(44)
  })

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } })

  test('behavior: no field is so small that iOS zooms in, and no tap waits for a second one', {
    tag: '@deep',
  }, async ({ page }) => {
    for (const path of [...pathsWithFigures, ...pathsWithWords]) {
      await page.goto(path)
      const faults = await page.evaluate(() => {
        const typed = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea'
        const small = [...document.querySelectorAll(typed)].filter(
          (field) => parseFloat(getComputedStyle(field).fontSize) < 16,
        )
        const slow = [...document.querySelectorAll('a, button, input, select, label, summary')].filter(
          (element) => getComputedStyle(element).touchAction === 'auto',
        )
        return [...small, ...slow].map(({ outerHTML }) => outerHTML)
      })
      expect(faults, path).toEqual([])
    }
  })
})
