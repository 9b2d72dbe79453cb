import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { pathsWithFigures, pathsWithWords } from './fixtures/programPaths.ts'
import { test } from './fixtures/test.ts'

const routes = [...pathsWithFigures, ...pathsWithWords, '/help/swap', '/no-such-page']

const programWindow = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Drags and menus by right click listen a moment after the page does. */
const untilComplete = (page: Page) => page.locator('html[data-complete]').waitFor({ state: 'attached' })

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It has no place.')
  return box
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

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

  test('behavior: dragging moves, the corner sizes, and both are remembered', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/paper')
    await untilComplete(page)
    const paper = programWindow(page, 'The LOVE paper')
    const title = paper.getByRole('heading', { name: 'The LOVE paper' })
    const before = await paper.boundingBox()
    if (!before) throw new Error('The window has no place.')
    await title.hover()
    await page.mouse.down()
    await page.mouse.move(before.x + 40, before.y + 30)
    await page.mouse.up()
    await expect.poll(async () => (await paper.boundingBox())?.y).not.toBe(before.y)
    const moved = await paper.boundingBox()
    await page.reload()
    await untilComplete(page)
    await expect.poll(() => paper.boundingBox()).toEqual(moved)
    if (!moved) throw new Error('The window has no place.')
    await page.mouse.move(moved.x + moved.width - 6, moved.y + moved.height - 6)
    await page.mouse.down()
    await page.mouse.move(moved.x + moved.width - 106, moved.y + moved.height - 6)
    await page.mouse.up()
    await expect.poll(async () => (await paper.boundingBox())?.width).toBe(moved.width - 100)
  })

  test('behavior: every edge pulls its own side', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/paper')
    await untilComplete(page)
    const paper = programWindow(page, 'The LOVE paper')
    const first = await boxOf(paper)
    // On whole pixels from here on.
    await drag(page, { x: first.x + 200, y: first.y + 12 }, { x: first.x + 210, y: first.y + 22 })
    const inwards = 30
    for (const edge of ['n', 'e', 's', 'w', 'nw', 'ne', 'sw', 'se']) {
      const has = (side: string) => (edge.includes(side) ? 1 : 0)
      const at = await boxOf(paper)
      // The corner with the grip lies inside.
      const frame = edge === 'se' ? 8 : 1
      const x = has('w') ? at.x + 1 : has('e') ? at.x + at.width - frame - 1 : at.x + at.width / 2
      const y = has('n') ? at.y + 1 : has('s') ? at.y + at.height - frame - 1 : at.y + at.height / 2
      const by = { x: (has('w') - has('e')) * inwards, y: (has('n') - has('s')) * inwards }
      await drag(page, { x, y }, { x: x + by.x, y: y + by.y })
      await expect
        .poll(() => paper.boundingBox(), edge)
        .toEqual({
          x: at.x + has('w') * inwards,
          y: at.y + has('n') * inwards,
          width: at.width - (has('w') + has('e')) * inwards,
          height: at.height - (has('n') + has('s')) * inwards,
        })
    }
  })

  test('behavior: a window that is dropped at a side fills that half, and comes back', async ({ page }) => {
    await page.goto('/paper')
    await untilComplete(page)
    const paper = programWindow(page, 'The LOVE paper')
    const first = await boxOf(paper)
    await drag(page, { x: first.x + 200, y: first.y + 12 }, { x: first.x + 210, y: first.y + 32 })
    const before = await boxOf(paper)
    const handle = { x: before.x + before.width / 2, y: before.y + 12 }
    await drag(page, handle, { x: 1, y: 300 })
    await expect.poll(() => boxOf(paper)).toMatchObject({ x: 0, y: 0, width: 640 })
    await paper.getByRole('button', { name: 'Window menu' }).press('ArrowDown')
    await page.keyboard.type('right')
    await page.keyboard.press('Enter')
    await expect.poll(() => boxOf(paper)).toMatchObject({ x: 640, y: 0, width: 640 })
    await paper.getByRole('button', { name: 'Maximize' }).click()
    await expect.poll(() => boxOf(paper)).toMatchObject({ x: 0, y: 0, width: 1280 })
    await paper.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => boxOf(paper)).toEqual(before)
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

  test('behavior: icons have menus and are moved by mouse and by keys, and line up again', async ({
    page,
  }) => {
    await page.goto('/')
    await untilComplete(page)
    await page.getByRole('button', { name: 'Show desktop' }).click()
    const icon = page.getByRole('navigation', { name: 'Programs' }).getByRole('link', { name: 'Swap' })
    const pairs = page.getByRole('navigation', { name: 'Programs' }).getByRole('link', { name: 'Pairs' })
    const [before, neighbour] = [await boxOf(icon), await boxOf(pairs)]
    await drag(page, { x: before.x + 40, y: before.y + 40 }, { x: before.x + 340, y: before.y + 140 })
    await expect.poll(async () => (await boxOf(icon)).x).toBeGreaterThan(before.x + 280)
    expect(await boxOf(pairs)).toEqual(neighbour)
    await expect(page).toHaveURL('/')
    const dropped = await boxOf(icon)
    await page.reload()
    await expect.poll(() => boxOf(icon)).toEqual(dropped)
    await page.getByRole('button', { name: 'Show desktop' }).click()
    await icon.press('Shift+F10')
    const menu = page.getByRole('menu', { name: 'Swap menu' })
    await expect(menu.getByRole('menuitem', { name: 'Open', exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('mo')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await boxOf(icon)).x).toBe(dropped.x + 24)
    await page.getByRole('button', { name: 'Left' }).click()
    await expect.poll(async () => (await boxOf(icon)).x).toBe(dropped.x)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(icon).toBeFocused()
    await icon.click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Line up icons' }).click()
    await expect.poll(() => boxOf(icon)).toEqual(before)
    await icon.click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Open', exact: true }).click()
    await expect(page).toHaveURL('/swap')
  })

  test('behavior: the button of a window has its menu', async ({ page }) => {
    await page.goto('/paper')
    await untilComplete(page)
    const button = page
      .getByRole('navigation', { name: 'Open windows' })
      .getByRole('button', { name: 'Paper' })
    await button.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Left half' }).click()
    await expect.poll(() => boxOf(programWindow(page, 'The LOVE paper'))).toMatchObject({ x: 0, width: 640 })
    await button.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Close' }).click()
    await expect(programWindow(page, 'The LOVE paper')).toBeHidden()
  })

  test('behavior: Ctrl+Esc opens Start, and Run opens what is named or says why not', async ({ page }) => {
    await page.goto('/paper')
    await page.keyboard.press('Control+Escape')
    await expect(page.getByRole('menuitem', { name: 'Welcome' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('run')
    await page.keyboard.press('Enter')
    const run = page.getByRole('dialog', { name: 'Run' })
    await expect(run.getByRole('combobox', { name: 'Open' })).toBeFocused()
    await page.keyboard.type('dogecoin')
    await page.keyboard.press('Enter')
    await expect(run).toContainText('Nothing is called “dogecoin”.')
    await expectAccessible(page)
    await run.getByRole('combobox', { name: 'Open' }).fill('eth/love')
    await page.keyboard.press('Enter')
    await expect(run).toBeHidden()
    await expect(page).toHaveURL('/pairs/LOVE-ETH')
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
  await page.goto('/swap')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Run…' }).click()
  const notes = page.getByRole('region', { name: 'Notifications' })
  await expect(notes.getByRole('alert')).toContainText('Run could not be loaded.')
  await expect(notes).toHaveAttribute('data-place')
  const toast = await boxOf(notes.locator('.toast'))
  const main = await boxOf(programWindow(page, 'Swap').locator('.button-primary'))
  const isApart =
    toast.y + toast.height <= main.y || main.y + main.height <= toast.y || toast.x >= main.x + main.width
  expect(isApart).toBe(true)
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
