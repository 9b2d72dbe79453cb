import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const text =
  'By clicking AGREE you understand that the rules of LOVE are not bound by any jurisdiction, but by our own sovereign will as the creators of this protocol'

const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms' })
const agree = (page: Page) => page.getByRole('button', { name: 'Agree' })
const decline = (page: Page) => page.getByRole('button', { name: 'Not now, disconnect' })
const account = (page: Page) => page.getByRole('button', { name: /^Account 0x/ })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('default: a connected address agrees once, in a window of 320 by 220 above everything', async ({
  page,
}) => {
  await page.goto('/paper')
  await expect(terms(page)).toBeHidden()
  await connectDemoWallet(page)
  await expect(terms(page)).toBeVisible()
  await expect(terms(page)).toContainText(text)
  await expect(terms(page).getByRole('button')).toHaveCount(1)
  const { width, height } = (await terms(page).boundingBox()) ?? {}
  expect([width, height]).toEqual([320, 220])

  const cover = await page.evaluate(() => {
    const { innerWidth: right, innerHeight: bottom } = window
    const corners: [number, number][] = [
      [1, 1],
      [right - 2, 1],
      [1, bottom - 2],
      [right - 2, bottom - 2],
    ]
    const hits = corners.map(([x, y]) => document.elementFromPoint(x, y)?.closest('.terms-gate'))
    return hits.map((gate) => gate && getComputedStyle(gate).zIndex)
  })
  expect(cover).toEqual(['100', '100', '100', '100'])
  expect(await page.evaluate(() => document.getElementById('root')?.inert)).toBe(true)
  expect(await stored(page, `${first}-terms-agreement`)).toBeNull()

  await agree(page).click()
  await expect(terms(page)).toBeHidden()
  expect(await stored(page, `${first}-terms-agreement`)).toBe('true')
  const receipt = JSON.parse((await stored(page, `${first}-terms-receipt`)) ?? '')
  expect(Object.keys(receipt).sort()).toEqual(['address', 'hash', 'time'])

  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(terms(page)).toBeHidden()
})

test('behavior: the keyboard stays inside, and Escape disconnects', async ({ page }) => {
  await page.goto('/')
  await connectDemoWallet(page)
  await expect(agree(page)).toBeFocused()
  for (const [key, button] of [
    ['Tab', decline(page)],
    ['Tab', agree(page)],
    ['Shift+Tab', decline(page)],
    ['Shift+Tab', agree(page)],
  ] as const) {
    await page.keyboard.press(key)
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(terms(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Connect wallet' }).last()).toBeVisible()
  expect(await stored(page, `${first}-terms-agreement`)).toBeNull()
  await expect(page.getByRole('button', { name: 'Connect wallet' }).last()).toBeFocused()
})

test('behavior: a tap beside the window declines, and nothing is stored', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/')
  await connectDemoWallet(page)
  const [window, button] = [await terms(page).boundingBox(), await decline(page).boundingBox()]
  expect(button?.y).toBeGreaterThan((window?.y ?? 0) + (window?.height ?? 0))
  await decline(page).click()
  await expect(terms(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Connect wallet' }).last()).toBeFocused()
  expect(await stored(page, `${first}-terms-agreement`)).toBeNull()
})

test('behavior: after agreeing the focus is back on the page, which can be used again', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/')
  await connectDemoWallet(page)
  await page.keyboard.press('Enter')
  await expect(terms(page)).toBeHidden()
  await expect(account(page)).toBeFocused()
  await account(page).click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
})

test('behavior: one address does not agree for another', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/')
  await connectDemoWallet(page, 1)
  await agree(page).click()
  await account(page).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await connectDemoWallet(page, 2)
  await expect(terms(page)).toBeVisible()
})

for (const withChannel of [true, false])
  test(`behavior: what one tab agrees to, the other sees ${withChannel ? '' : 'without BroadcastChannel '}in a second #tabs-in-step`, {
    tag: withChannel ? [] : '@deep',
  }, async ({ page, context }) => {
    if (!withChannel)
      await context.addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'BroadcastChannel')
      })
    await page.goto('/')
    await connectDemoWallet(page)
    await expect(terms(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/pairs')
    await expect(terms(other)).toBeVisible()
    await agree(other).click()
    await expect(terms(page)).toBeHidden({ timeout: 1_000 })
  })

test('behavior: where storage is denied the agreement holds for the visit', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await connectDemoWallet(page)
  await agree(page).click()
  await expect(terms(page)).toBeHidden()
  await expect(account(page)).toBeVisible()
})

test('behavior: a receipt for another text asks again', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript((address) => {
    const receipt = { hash: `0x${'0'.repeat(64)}`, address, time: '2026-01-01T00:00:00.000Z' }
    localStorage.setItem(`${address}-terms-agreement`, 'true')
    localStorage.setItem(`${address}-terms-receipt`, JSON.stringify(receipt))
  }, first)
  await page.goto('/')
  await connectDemoWallet(page)
  await expect(terms(page)).toBeVisible()
})

test('behavior: the window grows with the text, stays on the screen and is accessible', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await connectDemoWallet(page)
  await expect(terms(page)).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'larger'
  })
  const box = await terms(page).boundingBox()
  const screen = page.viewportSize()
  expect(box?.height).toBeGreaterThan(220)
  expect(box && screen && box.x >= 0 && box.x + box.width <= screen.width).toBe(true)
  await expect(agree(page)).toBeInViewport()
})

test('behavior: the account window saves a receipt that proves itself', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/')
  await connectDemoWallet(page)
  await agree(page).click()
  await account(page).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save terms receipt' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe(`love-terms-${first}.json`)
  const content = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(content).toMatchObject({ address: first, text })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content.text))
  expect(Buffer.from(digest).toString('hex')).toBe(content.sha256)
})
