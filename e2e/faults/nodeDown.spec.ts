import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { oneNodeTest as test } from '../fixtures/faultyApp.ts'
import { expectFigures, openPairs, pairsNotice, pairsWindow, untilBlockIsDue } from '../fixtures/pairsPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
test.afterEach(async ({ app }) => app.heal())

test('default: the only node goes: told within 5 s, with the old figures; it returns: all is well within 10 s #node-failover', {
  tag: '@deep',
}, async ({ page, app }) => {
  await openPairs(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Control Panel' }).click()
  const panel = page.getByRole('dialog', { name: 'Control Panel' })
  await panel.getByRole('tab', { name: 'Network' }).click()
  await expect(panel.getByRole('status').first()).toContainText('All data comes from one node')
  await expect(panel.getByRole('row', { name: /^node 1 works \d+$/ })).toBeVisible()
  await expectAccessible(page)

  await untilBlockIsDue(page)
  await app.down()
  await expect(pairsNotice(page)).toContainText('No node can be reached right now. Showing', {
    timeout: 5_000,
  })
  await expect(pairsNotice(page)).toContainText(/block [\d,]+, \d+ s old\. Retrying…/)
  await expectFigures(page)
  await expect(panel.getByRole('status').first()).toContainText('No node is available', { timeout: 10_000 })
  await app.up()
  await expect(pairsNotice(page)).not.toContainText('Retrying…', { timeout: 10_000 })
})

test('behavior: a first visit while the node is away: words and a way to try again in each program, then figures by themselves', {
  tag: '@deep',
}, async ({ page, app }) => {
  await app.down()
  for (const [path, name] of [
    ['/swap', 'Swap'],
    ['/pairs', 'Pairs'],
  ] as const) {
    await page.goto(path)
    const window = page.getByRole('dialog', { name: new RegExp(name) }).first()
    await expect(window).toContainText('No node can be reached right now.', { timeout: 5_000 })
    await expect(window.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  }
  await app.up()
  await expect(pairsWindow(page).getByRole('table')).toContainText(/1 LOVE = [\d.]+ ETH/, { timeout: 10_000 })
})
