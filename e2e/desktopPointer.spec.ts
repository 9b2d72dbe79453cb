import { expect } from '@playwright/test'
import { boxOf, drag, programWindow, untilComplete } from './fixtures/desktopPage.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { test } from './fixtures/test.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 640, 'a phone has no dragging')

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

test('behavior: icons have menus and are moved by mouse and by keys, and line up again', async ({ page }) => {
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
  const button = page.getByRole('navigation', { name: 'Open windows' }).getByRole('button', { name: 'Paper' })
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
