import { expect, type Page } from '@playwright/test'
import { browserLaunch } from './fixtures/browserLaunch.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { drawnFonts } from './fixtures/drawnFonts.ts'
import { layoutFaults } from './fixtures/layoutFaults.ts'
import { pathsWithFigures, pathsWithWords } from './fixtures/programPaths.ts'
import { screenSizes } from './fixtures/screenSizes.ts'
import { fontNames, showFont } from './fixtures/showFont.ts'
import { test } from './fixtures/test.ts'

/** The longest words and figures that Swap has. */
const largeTrade = '/swap?from=ETH&to=NINA&amount=500'

// Scrollbars take room on most desktops, and Playwright hides them unless it is told not to.
test.use({ launchOptions: { ...browserLaunch('threeFonts.conf'), ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** With everything that a page shows once the chain has answered. */
async function openWithFigures(page: Page, path: string): Promise<void> {
  const hasFigures = pathsWithFigures.some((known) => path.startsWith(known))
  if (hasFigures) await freshBlock()
  await page.goto(path)
  if (!hasFigures) return
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/block [\d,]+, \d+ s old/)
  await expect(dialog).not.toContainText(/Reading|Loading/)
}

async function faultsByFont(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const font of fontNames) {
    await showFont(page, font)
    for (const fault of await layoutFaults(page)) faults.push(`${font}: ${fault}`)
  }
  return faults
}

test('behavior: the three fonts are three widths', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/paper')
  const widths: Record<string, number> = {}
  for (const font of fontNames) {
    await showFont(page, font)
    widths[font] = await page.locator('.start-button').evaluate(({ clientWidth }) => clientWidth)
    expect(await drawnFonts(page, '.window :is(p, h2, button), .taskbar button')).toEqual([font])
  }
  const { Arimo = 0 } = widths
  expect(widths['DejaVu Sans']).toBeGreaterThan(Arimo)
  expect(widths['Archivo Narrow']).toBeLessThan(Arimo)
})

test('error: a drawing that is higher than its frame is found, and what lies under it', {
  tag: '@deep',
}, async ({ page }) => {
  await openWithFigures(page, '/pairs/LOVE-ETH')
  await page.locator('.chart-drawing').evaluate((drawing: HTMLElement) => {
    drawing.style.height = '60rem'
  })
  const faults = (await layoutFaults(page)).join('\n')
  expect(faults).toContain('outside its frame: svg.chart-times')
  expect(faults).toContain('covered: summary')
})

for (const { width, height } of screenSizes) {
  test(`behavior: at ${width} × ${height} nothing is covered, cut off or scrolls sideways`, {
    tag: width === 390 ? [] : '@deep',
  }, async ({ page }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width, height })
    const faults: string[] = []
    for (const path of [...pathsWithFigures, largeTrade, ...pathsWithWords]) {
      await openWithFigures(page, path)
      for (const fault of await faultsByFont(page)) faults.push(`${path} ${fault}`)
    }
    await page.getByRole('button', { name: 'Start' }).click()
    for (const fault of await faultsByFont(page)) faults.push(`Start menu ${fault}`)
    expect(faults).toEqual([])
  })
}
