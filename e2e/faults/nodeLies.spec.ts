import { expect } from '@playwright/test'
import type { NodeCall } from '../../apps/server/test/answerCall.ts'
import { freshBlock, untilChainIsNow } from '../fixtures/devnet.ts'
import { twoNodesTest as test } from '../fixtures/faultyApp.ts'
import { expectFigures, openPairs, pairsNotice, untilBlockIsDue } from '../fixtures/pairsPage.ts'
import { readItself } from '../fixtures/readItself.ts'
import { repairAndRetry } from '../fixtures/repairAndRetry.ts'
import { getField, payField, swapWindow } from '../fixtures/swapPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
test.afterEach(async ({ app }) => app.heal())

/** One digit of everything that contracts say, reserves and allowances among it. */
const alter = ({ method }: NodeCall, result: unknown) =>
  method === 'eth_call' && typeof result === 'string' && result.length > 66
    ? result.replace(/[1-9a-e](?=[0-9a-f]*$)/, (digit) => (digit === '1' ? '2' : '1'))
    : result

test('default: one of two nodes lies: neither is believed, the page says so, and nothing can be traded #nodes-agree', {
  tag: '@deep',
}, async ({ page, app }) => {
  await readItself(page)
  await page.clock.install()
  await openPairs(page)
  for (const liar of app.nodes) {
    liar.fault = { alter }
    await page.reload()
    await expect(pairsNotice(page)).toContainText('Two nodes disagree, so neither answer is used')
    await repairAndRetry(pairsNotice(page).getByRole('button', { name: 'Retry' }), () => {
      liar.fault = {}
    })
    await expect(pairsNotice(page)).not.toContainText('Two nodes disagree')
  }
  const [liar] = app.nodes
  if (liar) liar.fault = { alter }
  await page.evaluate(() => localStorage.clear())
  await page.goto('/swap?from=ETH&to=LOVE&amount=1')
  await expect(swapWindow(page)).toContainText('Two nodes disagree')
  await expect(getField(page)).toHaveValue('')
  if (liar) liar.fault = {}
  await freshBlock()
  await expect(getField(page)).toHaveValue(/^\d+/, { timeout: 10_000 })
  await expect(payField(page)).toHaveValue('1')
})

test('behavior: visitors keep what both agreed on, and are told why there is nothing newer', {
  tag: '@deep',
}, async ({ page, app }) => {
  await openPairs(page)
  await untilBlockIsDue(page)
  const [liar] = app.nodes
  if (liar) liar.fault = { alter }
  await freshBlock()
  await expect(pairsNotice(page)).toContainText('Two nodes disagree, so neither answer is used', {
    timeout: 10_000,
  })
  await expectFigures(page)
  if (liar) liar.fault = {}
  await expect(pairsNotice(page)).not.toContainText('Two nodes disagree', { timeout: 10_000 })
})

test('behavior: one of two is away: what decides about money waits for it, and the Control Panel says why', {
  tag: '@deep',
}, async ({ page, app }) => {
  const [, two] = app.nodes
  await page.goto('/control-panel?tab=network')
  const words = page.getByRole('dialog', { name: 'Control Panel' }).getByRole('status').first()
  await expect(words).toHaveText('2 nodes: two must agree on data that affects your money.')
  await two?.down()
  await expect(words).toContainText('only one is available', { timeout: 12_000 })
  // On the one before they had agreed.
  await untilChainIsNow()
  await freshBlock()
  await page.goto('/pairs')
  await expect(pairsNotice(page)).toContainText(
    'Two nodes must agree on this, but fewer than two are healthy.',
  )
})
