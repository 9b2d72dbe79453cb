import { expect } from '@playwright/test'
import { oneNodeTest as test } from '../fixtures/faultyApp.ts'
import { openPairs, pairsNotice } from '../fixtures/pairsPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('default: the server is killed under an open page: told within 5 s, nothing typed is lost, back within 10 s of its return', {
  tag: '@deep',
}, async ({ page, app, expectedFaults }) => {
  expectedFaults.push(/LoadError: The files of Community/)
  await openPairs(page)
  const search = page.getByRole('searchbox', { name: /search/i })
  await search.fill('WBTC')
  await app.kill()
  await expect(pairsNotice(page)).toContainText(
    'The server cannot be reached. Check your internet connection.',
    {
      timeout: 5_000,
    },
  )
  await expect(page.getByRole('table')).toContainText('LOVE-WBTC')
  // A program whose files were not fetched yet says so, and takes nothing else with it.
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name: 'Community' }).click()
  await expect(page.getByRole('dialog', { name: 'Community' })).toContainText(/could not be loaded|Reload/)
  await app.restart()
  await expect(pairsNotice(page)).not.toContainText('Retrying…', { timeout: 10_000 })
  await expect(search).toHaveValue('WBTC')
})
