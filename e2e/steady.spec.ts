import { expect, type Page } from '@playwright/test'
import { freshBlock } from './fixtures/devnet.ts'
import { test } from './fixtures/test.ts'

const paths = [
  '/pairs',
  '/pairs/LOVE-ETH',
  '/tokens/LOVE',
  '/swap?from=ETH&to=NINA&amount=0.1',
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

test('default: what can be pressed stays where it is when the figures come', async ({ page }) => {
  test.setTimeout(60_000)
  let arrive = () => {}
  await page.route(/\/(rpc|market)(\/|\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  let held = Promise.resolve()
  for (const path of paths) {
    held = new Promise((resolve) => {
      arrive = resolve
    })
    await freshBlock()
    await page.goto(path)
    const before = await places(page)
    arrive()
    await expect(page.getByRole('dialog')).toContainText(/block \d+, \d+ s old/)
    await expect(page.getByRole('dialog')).not.toContainText('Reading')
    const after = await places(page)
    expect(
      before.filter((place) => !after.includes(place)),
      path,
    ).toEqual([])
  }
})
