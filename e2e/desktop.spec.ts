import { expect } from '@playwright/test'
import { boxOf, programWindow } from './fixtures/desktopPage.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { pathsWithFigures, pathsWithWords } from './fixtures/programPaths.ts'
import { test } from './fixtures/test.ts'

const routes = [...pathsWithFigures, ...pathsWithWords, '/help/swap', '/no-such-page']

test.describe('on a desktop', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 640, 'a phone has no dragging')

  test('default: programs open from the Start menu by keys alone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Start' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Welcome' })).toBeFocused()
    await page.keyboard.type('pap')
    await page.keyboard.press('Enter')
    await expect(programWindow(page, 'The LOVE paper')).toBeFocused()
    await expect(page).toHaveURL('/paper')
    await expect(page.getByRole('button', { name: 'Paper', pressed: true })).toBeVisible()
  })

  test('default: icons open by double click and by Enter', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/')
    const icons = page.getByRole('navigation', { name: 'Programs' })
    await icons.getByRole('link', { name: 'Paper' }).click()
    await expect(page).toHaveURL('/')
    await icons.getByRole('link', { name: 'Paper' }).dblclick()
    await expect(programWindow(page, 'The LOVE paper')).toBeVisible()
    await icons.getByRole('link', { name: 'Community' }).focus()
    await page.keyboard.press('Enter')
    await expect(programWindow(page, 'Community')).toBeVisible()
  })

  test('behavior: Back closes what was opened, Forward opens it again', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Read the paper' }).click()
    await expect(programWindow(page, 'The LOVE paper')).toBeVisible()
    await expect(page).toHaveTitle('Paper - LOVE')
    await page.goBack()
    await expect(programWindow(page, 'The LOVE paper')).toBeHidden()
    await expect(programWindow(page, /Welcome/)).toBeVisible()
    await expect(page).toHaveTitle('LOVE')
    await page.goForward()
    await expect(programWindow(page, 'The LOVE paper')).toBeVisible()
  })

  test('behavior: new windows lie one step apart; all go away and come back', async ({ page }) => {
    await page.goto('/pairs')
    const start = page.getByRole('button', { name: 'Start' })
    for (const name of ['Tokens', 'Farm']) {
      await start.click()
      await page.getByRole('menuitem', { name }).click()
    }
    const windows = page.locator('.window-slot > .window')
    await expect(windows).toHaveCount(3)
    const corners = await windows.evaluateAll((all) =>
      all.map((one) => `${one.getBoundingClientRect().left} ${one.getBoundingClientRect().top}`),
    )
    expect(new Set(corners).size).toBe(3)
    await page.getByRole('button', { name: 'Show desktop' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await page.keyboard.press('F8')
    await expect(page.getByRole('dialog')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Farm', pressed: true })).toBeVisible()
  })

  test('behavior: the window menu moves and sizes by keys and by taps', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/community')
    const community = programWindow(page, 'Community')
    const before = await community.boundingBox()
    if (!before) throw new Error('The window has no place.')
    await community.getByRole('button', { name: 'Window menu' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('mo')
    await page.keyboard.press('Enter')
    await expect(community.getByRole('button', { name: 'Left' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await community.boundingBox())?.x).toBe(before.x + 24)
    await community.getByRole('button', { name: 'Left' }).click()
    await expect.poll(async () => (await community.boundingBox())?.x).toBe(before.x)
    await page.keyboard.press('Escape')
    await expect(community.getByRole('button', { name: 'Left' })).toBeHidden()
  })

  test('behavior: minimise, restore, maximise, cycle with F6, close', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Read the paper' }).click()
    const paper = programWindow(page, 'The LOVE paper')
    await paper.getByRole('button', { name: 'Minimize' }).click()
    await expect(paper).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Paper' }).click()
    await paper.getByRole('button', { name: 'Maximize' }).click()
    await expect.poll(async () => (await paper.boundingBox())?.width).toBe(1280)
    await paper.getByRole('button', { name: 'Restore' }).click()
    await page.keyboard.press('F6')
    await expect(page.getByRole('button', { name: 'Welcome', pressed: true })).toBeVisible()
    await page.keyboard.press('F6')
    await paper.getByRole('button', { name: 'Close' }).click()
    await expect(paper).toBeHidden()
    await expect(page.getByRole('button', { name: 'Welcome', pressed: true })).toBeVisible()
  })
})

test('behavior: on a phone one window fills the screen and the bottom tabs switch', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 640, 'only on a phone')
  await page.goto('/')
  await page.getByRole('link', { name: 'Read the paper' }).tap()
  const paper = programWindow(page, 'The LOVE paper')
  await expect(paper).toBeVisible()
  await expect(programWindow(page, /Welcome/)).toBeHidden()
  expect((await paper.boundingBox())?.width).toBe(390)
  await page.getByRole('button', { name: 'Welcome' }).tap()
  await expect(programWindow(page, /Welcome/)).toBeVisible()
  await expect(paper).toBeHidden()
})

test('error: a message lies on no button of the window in front, and waits until it is read', {
  tag: '@phone',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/ERR_FAILED/)
  await page.route('**/assets/RunDialog-*.js', (route) => route.abort())
  const { promise: figures, resolve: bringFigures } = Promise.withResolvers<void>()
  for (const path of ['**/rpc', '**/market/**'])
    await page.route(path, async (route) => {
      await figures
      await route.fallback()
    })
  await page.goto('/swap?amount=1')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Run…' }).click()
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect(notes.getByRole('alert')).toContainText('Run could not be loaded.')
  await expect(notes).toHaveAttribute('data-place')
  const swap = programWindow(page, 'Swap')
  const expectApart = () =>
    expect(async () => {
      const toast = await boxOf(notes.locator('.toast'))
      const main = await boxOf(swap.locator('.button-primary'))
      const isApart =
        toast.y + toast.height <= main.y || main.y + main.height <= toast.y || toast.x >= main.x + main.width
      expect(isApart).toBe(true)
    }).toPass()
  await expectApart()
  bringFigures()
  await expect(swap).toContainText(/1 ETH = [\d,.]+ LOVE/)
  await expectApart()
  await expectAccessible(page)
  await notes.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(notes.getByRole('alert')).toBeEmpty()
})

for (const { width, height, most } of [
  { width: 390, height: 844, most: 122 },
  { width: 320, height: 640, most: 122 },
])
  test(`behavior: at ${width} × ${height} the frame leaves the screen to the content, in one bar`, {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only on a phone')
    await page.setViewportSize({ width, height })
    await page.goto('/pairs')
    for (const path of ['Tokens', 'Farm', 'Swap']) {
      await page.getByRole('button', { name: 'Start' }).tap()
      await page.getByRole('menuitem', { name: path }).tap()
    }
    await page.getByRole('navigation', { name: 'Open windows' }).getByRole('button', { name: 'Pairs' }).tap()
    const shown = page.getByRole('dialog', { name: 'Pairs' })
    const body = await boxOf(shown.locator('.window-body'))
    expect(height - body.height).toBeLessThanOrEqual(most)
    const bar = await boxOf(page.locator('.taskbar'))
    expect(bar.y + bar.height).toBe(height)
    expect(bar.height).toBeLessThanOrEqual(48)
    const small = await page.locator('.taskbar button, .title-bar button').evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility())
        .filter(({ clientWidth, clientHeight }) => clientWidth < 44 || clientHeight < 44)
        .map((button) => button.outerHTML),
    )
    expect(small).toEqual([])
    const pressed = page.getByRole('button', { name: 'Pairs', pressed: true })
    await expect(pressed).toBeInViewport({ ratio: 1 })
  })

/** Their own tests look at these, with all that they show once the chain has answered, or they are text like the others. */
const leftToDeep = new Set([
  '/tokens',
  '/tokens/LOVE',
  '/pairs/LOVE-ETH',
  '/swap',
  '/liquidity/LOVE-ETH',
  '/farm',
  '/farm/LOVE-ETH',
  '/faith',
  '/activity',
  '/portfolio',
  '/safe',
  '/help',
  '/community',
  '/paper',
  '/liquidity',
])

for (const route of routes)
  for (const contrast of ['normal', 'high'])
    test(`behavior: ${route} is accessible in ${contrast} contrast`, {
      tag: contrast === 'normal' && !leftToDeep.has(route) ? [] : '@deep',
    }, async ({ page, expectedFaults }) => {
      expectedFaults.push(/404/)
      await page.goto(route)
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await page.evaluate(
        (chosen) => document.documentElement.setAttribute('data-contrast', chosen),
        contrast,
      )
      await expectAccessible(page)
    })

test('behavior: settings show at once and survive a reload', async ({ page }) => {
  await page.goto('/control-panel')
  await page.getByRole('radio', { name: 'Camouflage (WAR3)' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', 'camouflage')
  await page.getByRole('tab', { name: 'Accessibility' }).click()
  await page.getByRole('radio', { name: 'Larger' }).check()
  await page.getByRole('radio', { name: 'High', exact: true }).check()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', 'camouflage')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  await page.getByRole('tab', { name: 'Data' }).click()
  await page.getByRole('button', { name: 'Reset all data…' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-wallpaper', 'camouflage')
})
