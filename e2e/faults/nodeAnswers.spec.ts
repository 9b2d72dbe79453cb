import { expect, type Page } from '@playwright/test'
import type { Fault } from '../../apps/server/test/startFaultNode.ts'
import { type FaultyApp, oneNodeTest as test } from '../fixtures/faultyApp.ts'
import { expectFigures, openPairs, pairsNotice, untilBlockIsDue } from '../fixtures/pairsPage.ts'
import { readItself } from '../fixtures/readItself.ts'
import { repairAndRetry } from '../fixtures/repairAndRetry.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
test.afterEach(async ({ app }) => app.heal())

/** What the only node does, and what the page says of it. */
const faults: Readonly<Record<string, readonly [Fault, RegExp]>> = {
  'resets every connection': [{ reset: true }, /No node can be reached/],
  'answers 500': [{ status: { code: 500 } }, /The nodes returned no usable answer/],
  'asks for a pause of 30 s': [
    { status: { code: 429, headers: { 'retry-after': '30' } } },
    /The nodes are busy\. Try again later/,
  ],
  'sends garbage': [{ garbage: '<html>' }, /The nodes returned no usable answer/],
  'cuts its answers': [{ truncate: true }, /The nodes returned no usable answer/],
  'answers each question twice': [
    { change: (answers) => [...answers, ...answers].reverse() },
    /^(?!.*trying)/,
  ],
  'takes half a second': [{ delayMs: 500 }, /^(?!.*trying)/],
}

for (const who of ['visitor', 'page that reads the chain itself'])
  test(`default: whatever the node does, a ${who} has words or figures, and Retry helps`, {
    tag: '@deep',
  }, async ({ page, app }) => {
    test.setTimeout(120_000)
    if (who !== 'visitor') await readItself(page)
    await page.clock.install()
    await openPairs(page)
    const kept = who === 'visitor' ? 'love.snapshot' : 'cache'
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), kept)).toContain('reserves')
    await untilBlockIsDue(page)
    await everyFault(page, app, who === 'visitor' ? '**/market/snapshot' : '**/rpc')
  })

async function everyFault(page: Page, app: FaultyApp, asks: string) {
  const [node] = app.nodes
  if (!node) throw new Error('There is no node.')
  for (const [what, [fault, words]] of Object.entries(faults))
    await test.step(`the node ${what}`, async () => {
      node.fault = fault
      await page.reload()
      await expect(pairsNotice(page)).toContainText(words, { timeout: 10_000 })
      await expectFigures(page)
      const retry = pairsNotice(page).getByRole('button', { name: 'Retry' })
      const repair = () => {
        node.fault = {}
      }
      if (await retry.isVisible()) await repairAndRetry(retry, repair, asks)
      else repair()
      await expect(pairsNotice(page)).not.toContainText('Retrying…')
    })
}
