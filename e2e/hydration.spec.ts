import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './fixtures/test.ts'

// The same on every screen; that nothing warns and nothing is drawn twice is what every test is watched for.
test.skip(({ isMobile }) => isMobile)
test.use({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati', colorScheme: 'dark', reducedMotion: 'reduce' })

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('behavior: a click that wakes the page counts once', async ({ page }) => {
  // The moment React listens, and before it has looked at the page.
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    let isClicked = false
    EventTarget.prototype.addEventListener = function (...parameters: Parameters<typeof addEventListener>) {
      addEventListener.apply(this, parameters)
      if (isClicked || parameters[0] !== 'click' || !(this instanceof Element) || this.id !== 'root') return
      isClicked = true
      queueMicrotask(() => document.querySelector<HTMLElement>('.start-button')?.click())
    }
  })
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Start' })
  await expect(start).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menuitem', { name: 'Swap' })).toBeVisible()
  await page.waitForTimeout(200)
  await expect(start).toHaveAttribute('aria-expanded', 'true')
})

/** Every page that was drawn; of those that differ only in a name the first. */
async function drawnPages(): Promise<readonly string[]> {
  const { files } = JSON.parse(await readFile('apps/web/dist/release.json', 'utf8'))
  const pages = Object.keys(files).filter((file) => /^(?!\/app-host).*(?<!\/_)\.html$/.test(file))
  const folders = new Set<string>()
  const isFirst = (file: string) => {
    const folder = file.slice(0, file.lastIndexOf('/'))
    if (folder !== '' && folders.has(folder)) return false
    return folders.add(folder) !== undefined
  }
  return pages.filter(isFirst).map((file) => file.replace(/(index)?\.html$/, ''))
}

for (const [who, stored] of [
  ['nobody', {}],
  ['a wallet that comes back', { 'love.connectedWallet': 'demo', 'love.demoAccount': first }],
] as const)
  test(`behavior: far from here, in the dark, with ${who}, every page wakes up as it was drawn #usable-anyway`, {
    tag: '@deep',
  }, async ({ page, expectedFaults }) => {
    test.slow()
    expectedFaults.push(/404/)
    await page.addInitScript(
      ([address, items]) => {
        localStorage.setItem(`${address}-terms-agreement`, 'true')
        for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
        const isWindow = (node: Node) => node instanceof Element && node.matches('.window')
        new MutationObserver((changes) => {
          for (const { removedNodes } of changes)
            if ([...removedNodes].some(isWindow)) document.documentElement.dataset.redrawn = ''
        }).observe(document, { childList: true, subtree: true })
      },
      [first, stored] as const,
    )
    const paths = await drawnPages()
    expect(paths.length).toBeGreaterThan(15)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('html[data-hydrated]'), path).toHaveCount(1)
      await expect(page.locator('html[data-redrawn]'), path).toHaveCount(0)
    }
    const account = page.getByRole('button', { name: /^Account 0x/ })
    await expect(account).toHaveCount(who === 'nobody' ? 0 : 1)
  })
