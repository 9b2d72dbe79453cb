import { expect } from '@playwright/test'
import { oneNodeTest as test } from '../fixtures/faultyApp.ts'
import { openPairs, pairsNotice, untilBlockIsDue } from '../fixtures/pairsPage.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('default: the server is killed under an open page: told within 5 s, nothing typed is lost, back within 10 s of its return', {
  tag: '@deep',
}, async ({ page, app, expectedFaults }) => {
  expectedFaults.push(/LoadError: Community could not be loaded/)
  await openPairs(page)
  const search = page.getByRole('searchbox', { name: /search/i })
  await search.fill('WBTC')
  await untilBlockIsDue(page)
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
  const community = page.getByRole('dialog', { name: 'Community' })
  await expect(community).toContainText('Community could not be loaded.')
  await expect(community).not.toContainText('do not connect a wallet')
  await expect(page.locator('.price-tray')).toHaveAttribute('title', /The server cannot be reached/)
  await app.restart()
  await expect(pairsNotice(page)).not.toContainText('Retrying…', { timeout: 10_000 })
  await expect(search).toHaveValue('WBTC')
  await community.getByRole('button', { name: 'Retry' }).click()
  await expect(community.getByRole('link').first()).toBeVisible()
  await expect(page.locator('.price-tray')).not.toHaveAttribute('title', /cannot be reached/)
})
