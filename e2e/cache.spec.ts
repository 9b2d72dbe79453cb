import { expect } from '@playwright/test'
import { readItself } from './fixtures/readItself.ts'
import { repairAndRetry } from './fixtures/repairAndRetry.ts'
import { test } from './fixtures/test.ts'

test('behavior: figures of an earlier visit are shown as old when the chain cannot be reached, and renewed when it can', {
  tag: '@deep',
}, async ({ page, expectedFaults }) => {
  expectedFaults.push(/Failed to load resource/)
  await readItself(page)
  await page.clock.install()
  await page.goto('/pairs')
  const window = page.getByRole('dialog', { name: 'Pairs' })
  await expect(window.getByRole('table')).toContainText(/[\d,.]+ ETH/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cache'))).toContain('reserves')

  let isDown = true
  await page.route('**/rpc', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  )
  await page.reload()
  await expect(window.getByRole('table')).toContainText(/[\d,.]+ ETH/)
  await expect(window).toContainText(/block [\d,]+, \d+ (s|min) old/)
  await expect(window).toContainText('The server cannot reach the network', { timeout: 20_000 })
  await repairAndRetry(window.getByRole('button', { name: 'Retry' }), () => {
    isDown = false
  })
  await expect(window.getByRole('table')).toContainText(/[\d,.]+ ETH/)
  await expect(window).not.toContainText('The server cannot reach the network')
})

test('error: a damaged cache is ignored', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cache', '{"buster":"1337","queries":"[{')
    localStorage.setItem('love.snapshot', '{"version":1,"chainId":1337,"block":"1","timestamp":')
  })
  await page.goto('/pairs')
  await expect(page.getByRole('table')).toContainText(/[\d,.]+ ETH/)
})
