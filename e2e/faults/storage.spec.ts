import { expect, type Page } from '@playwright/test'
import { connectDemoWallet } from '../fixtures/connectDemoWallet.ts'
import { freshBlock } from '../fixtures/devnet.ts'
import { expectFigures, pairsWindow } from '../fixtures/pairsPage.ts'
import { approveInDemoWallet, confirmButton, expectDone, openReview } from '../fixtures/swapPage.ts'
import { test } from '../fixtures/test.ts'
import { account, connectButton } from '../fixtures/walletPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** As browsers do that block all cookies: with storage go the channel between tabs and their locks. */
async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const denied = () => new DOMException('The operation is insecure.', 'SecurityError')
    const get = () => {
      throw denied()
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        throw denied()
      }
    }
    LockManager.prototype.request = () => Promise.reject(denied())
    LockManager.prototype.query = () => Promise.reject(denied())
  })
}

test('default: storage is denied: programs, settings and figures work, and only a reload forgets #usable-anyway', async ({
  page,
}) => {
  await denyStorage(page)
  await page.goto('/control-panel')
  await page.getByRole('radio', { name: 'Camouflage (WAR3)' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', 'camouflage')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Pairs' }).click()
  await expectFigures(page)
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-wallpaper', 'camouflage')
  await expect(pairsWindow(page)).toBeVisible()
})

async function swapWithDemoWallet(page: Page): Promise<void> {
  await freshBlock()
  await page.goto('/swap?from=ETH&to=LOVE&amount=0.01')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await openReview(page)
  await confirmButton(page).click()
  await approveInDemoWallet(page, 1)
  await expectDone(page)
}

test('behavior: storage is denied: a swap goes through', { tag: '@deep' }, async ({ page }) => {
  await denyStorage(page)
  await swapWithDemoWallet(page)
})

test('behavior: storage is full: a swap goes through, and is under Activity for the rest of the visit', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await swapWithDemoWallet(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Activity' }).click()
  await expect(page.getByRole('dialog', { name: 'Activity' })).toContainText(/Swap 0\.01 ETH for/)
})

/** Everything that LOVE keeps in a browser, as far as the names are known beforehand. */
const keys = [
  'love.preferences',
  'love.windows',
  'love.icons',
  'love.connectedWallet',
  'love.recentWallets',
  'love.demoAccount',
  'cache',
  ...['address-book', 'safe-notes', 'recent-safes', 'watched-safes', 'safe-apps', 'safe-app-permissions'].map(
    (name) => `love.${name}.local`,
  ),
  ...['terms-receipt', '1337-transactions', '1337-unfinished', '1337-acting-as', 'signature'].map(
    (name) => `${first}-${name}`,
  ),
]
const values = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"a":[{}]}',
  '[null,{"hash":1}]',
  '{"__proto__":[1]}',
  '\u0000\ud800',
]

test('error: every value corrupt, in ten ways: the page opens, and says nothing strange', {
  tag: '@deep',
}, async ({ page }) => {
  test.setTimeout(60_000)
  await page.goto('/paper')
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(account(page)).toBeVisible()
  const written = await page.evaluate(() => Object.keys(localStorage))
  for (const value of values)
    await test.step(JSON.stringify(value), async () => {
      await fill(page, [...new Set([...keys, ...written])], value)
      await page.goto('/activity')
      await expect(page.getByRole('dialog', { name: 'Activity' })).toBeVisible()
      await expect(connectButton(page).last()).toBeVisible()
    })
})

test('error: one corrupt value takes nothing else with it #usable-anyway', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/control-panel')
  await page.getByRole('radio', { name: 'Camouflage (WAR3)' }).check()
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await fill(page, ['love.windows', 'love.recentWallets', `${first}-1337-transactions`, 'cache'], '[{')
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', 'camouflage')
  await fill(page, ['love.preferences'], '{"wallpaper":{}}')
  await page.reload()
  await expect(account(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-wallpaper', 'camouflage')
})

async function fill(page: Page, names: readonly string[], value: string): Promise<void> {
  await page.evaluate(
    ([names, value]) => {
      for (const name of names) localStorage.setItem(name, value)
    },
    [names, value] as const,
  )
}
