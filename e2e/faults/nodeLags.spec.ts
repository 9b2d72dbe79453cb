import { groupDigits } from '@love/protocol/format/formatNumber'
import { expect } from '@playwright/test'
import { devnet } from '../fixtures/devnet.ts'
import { oneNodeTest as test } from '../fixtures/faultyApp.ts'
import { openPairs, pairsNotice } from '../fixtures/pairsPage.ts'
import { payField, swapWindow } from '../fixtures/swapPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
test.afterEach(async ({ app }) => app.heal())

/** How many blocks a node must be behind for its newest one to be more than a minute old. */
async function blocksInAMinute(): Promise<number> {
  const newest = await devnet.getBlock()
  for (let behind = 1n; ; behind++) {
    const { timestamp } = await devnet.getBlock({ blockNumber: newest.number - behind })
    if (Date.now() / 1_000 - Number(timestamp) > 60) return Number(behind)
  }
}

test('default: a node that is behind: pages say from which block their figures are, until it has caught up #node-failover', {
  tag: '@deep',
}, async ({ page, app }) => {
  const [node] = app.nodes
  if (!node) throw new Error('There is no node.')
  // What came before the node fell behind is newer than what it says.
  await page.addInitScript(() => localStorage.removeItem('love.snapshot'))
  await openPairs(page)
  const behind = await blocksInAMinute()
  const block = Number(await devnet.getBlockNumber()) - behind
  node.fault = { staleBlocks: behind }
  // The server looks once a second, and pages keep what is newer.
  const told = async () => (await page.request.get(`${app.url}/market/snapshot`)).json()
  await expect.poll(told).toMatchObject({ block: String(block) })
  await page.reload()
  await expect(pairsNotice(page)).toContainText(
    new RegExp(
      `Prices are out of date: data from block ${groupDigits(block)}, \\d+ (s|min|h) old\\. The node may be lagging`,
    ),
    { timeout: 10_000 },
  )
  await page.goto('/swap?from=ETH&to=LOVE&amount=1')
  await expect(payField(page)).toHaveValue('1')
  await expect(swapWindow(page)).toContainText(`data from block ${groupDigits(block)}`)
  node.fault = {}
  await devnet.mine({ blocks: 1 })
  await expect(swapWindow(page)).not.toContainText('Prices are out of date', { timeout: 10_000 })
  // Its chart asks every twelve seconds.
  await expect(swapWindow(page)).not.toContainText('data from block', { timeout: 30_000 })
})
