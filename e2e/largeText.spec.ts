import { expect } from '@playwright/test'
import { browserLaunch } from './fixtures/browserLaunch.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { pathsWithFigures, pathsWithWords } from './fixtures/programPaths.ts'
import { fontNames, showFont } from './fixtures/showFont.ts'
import { test } from './fixtures/test.ts'

test.use({ launchOptions: browserLaunch('threeFonts.conf') })

test('default: text of double size has room for words, and no window grows wider than the screen', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(90_000)
  for (const path of [...pathsWithFigures, ...pathsWithWords]) {
    if (pathsWithFigures.includes(path)) await freshBlock()
    await page.goto(path)
    if (pathsWithFigures.includes(path))
      await expect(page.getByRole('dialog')).toContainText(/block [\d,]+, \d+ s old/)
    for (const font of fontNames) {
      await showFont(page, font)
      const squeezed = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        const isNarrow = (words: Element) =>
          words.clientWidth < 5 * parseFloat(getComputedStyle(words).fontSize)
        const isLong = ({ textContent }: Element) => textContent.trim().length > 20
        const isShown = (words: Element) => words.checkVisibility({ visibilityProperty: true })
        const narrow = [...document.querySelectorAll('.window :is(p, li, dd)')]
          .filter((words) => isLong(words) && isShown(words) && isNarrow(words))
          .map(({ textContent }) => `narrow: ${textContent}`)
        const wide = [...document.querySelectorAll('.window-body')]
          .filter((body) => body.scrollWidth > body.clientWidth + 1)
          .map((body) => `wide: ${body.className}, ${body.scrollWidth} in ${body.clientWidth}`)
        return [...narrow, ...wide]
      })
      expect(squeezed, `${path} with ${font}`).toEqual([])
    }
  }
})
